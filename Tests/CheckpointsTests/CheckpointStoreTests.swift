import Checkpoints
import FoundationEssentials
import PokeAPI
import SQLite
import TestSupport
import Testing

@Suite struct CheckpointStoreTests {
    private let folder: TemporaryFolder
    private var path: String { folder.path + "/store.sqlite3" }
    private let one = APIPath.resource("nature", 1)

    init() throws { folder = try TemporaryFolder() }

    private func save(_ store: CheckpointStore, _ path: APIPath, _ body: String = "{}") throws {
        try store.save(path, body: Array(body.utf8), entityTag: "t", deployment: "d", fetched: 5)
    }

    @Test func keepsCommittedAnswersAndTheirStates() throws {
        do {
            let store = try CheckpointStore(path: path, source: "a")
            try store.list([one, .resource("nature", 2), .resource("nature", 3)])
            try save(store, one, #"{"id":1}"#)
            try store.mark(.resource("nature", 2), .failed(reason: "status 500", attempts: 6))
            try store.commit()
        }
        let store = try CheckpointStore(path: path, source: "a")
        let checkpoints = try store.checkpoints()
        #expect(checkpoints[one] == Checkpoint(state: .loaded, entityTag: "t", deployment: "d", fetched: 5))
        #expect(checkpoints[.resource("nature", 2)]?.state == .failed(reason: "status 500", attempts: 6))
        #expect(checkpoints[.resource("nature", 3)]?.state == .pending)
        #expect(try store.body(of: one) == Array(#"{"id":1}"#.utf8))
        #expect(try store.body(of: .resource("nature", 2)) == nil)
    }

    @Test func losesNoMoreThanOneBatchWithoutACommit() throws {
        do {
            let store = try CheckpointStore(path: path, source: "a")
            for id in 0..<Int32(CheckpointStore.batch * 2 + 5) { try save(store, .resource("nature", id)) }
        }
        let store = try CheckpointStore(path: path, source: "a")
        #expect(try store.checkpoints().count == CheckpointStore.batch * 2)
    }

    @Test func readsResourcesInTheOrderOfIds() throws {
        let store = try CheckpointStore(path: path, source: "a")
        for id in [Int32(10_001), -1, 3] { try save(store, .resource("nature", id), "\(id)") }
        try save(store, .encounters(ofPokemon: 4), "[]")
        try store.commit()
        let reader = try StoreReader(path: path)
        var seen: [String] = []
        try reader.forEachResource(of: "nature") { id, bytes in
            seen.append("\(id)=" + String(decoding: bytes, as: UTF8.self))
        }
        #expect(seen == ["-1=-1", "3=3", "10001=10001"])
        var pokemon: [Int32] = []
        try reader.forEachEncounters { id, _ in pokemon.append(id) }
        #expect(pokemon == [4])
    }

    @Test func refusesASecondWriterAndNamesTheFirst() throws {
        let first = try CheckpointStore(path: path, source: "a")
        #expect { try CheckpointStore(path: path, source: "a") } throws: { error in
            guard case CheckpointError.inUse(path, let holder) = error else { return false }
            return holder.hasPrefix("process ")
        }
        _ = first
    }

