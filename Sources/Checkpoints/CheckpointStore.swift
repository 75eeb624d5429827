import Compression
public import PokeAPI
import SQLite
import Synchronization

/// The resumable store of a crawl: every answer that was had, and where the crawl stands with every other.
///
/// One SQLite file in WAL mode, written by one process at a time. Changes are committed together, at most
/// ``batch`` answers at a time, so that a killed process loses no more than that; a later one finds the rest whole. Bodies
/// are kept as zstd frames with a checksum.
///
/// Any thread may call it, one at a time gets its turn: connection and statements are used only while ``uncommitted`` is
/// held, which is why it may be sent although they may not.
public final class CheckpointStore: @unchecked Sendable {
    /// Answers that may be uncommitted at any time.
    public static let batch = 64
    /// The largest body that is read back, in bytes.
    static let bodyLimit = 64 << 20

    let path: String
    private let source: String
    let connection: Connection
    private let lock: StoreLock
    private let packer = BodyPacker()
    private let saving: Statement
    private let touching: Statement
    private let marking: Statement
    private let listing: Statement
    /// How many changes are not committed.
    private let uncommitted = Mutex(0)

    /// Opens the store of `source` for writing, and creates it where there is none.
    ///
    /// Throws where the file is no store, is newer than this program, belongs to another source, or is being written to.
    public init(path: String, source: String) throws(CheckpointError) {
        self.path = path
        self.source = source
        _ = try StoreFile.exists(path)
        try StoreFile.makeFolders(for: path)
        lock = try StoreLock(storePath: path)
        do {
            connection = try Connection(path: path, mode: .readWriteCreate)
            // WAL with NORMAL: a killed process loses nothing that was committed; a power cut may lose the last commits
            // but cannot damage the file (https://www.sqlite.org/wal.html).
            try connection.execute("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL")
            try Self.prepare(connection, path: path, source: source)
            saving = try connection.prepare(
                """
                INSERT INTO answer(path, kind, id, role, state, entity_tag, deployment, fetched, body)
                VALUES (?, ?, ?, ?, \(StoreSchema.State.loaded.rawValue), ?, ?, ?, ?)
                ON CONFLICT(path) DO UPDATE SET state = excluded.state, entity_tag = excluded.entity_tag,
                deployment = excluded.deployment, fetched = excluded.fetched, body = excluded.body,
                reason = NULL, attempts = 0
                """
            )
            touching = try connection.prepare("UPDATE answer SET deployment = ?, fetched = ? WHERE path = ?")
            marking = try connection.prepare(
                """
                INSERT INTO answer(path, kind, id, role, state, reason, attempts) VALUES (?, ?, ?, ?, ?, ?, ?)
                ON CONFLICT(path) DO UPDATE SET state = excluded.state, reason = excluded.reason,
                attempts = excluded.attempts
                """
            )
            listing = try connection.prepare(
                """
                INSERT INTO answer(path, kind, id, role, state) VALUES (?, ?, ?, ?, \(StoreSchema.State.pending.rawValue))
                ON CONFLICT(path) DO UPDATE SET state = excluded.state
                WHERE state = \(StoreSchema.State.gone.rawValue)
                """
            )
        } catch let error as SQLiteError {
            throw CheckpointError(error, path: path)
        } catch let error as CheckpointError {
            throw error
        } catch {
            throw .failed(path: path, reason: "\(error)")
        }
    }

