import CSQLite3

/// One connection to one database file, and the owner of its handle.
///
/// Not `Sendable`: a connection belongs to the task that opened it. Statements must be gone before it is; they keep it
/// alive.
public final class Connection {
    let handle: OpaquePointer

    /// How a file is opened.
    public enum Mode: Sendable {
        /// The file must exist, and is not written to.
        case readOnly
        /// The file is created where it does not exist.
        case readWriteCreate
    }

    /// Opens a database file.
    public init(path: String, mode: Mode) throws(SQLiteError) {
        let flags =
            switch mode {
            case .readOnly: SQLITE_OPEN_READONLY
            case .readWriteCreate: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
            }
        var handle: OpaquePointer?
        // NOMUTEX: one task uses the connection, so that SQLite need not lock it.
        let code = sqlite3_open_v2(path, &handle, flags | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE, nil)
        guard code == SQLITE_OK, let handle else {
            let error = SQLiteError(of: handle, doing: "open \(path)")
            // "Whether or not an error occurs when it is opened, resources associated with the database connection
            // handle should be released by passing it to sqlite3_close()" (https://www.sqlite.org/c3ref/open.html).
            sqlite3_close_v2(handle)
            throw error
        }
        self.handle = handle
        sqlite3_busy_timeout(handle, 5_000)
    }

    deinit {
        // close_v2 waits for statements that are still there instead of failing.
        sqlite3_close_v2(handle)
    }

    /// Runs statements that take no values and whose rows, if any, do not matter.
    public func execute(_ sql: String) throws(SQLiteError) {
        guard sqlite3_exec(handle, sql, nil, nil, nil) == SQLITE_OK else {
            throw SQLiteError(of: handle, doing: sql)
        }
    }

    /// Compiles one statement, to be run as often as needed.
    public func prepare(_ sql: String) throws(SQLiteError) -> Statement { try Statement(sql, on: self) }

    /// The single integer that a query answers with; nil where it has no row.
    public func integer(_ sql: String) throws(SQLiteError) -> Int? {
        let statement = try prepare(sql)
        return try statement.step() ? statement.integer(0) : nil
    }

    /// The bytes that the database has, or would have, as a file.
    public func serialized() throws(SQLiteError) -> [UInt8] {
        var count: sqlite3_int64 = 0
        guard let bytes = sqlite3_serialize(handle, "main", &count, 0) else {
            throw SQLiteError(of: handle, doing: "serialize the database")
        }
        // "The memory holding the serialization ... must be freed by the caller using sqlite3_free()"
        // (https://www.sqlite.org/c3ref/serialize.html).
        defer { sqlite3_free(bytes) }
        return Array(UnsafeBufferPointer(start: bytes, count: Int(count)))
    }
}
