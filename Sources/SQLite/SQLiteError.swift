import CSQLite3

/// What SQLite said went wrong, and in doing what.
///
/// See [Result and Error Codes](https://www.sqlite.org/rescode.html).
public struct SQLiteError: Error, Equatable, CustomStringConvertible {
    /// The extended result code.
    public let code: Int32
    /// SQLite's own sentence.
    public let message: String
    /// The statement or operation that failed.
    public let operation: String

    /// The primary result code, which is the low byte of the extended one.
    public var primaryCode: Int32 { code & 0xFF }

    /// Whether the database is locked by another connection.
    public var isBusy: Bool { primaryCode == SQLITE_BUSY || primaryCode == SQLITE_LOCKED }

    /// Whether the file is no database, or a damaged one.
    public var isCorruption: Bool { primaryCode == SQLITE_NOTADB || primaryCode == SQLITE_CORRUPT }

    /// Code, sentence and operation in one line.
    public var description: String { "SQLite error \(code): \(message), while doing: \(operation)" }

    /// The last error of a connection, which may be one that could not be opened.
    init(of handle: OpaquePointer?, doing operation: String) {
        if let handle {
            code = sqlite3_extended_errcode(handle)
            message = String(cString: sqlite3_errmsg(handle))
        } else {
            // sqlite3_open_v2: the handle is NULL only where there was no memory for it.
            code = SQLITE_NOMEM
            message = String(cString: sqlite3_errstr(SQLITE_NOMEM))
        }
        self.operation = operation
    }
}
