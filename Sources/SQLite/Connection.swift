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
    public convenience init(path: String, mode: Mode) throws(SQLiteError) {
        let flags =
            switch mode {
            case .readOnly: SQLITE_OPEN_READONLY
            case .readWriteCreate: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
            }
        try self.init(path: path, flags: flags, fileSystem: nil)
    }

    /// Creates a database that is in memory only, in one piece, and this connection's own.
    public convenience init(inMemory name: String) throws(SQLiteError) {
        precondition(!name.hasPrefix("/"), "a name that begins so is shared between connections")
        try self.init(path: name, flags: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, fileSystem: "memdb")
    }

    private init(path: String, flags: Int32, fileSystem: String?) throws(SQLiteError) {
        var handle: OpaquePointer?
        // NOMUTEX: one task uses the connection, so that SQLite need not lock it.
        let code = sqlite3_open_v2(path, &handle, flags | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE, fileSystem)
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

    /// Calls `body` with the bytes that a database in memory would have as a file, which are valid only inside it.
    ///
    /// What is not committed is not among them.
    public func withBytesInMemory<Result>(_ body: (UnsafeRawBufferPointer) -> Result) throws(SQLiteError) -> Result {
        var count: sqlite3_int64 = 0
        // "If the P->flags argument contains the SQLITE_SERIALIZE_NOCOPY bit, then no memory allocations are made, and the
        // sqlite3_serialize() function will return a pointer to the contiguous memory representation of the database that
        // SQLite is currently using for that database, or NULL if no such contiguous memory representation of the database
        // exists" (https://www.sqlite.org/c3ref/serialize.html).
        guard let bytes = sqlite3_serialize(handle, "main", &count, UInt32(SQLITE_SERIALIZE_NOCOPY)) else {
            throw SQLiteError(of: handle, doing: "look at the database in memory")
        }
        return body(UnsafeRawBufferPointer(start: bytes, count: Int(count)))
    }
}
