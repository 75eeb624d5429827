public import PokeAPI
import SQLite

/// The pictures and cries of a checkpoint store, committed together with its answers.
///
/// A checkpoint's state is `gone` where PokeAPI's collection has nothing at the path.
public final class MediaStore {
    private let store: CheckpointStore
    private let packer = BodyPacker()
    private let saving: Statement
    private let touching: Statement
    private let failing: Statement
    private let missing: Statement

    /// The pictures and cries of a store that is open for writing.
    public init(_ store: CheckpointStore) throws(CheckpointError) {
        self.store = store
        func prepare(_ state: StoreSchema.State, _ columns: String, _ update: String) throws(SQLiteError) -> Statement {
            let places = String(repeating: ", ?", count: columns.count { $0 == "," } + 1)
            return try store.connection.prepare(
                """
                INSERT INTO media(state, \(columns)) VALUES (\(state.rawValue)\(places))
                ON CONFLICT(path) DO UPDATE SET state = excluded.state, \(update)
                """
            )
        }
        do {
            saving = try prepare(
                .loaded,
                "path, entity_tag, fetched, body",
                """
                entity_tag = excluded.entity_tag, fetched = excluded.fetched, body = excluded.body,
                reason = NULL, attempts = 0
                """
            )
            touching = try prepare(.loaded, "path, fetched", "fetched = excluded.fetched, reason = NULL, attempts = 0")
            failing = try prepare(
                .failed,
                "path, reason, attempts",
                "reason = excluded.reason, attempts = excluded.attempts"
            )
            missing = try prepare(
                .gone,
                "path, fetched",
                "fetched = excluded.fetched, entity_tag = NULL, body = NULL, reason = NULL, attempts = 0"
            )
        } catch {
            throw CheckpointError(error, path: store.path)
        }
    }

    /// What the store knows about every picture and cry.
    ///
    /// Bodies are read back to verify them: one that is damaged counts as pending, and so is asked for again.
    public func checkpoints() throws(CheckpointError) -> [MediaPath: Checkpoint] {
        try store.use { () throws(SQLiteError) in
            let statement = try store.connection.prepare(
                "SELECT path, state, reason, attempts, entity_tag, fetched, body FROM media"
            )
            let decoder = BodyDecoder()
            var checkpoints: [MediaPath: Checkpoint] = [:]
            while try statement.step() {
                guard let path = statement.text(0).flatMap({ MediaPath($0) }) else { continue }
                var state = CheckpointState(in: statement, from: 1)
                let isWhole = decoder.isWhole(in: 6, of: statement, at: path.description)
                if state == .loaded, !isWhole { state = .pending }
                checkpoints[path] = Checkpoint(
                    state: state,
                    entityTag: isWhole ? statement.text(4) : nil,
                    fetched: statement.integer(5)
                )
            }
            return checkpoints
        }
    }

    /// Makes every change so far durable.
    public func commit() throws(CheckpointError) { try store.commit() }

    /// Stores a picture or cry that was checked.
    ///
    /// - Parameter fetched: when it was had, in seconds since 1970.
    public func save(_ path: MediaPath, body: [UInt8], entityTag: String?, fetched: Int) throws(CheckpointError) {
        let packed = packer.pack(body, for: path.description)
        try store.change { () throws(SQLiteError) in
            try saving.run(
                .text(path.description),
                entityTag.map { .text($0) } ?? .null,
                .integer(fetched),
                .blob(packed.bytes)
            )
        }
    }

    /// Notes that a stored picture or cry is still the right one.
    public func touch(_ path: MediaPath, fetched: Int) throws(CheckpointError) {
        try store.change { () throws(SQLiteError) in try touching.run(.text(path.description), .integer(fetched)) }
    }

    /// Notes that a picture or cry could not be had; an older copy stays.
    public func fail(_ path: MediaPath, reason: String, attempts: Int) throws(CheckpointError) {
        try store.change { () throws(SQLiteError) in
            try failing.run(.text(path.description), .text(reason), .integer(attempts))
        }
    }

    /// Notes that there is nothing at the path; an older copy goes.
    public func miss(_ path: MediaPath, fetched: Int) throws(CheckpointError) {
        try store.change { () throws(SQLiteError) in try missing.run(.text(path.description), .integer(fetched)) }
    }
}