    private static func prepare(_ connection: Connection, path: String, source: String) throws {
        let version = try connection.integer("PRAGMA user_version") ?? 0
        // Not ours where it has tables and no version.
        guard try version > 0 || connection.integer("SELECT count(*) FROM sqlite_schema") == 0 else {
            throw CheckpointError.notAStore(path: path, reason: "another program's database")
        }
        if version > 0 {
            let stored = try StoreReader.check(connection, path: path)
            if stored != source { try dedicate(connection, to: source, insteadOf: stored, path: path) }
        }
        guard version < StoreSchema.version else { return }
        // One transaction: a process that is killed leaves the old version or the new one.
        try connection.execute("BEGIN IMMEDIATE; " + StoreSchema.steps[version...].joined())
        if version == 0 {
            try connection.prepare("INSERT INTO property VALUES ('source', ?)").run(.text(source))
        }
        try connection.execute("PRAGMA user_version = \(StoreSchema.version); COMMIT")
    }

    /// Makes a store that of another source, where it has no answer yet: the one that was given first may have been mistyped.
    private static func dedicate(
        _ connection: Connection,
        to source: String,
        insteadOf stored: String,
        path: String
    ) throws {
        let loaded = "SELECT count(*) FROM answer WHERE state = \(StoreSchema.State.loaded.rawValue)"
        guard try connection.integer(loaded) == 0 else {
            throw CheckpointError.otherSource(path: path, stored: stored, asked: source)
        }
        // What was asked for in vain was so somewhere else.
        try connection.execute("BEGIN IMMEDIATE; DELETE FROM answer")
        try connection.prepare("UPDATE property SET value = ? WHERE name = 'source'").run(.text(source))
        try connection.execute("COMMIT")
    }

    /// Reads what is committed, by connections of its own.
    ///
    /// The file is not checked anew, as ``StoreReader/init(path:source:)`` does: it was when this store was opened.
    public var reader: StoreReader { StoreReader(uncheckedPath: path, source: source) }

    /// What the store knows about every answer.
    ///
    /// Bodies are read back to verify them: an answer whose body is damaged becomes pending, and so is asked for again.
    public func checkpoints() throws(CheckpointError) -> [APIPath: Checkpoint] {
        var damaged: [APIPath] = []
        let checkpoints = try readCheckpoints(&damaged)
        for path in damaged { try mark(path, .pending) }
        try commit()
        return checkpoints
    }

    private func readCheckpoints(_ damaged: inout [APIPath]) throws(CheckpointError) -> [APIPath: Checkpoint] {
        try use { () throws(SQLiteError) in
            let statement = try connection.prepare(
                "SELECT path, state, reason, attempts, entity_tag, deployment, fetched, body FROM answer"
            )
            let decoder = BodyDecoder()
            var checkpoints: [APIPath: Checkpoint] = [:]
            while try statement.step() {
                guard let path = statement.text(0).flatMap({ APIPath(parsing: $0) }) else { continue }
                var state = CheckpointState(in: statement, from: 1)
                if state == .loaded, !decoder.isWhole(in: 7, of: statement, at: path.description) {
                    state = .pending
                    damaged.append(path)
                }
                checkpoints[path] = Checkpoint(
                    state: state,
                    entityTag: state == .pending ? nil : statement.text(4),
                    deployment: statement.text(5),
                    fetched: statement.integer(6)
                )
            }
            return checkpoints
        }
    }

    /// Stores an answer that was checked.
    ///
    /// - Parameter fetched: when it was had, in seconds since 1970.
    public func save(
        _ path: APIPath,
        body: [UInt8],
        entityTag: String?,
        deployment: String?,
        fetched: Int
    ) throws(CheckpointError) {
        try save(
            path,
            packer.pack(body, for: path.description),
            entityTag: entityTag,
            deployment: deployment,
            fetched: fetched
        )
    }

    /// Stores an answer that was checked and packed.
    ///
    /// - Parameter fetched: when it was had, in seconds since 1970.
    public func save(
        _ path: APIPath,
        _ body: PackedBody,
        entityTag: String?,
        deployment: String?,
        fetched: Int
    ) throws(CheckpointError) {
        try change { () throws(SQLiteError) in
            let (kind, id, role) = Self.columns(of: path)
            try saving.run(
                .text(path.description),
                kind,
                id,
                role,
                entityTag.map { .text($0) } ?? .null,
                deployment.map { .text($0) } ?? .null,
                .integer(fetched),
                .blob(body.bytes)
            )
        }
    }

