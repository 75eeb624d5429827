import Checkpoints
import Compression
import PokeAPI
import SQLite
import TestSupport
import Testing

@Suite struct MediaStoreTests {
    private let folder: TemporaryFolder
    private let picture: MediaPath
    private var path: String { folder.path + "/store.sqlite3" }

    init() throws {
        folder = try TemporaryFolder()
        picture = try #require(MediaPath("sprites/master/sprites/pokemon/25.png"))
    }

    /// Opens the store, changes it and commits; says what is in it then.
    private func change(_ body: (MediaStore) throws -> Void) throws -> Checkpoint? {
        let store = try CheckpointStore(path: path, source: "a")
        let media = try MediaStore(store)
        try body(media)
        try store.commit()
        return try media.checkpoints()[picture]
    }

    private func copy() throws -> [UInt8]? { try MediaReader(StoreReader(path: path)).body(of: picture) }

    @Test func keepsACopyAndWhenItCame() throws {
        let saved = try change { try $0.save(picture, body: [1, 2, 3], entityTag: "t", fetched: 5) }
        #expect(saved == Checkpoint(state: .loaded, entityTag: "t", fetched: 5))
        #expect(try copy() == [1, 2, 3])
        let touched = try change { try $0.touch(picture, fetched: 9) }
        #expect(touched == Checkpoint(state: .loaded, entityTag: "t", fetched: 9))
        #expect(try StoreReader(path: path).mediaSummary()?.loaded == 1)
    }

    @Test func keepsTheOldCopyOfOneThatFailed() throws {
        let failed = try change {
            try $0.save(picture, body: [1], entityTag: "t", fetched: 5)
            try $0.fail(picture, reason: "status 500", attempts: 6)
        }
        let state = CheckpointState.failed(reason: "status 500", attempts: 6)
        #expect(failed == Checkpoint(state: state, entityTag: "t", fetched: 5))
        #expect(try copy() == [1])
        let reader = try StoreReader(path: path)
        #expect(try reader.mediaFailures().map(\.reason) == ["status 500"])
        #expect(try reader.mediaSummary()?.failed == 1)
        #expect(try change { try $0.touch(picture, fetched: 7) }?.state == .loaded)
    }

    @Test func dropsTheCopyOfOneThatIsMissing() throws {
        let missing = try change {
            try $0.save(picture, body: [1], entityTag: "t", fetched: 5)
            try $0.miss(picture, fetched: 6)
        }
        #expect(missing == Checkpoint(state: .gone, fetched: 6))
        #expect(try copy() == nil)
    }

    @Test func asksAgainForADamagedCopy() throws {
        _ = try change { try $0.save(picture, body: Array(0..<200), entityTag: "t", fetched: 5) }
        do { try Connection(path: path, mode: .readWriteCreate).execute("UPDATE media SET body = zeroblob(40)") }
        #expect(try change { _ in } == Checkpoint(state: .pending, fetched: 5))
        #expect(try copy() == nil)
    }

    /// A store as version 1 of the schema had it, with one answer.
    private func makeFirstVersion() throws {
        let connection = try Connection(path: path, mode: .readWriteCreate)
        try connection.execute(
            """
            PRAGMA journal_mode = WAL;
            CREATE TABLE property(name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
            CREATE TABLE answer(
                path TEXT NOT NULL UNIQUE, kind TEXT NOT NULL, id INTEGER, role INTEGER NOT NULL,
                state INTEGER NOT NULL, reason TEXT, attempts INTEGER NOT NULL DEFAULT 0, entity_tag TEXT,
                deployment TEXT, fetched INTEGER NOT NULL DEFAULT 0, body BLOB
            );
            CREATE INDEX answer_order ON answer(role, kind, id);
            PRAGMA user_version = 1;
            INSERT INTO property VALUES ('source', 'a');
            """
        )
        let body = Array(#"{"id":1}"#.utf8).withUnsafeBytes(ZstandardCompressor(level: 1).compress)
        try connection.prepare(
            "INSERT INTO answer(path, kind, id, role, state, entity_tag, fetched, body) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
        ).run(
            .text("nature/1/"),
            .text("nature"),
            .integer(1),
            .integer(3),
            .integer(1),
            .text("t"),
            .integer(5),
            .blob(body)
        )
    }

    @Test func takesAStoreOfTheFirstVersionAlong() throws {
        try makeFirstVersion()
        let saved = try change { try $0.save(picture, body: [7], entityTag: nil, fetched: 5) }
        #expect(saved?.state == .loaded)
        #expect(try copy() == [7])
        let reader = try StoreReader(path: path, source: "a")
        #expect(try reader.body(of: .resource("nature", 1)) == Array(#"{"id":1}"#.utf8))
        let store = try CheckpointStore(path: path, source: "a")
        let answer = try store.checkpoints()[.resource("nature", 1)]
        #expect(answer == Checkpoint(state: .loaded, entityTag: "t", fetched: 5))
        #expect(try Connection(path: path, mode: .readOnly).integer("PRAGMA user_version") == 2)
    }

    @Test func readsAStoreOfTheFirstVersionAsItIs() throws {
        try makeFirstVersion()
        let reader = try StoreReader(path: path, source: "a")
        #expect(try reader.body(of: .resource("nature", 1)) == Array(#"{"id":1}"#.utf8))
        #expect(try copy() == nil)
        #expect(try reader.mediaSummary() == nil)
        #expect(try Connection(path: path, mode: .readOnly).integer("PRAGMA user_version") == 1)
    }

    @Test func leavesAStoreOfTheFirstVersionAloneThatBelongsToAnotherSource() throws {
        try makeFirstVersion()
        #expect(throws: CheckpointError.otherSource(path: path, stored: "a", asked: "b")) {
            try CheckpointStore(path: path, source: "b")
        }
        #expect(try Connection(path: path, mode: .readOnly).integer("PRAGMA user_version") == 1)
    }
}