    @Test func refusesAnotherSourceNamingBoth() throws {
        do {
            let store = try CheckpointStore(path: path, source: "http://a/")
            try save(store, one)
            try store.commit()
        }
        #expect(throws: CheckpointError.otherSource(path: path, stored: "http://a/", asked: "http://b/")) {
            try CheckpointStore(path: path, source: "http://b/")
        }
    }

    @Test func takesAnotherSourceWhileItHasNoAnswer() throws {
        do {
            let store = try CheckpointStore(path: path, source: "http://mistyped/")
            try store.mark(.root, .failed(reason: "not found", attempts: 2))
            try store.commit()
        }
        do {
            let store = try CheckpointStore(path: path, source: "http://a/")
            #expect(try store.checkpoints().isEmpty)
        }
        #expect(try StoreReader(path: path).source == "http://a/")
    }

    @Test func refusesANewerSchemaAndForeignFiles() throws {
        do { _ = try CheckpointStore(path: path, source: "a") }
        do { try Connection(path: path, mode: .readWriteCreate).execute("PRAGMA user_version = 99") }
        #expect(throws: CheckpointError.newerSchema(path: path, found: 99, supported: 2)) {
            try CheckpointStore(path: path, source: "a")
        }
        let foreign = folder.path + "/foreign.sqlite3"
        do { try Connection(path: foreign, mode: .readWriteCreate).execute("CREATE TABLE t(x)") }
        #expect(throws: CheckpointError.notAStore(path: foreign, reason: "another program's database")) {
            try CheckpointStore(path: foreign, source: "a")
        }
    }

    @Test func namesTheAnswerWhoseBodyIsDamaged() throws {
        let store = try CheckpointStore(path: path, source: "a")
        try save(store, one)
        try store.commit()
        try Connection(path: path, mode: .readWriteCreate).execute("UPDATE answer SET body = zeroblob(9)")
        #expect(throws: CheckpointError.damaged(path: path, answer: "nature/1/")) {
            try StoreReader(path: path).forEachResource(of: "nature") { _, _ in }
        }
    }

    @Test func refusesRowsThatBitsHavePutInAnotherPlace() throws {
        do {
            let store = try CheckpointStore(path: path, source: "a")
            try save(store, .resource("nature", 25))
            try store.commit()
        }
        var bytes = [UInt8](try Data(contentsOf: URL(filePath: path)))
        let place = try #require(bytes.firstRange(of: Array("nature/25/".utf8)))
        // Now it says nature/24/ in the table, or in its index, and nature/25/ in the other.
        bytes[place.lowerBound + 8] ^= 1
        try Data(bytes).write(to: URL(filePath: path))
        #expect { try CheckpointStore(path: path, source: "a") } throws: { error in
            if case CheckpointError.notAStore(path, _) = error { true } else { false }
        }
        #expect(throws: CheckpointError.self) { try StoreReader(path: path) }
    }

    @Test func noticesABodyThatIsAnotherAnswers() throws {
        let other = APIPath.resource("nature", 2)
        let store = try CheckpointStore(path: path, source: "a")
        try save(store, one, #"{"id":1}"#)
        try save(store, other, #"{"id":2}"#)
        try store.commit()
        #expect(try StoreReader(path: path).damaged() == [])
        try Connection(path: path, mode: .readWriteCreate).execute(
            "UPDATE answer SET body = (SELECT body FROM answer WHERE path = 'nature/2/') WHERE path = 'nature/1/'"
        )
        #expect(try StoreReader(path: path).damaged() == ["nature/1/"])
        #expect(try BodyReader(StoreReader(path: path)).body(of: one) == .damaged)
        #expect(throws: CheckpointError.damaged(path: path, answer: "nature/1/")) {
            try StoreReader(path: path).forEachResource(of: "nature") { _, _ in }
        }
        #expect(try store.checkpoints()[one]?.state == .pending)
        #expect(try store.checkpoints()[other]?.state == .loaded)
        // From then on it is missing, whoever asks, until it is had again.
        #expect(try store.reader.damaged() == [])
        #expect(try store.reader.unanswered(damaged: []).map(\.path) == ["nature/1/"])
    }

    @Test func readsBodiesThatWereStoredWithoutASeal() throws {
        let store = try CheckpointStore(path: path, source: "a")
        try save(store, one)
        try store.commit()
        // The frame alone, as it was stored before.
        try Connection(path: path, mode: .readWriteCreate).execute(
            "UPDATE answer SET body = substr(body, 1, length(body) - 12)"
        )
        #expect(try store.checkpoints()[one]?.state == .loaded)
        #expect(try store.body(of: one) == Array("{}".utf8))
    }

    @Test func saysWhatStandsInPlaceOfAStore() throws {
        let expected = CheckpointError.noFile(path: folder.path, found: "a folder")
        #expect(throws: expected) { try CheckpointStore(path: folder.path, source: "a") }
        #expect(throws: expected) { try StoreReader(path: folder.path) }
        #expect(throws: CheckpointError.noFile(path: "/dev/null", found: "no regular file")) {
            try StoreReader(path: "/dev/null")
        }
        let below = path + "/x"
        try folder.write("", to: "store.sqlite3")
        #expect(throws: CheckpointError.unreadable(path: below, reason: "Not a directory")) {
            try StoreReader(path: below)
        }
        #expect(throws: CheckpointError.empty(path: path)) { try StoreReader(path: path) }
        // A crawl fills it.
        #expect(try CheckpointStore(path: path, source: "a").checkpoints().isEmpty)
    }

    @Test func saysThatThereIsNoStoreToRead() {
        #expect(throws: CheckpointError.absent(path: path)) { try StoreReader(path: path) }
    }
}
