import Compression
public import PokeAPI
import SQLite

/// Reads a store that nobody need be writing to.
///
/// Each call opens a connection of its own, so that one reader serves several tasks at once.
public struct StoreReader: Sendable {
    /// The store's file.
    public let path: String
    /// The API root or folder that the answers are from.
    public let source: String

    /// Opens a store to read from.
    ///
    /// Throws where there is none, or where this program cannot read it.
    ///
    /// - Parameter source: where the answers must be from; nil takes any.
    public init(path: String, source: String? = nil) throws(CheckpointError) {
        guard try StoreFile.exists(path) else { throw .absent(path: path) }
        do {
            let connection = try Connection(path: path, mode: .readOnly)
            let stored = try Self.check(connection, path: path)
            if let source, stored != source {
                throw CheckpointError.otherSource(path: path, stored: stored, asked: source)
            }
            self.source = stored
            self.path = path
        } catch let error as SQLiteError {
            throw CheckpointError(error, path: path)
        } catch let error as CheckpointError {
            throw error
        } catch {
            throw .failed(path: path, reason: "\(error)")
        }
    }

    /// Reads a store that is known to be whole.
    init(uncheckedPath path: String, source: String) {
        self.path = path
        self.source = source
    }

    /// The source of a store, after checking its version and that it is whole.
    static func check(_ connection: Connection, path: String) throws -> String {
        let version = try connection.integer("PRAGMA user_version") ?? 0
        guard version <= StoreSchema.version else {
            throw CheckpointError.newerSchema(path: path, found: version, supported: StoreSchema.version)
        }
        if version == 0, try connection.integer("SELECT count(*) FROM sqlite_schema") == 0 {
            throw CheckpointError.empty(path: path)
        }
        guard version > 0 else {
            throw CheckpointError.notAStore(path: path, reason: "another program's database")
        }
        // Bodies have checksums of their own; this finds what else bits can do: rows in the wrong place, or none at all.
        let integrity = try connection.prepare("PRAGMA integrity_check(1)")
        if try integrity.step(), let fault = integrity.text(0), fault != "ok" {
            throw CheckpointError.notAStore(path: path, reason: fault)
        }
        let statement = try connection.prepare("SELECT value FROM property WHERE name = 'source'")
        return try statement.step() ? statement.text(0) ?? "" : ""
    }

    /// Calls `body` with each loaded resource of a kind, in the order of ids.
    ///
    /// The bytes are valid only inside it.
    public func forEachResource(of kind: String, _ body: (Int32, UnsafeRawBufferPointer) throws -> Void) throws {
        try forEach(.resource, kind, body)
    }

    /// Calls `body` with the encounters of each pokemon, in the order of ids.
    ///
    /// The bytes are valid only inside it.
    public func forEachEncounters(_ body: (Int32, UnsafeRawBufferPointer) throws -> Void) throws {
        try forEach(.encounters, "pokemon", body)
    }

    private func forEach(
        _ role: StoreSchema.Role,
        _ kind: String,
        _ body: (Int32, UnsafeRawBufferPointer) throws -> Void
    ) throws {
        try reading {
            let connection = try Connection(path: path, mode: .readOnly)
            let statement = try connection.prepare(
                """
                SELECT id, body FROM answer
                WHERE role = \(role.rawValue) AND kind = ? AND state = \(StoreSchema.State.loaded.rawValue) ORDER BY id
                """
            )
            try statement.bind(.text(kind))
            let decoder = BodyDecoder()
            while try statement.step() {
                let id = Int32(truncatingIfNeeded: statement.integer(0))
                let answer: APIPath = role == .encounters ? .encounters(ofPokemon: id) : .resource(kind, id)
                do {
                    try decoder.withBody(in: 1, of: statement, at: answer.description) { try body(id, $0) }
                } catch is CompressionError {
                    throw CheckpointError.damaged(path: path, answer: answer.description)
                }
            }
        }
    }