    /// Notes that a stored answer is still the right one.
    public func touch(_ path: APIPath, deployment: String?, fetched: Int) throws(CheckpointError) {
        try change { () throws(SQLiteError) in
            try touching.run(deployment.map { .text($0) } ?? .null, .integer(fetched), .text(path.description))
        }
    }

    /// Notes that answers were listed; those that are known keep their state.
    public func list(_ paths: [APIPath]) throws(CheckpointError) {
        for path in paths {
            try change { () throws(SQLiteError) in
                let (kind, id, role) = Self.columns(of: path)
                try listing.run(.text(path.description), kind, id, role)
            }
        }
    }

    /// Notes that an answer could not be had, or is no longer listed.
    public func mark(_ path: APIPath, _ state: CheckpointState) throws(CheckpointError) {
        try change { () throws(SQLiteError) in
            let (kind, id, role) = Self.columns(of: path)
            let (number, reason, attempts): (StoreSchema.State, Statement.Value, Int) =
                switch state {
                case .pending: (.pending, .null, 0)
                case .loaded: (.loaded, .null, 0)
                case .failed(let reason, let attempts): (.failed, .text(reason), attempts)
                case .gone: (.gone, .null, 0)
                }
            try marking.run(
                .text(path.description),
                kind,
                id,
                role,
                .integer(number.rawValue),
                reason,
                .integer(attempts)
            )
        }
    }

    /// The stored body of an answer; nil where there is none.
    public func body(of path: APIPath) throws(CheckpointError) -> [UInt8]? {
        do {
            return try uncommitted.withLock { _ in try StoreReader.body(of: path, on: connection) }
        } catch let error as SQLiteError {
            throw CheckpointError(error, path: self.path)
        } catch {
            throw .failed(path: self.path, reason: "\(path): \(error)")
        }
    }

    /// Makes every change so far durable.
    public func commit() throws(CheckpointError) {
        try uncommitted.withLock { count throws(CheckpointError) in
            if count > 0 { try commit(&count) }
        }
    }

    private func commit(_ count: inout Int) throws(CheckpointError) {
        do {
            try connection.execute("COMMIT")
            count = 0
        } catch {
            throw CheckpointError(error, path: path)
        }
    }

    /// Makes a change, which is committed with others, at most ``batch`` at a time.
    func change(_ body: () throws(SQLiteError) -> Void) throws(CheckpointError) {
        try uncommitted.withLock { count throws(CheckpointError) in
            do throws(SQLiteError) {
                if count == 0 { try connection.execute("BEGIN IMMEDIATE") }
                count += 1
                try body()
            } catch {
                throw CheckpointError(error, path: path)
            }
            if count >= Self.batch { try commit(&count) }
        }
    }

    /// Uses the connection for something that need not be committed with others.
    func use<Result: Sendable>(_ body: () throws(SQLiteError) -> Result) throws(CheckpointError) -> Result {
        try uncommitted.withLock { _ throws(CheckpointError) in
            do throws(SQLiteError) {
                return try body()
            } catch {
                throw CheckpointError(error, path: path)
            }
        }
    }

    private static func columns(of path: APIPath) -> (kind: Statement.Value, id: Statement.Value, role: Statement.Value)
    {
        let (kind, id, role): (String, Int32?, StoreSchema.Role) =
            switch path.role {
            case .listing(let kind): (kind, nil, .listing)
            case .single(let name): (name, nil, .single)
            case .resource(let kind, let id): (kind, id, .resource)
            case .encounters(let pokemon): ("pokemon", pokemon, .encounters)
            case .index, nil: ("", nil, .index)
            }
        return (.text(kind), id.map { .integer(Int($0)) } ?? .null, .integer(role.rawValue))
    }
}