    /// The rows of a query, as `read` reads them.
    func query<Row>(_ sql: String, _ read: (Statement) -> Row) throws -> [Row] {
        try reading {
            let statement = try Connection(path: path, mode: .readOnly).prepare(sql)
            var rows: [Row] = []
            while try statement.step() { rows.append(read(statement)) }
            return rows
        }
    }

    /// Names the store in what SQLite says of it.
    func reading<Result>(_ body: () throws -> Result) throws -> Result {
        do {
            return try body()
        } catch let error as SQLiteError {
            throw CheckpointError(error, path: path)
        }
    }

    /// The body of one loaded answer; nil where there is none.
    public func body(of path: APIPath) throws -> [UInt8]? {
        try Self.body(of: path, on: Connection(path: self.path, mode: .readOnly))
    }

    static func body(of path: APIPath, on connection: Connection) throws -> [UInt8]? {
        let statement = try connection.prepare(
            "SELECT body FROM answer WHERE path = ? AND state = \(StoreSchema.State.loaded.rawValue)"
        )
        try statement.bind(.text(path.description))
        guard try statement.step() else { return nil }
        return try BodyDecoder().withBody(in: 0, of: statement, at: path.description) { Array($0) }
    }

    /// What the store holds of each kind.
    ///
    /// - Parameter damaged: what ``damaged()`` has found.
    public func summaries(damaged: [String]) throws -> [StoreSummary] {
        try reading { try readSummaries(Self.counts(ofDamaged: damaged)) }
    }

    private func readSummaries(_ damaged: [String: Int]) throws -> [StoreSummary] {
        let connection = try Connection(path: path, mode: .readOnly)
        let roles = "\(StoreSchema.Role.resource.rawValue), \(StoreSchema.Role.encounters.rawValue)"
        let statement = try connection.prepare(
            """
            SELECT kind, role, sum(state = 0), sum(state = 1), sum(state = 2), sum(state = 3),
            min(known), max(known)
            FROM (
                -- While `meta` names a deployment, all that it gave is as new as `meta`.
                SELECT answer.kind, answer.role, answer.state,
                CASE answer.state WHEN 1 THEN max(answer.fetched, ifnull(meta.fetched, 0)) END AS known
                FROM answer LEFT JOIN (SELECT deployment, fetched FROM answer WHERE path = 'meta/') AS meta
                ON meta.deployment = answer.deployment
                WHERE answer.role IN (\(roles))
            ) GROUP BY kind, role ORDER BY kind, role
            """
        )
        var summaries: [StoreSummary] = []
        while try statement.step() {
            let isEncounters = statement.integer(1) == StoreSchema.Role.encounters.rawValue
            let name = (statement.text(0) ?? "") + (isEncounters ? "/encounters" : "")
            summaries.append(
                StoreSummary(
                    name: name,
                    pending: statement.integer(2) + damaged[name, default: 0],
                    loaded: statement.integer(3) - damaged[name, default: 0],
                    failed: statement.integer(4),
                    gone: statement.integer(5),
                    oldest: statement.isNull(6) ? nil : statement.integer(6),
                    newest: statement.isNull(7) ? nil : statement.integer(7)
                )
            )
        }
        return summaries
    }
}

/// What a store holds of one kind.
public struct StoreSummary: Sendable, Equatable {
    /// The kind's name, or `pokemon/encounters`.
    public let name: String
    /// Listed, and not had yet or damaged.
    public let pending: Int
    /// Had, and not damaged since.
    public let loaded: Int
    /// Asked for in vain.
    public let failed: Int
    /// No longer listed.
    public let gone: Int
    /// When the oldest of the loaded was last known to be right, in seconds since 1970; nil where none is loaded.
    public let oldest: Int?
    /// When the newest of the loaded was last known to be right, in seconds since 1970; nil where none is loaded.
    public let newest: Int?

    /// Those that are listed.
    public var listed: Int { pending + loaded + failed }
}
