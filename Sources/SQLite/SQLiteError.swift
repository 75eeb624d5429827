import CSQLite3
import Glibc

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

    /// The system's `errno`, where a call to the system failed; else 0.
    public let systemCode: Int32

    /// The primary result code, which is the low byte of the extended one.
    public var primaryCode: Int32 { code & 0xFF }

    /// Whether the database is locked by another connection.
    public var isBusy: Bool { primaryCode == SQLITE_BUSY || primaryCode == SQLITE_LOCKED }

    /// Whether something was to be written where that is not possible.
    public var isReadOnly: Bool { primaryCode == SQLITE_READONLY }

    /// Whether there is no room for what was to be written.
    public var isFull: Bool {
        primaryCode == SQLITE_FULL || primaryCode == SQLITE_IOERR && (systemCode == ENOSPC || systemCode == EDQUOT)
    }

    /// Whether the file is no database, a damaged one, or one with other tables than expected.
    ///
    /// Turned bits can make it any of these, or one that says of itself that it is not to be written to.
    public var isCorruption: Bool {
        let codes = [
            SQLITE_NOTADB, SQLITE_CORRUPT, SQLITE_ERROR, SQLITE_READONLY, SQLITE_SCHEMA, SQLITE_TOOBIG,
            SQLITE_CONSTRAINT, SQLITE_MISMATCH,
        ]
        return codes.contains(primaryCode)
    }

    /// Code, sentence and operation in one line.
    public var description: String { "SQLite error \(code): \(message), while doing: \(operation)" }

    /// The last error of a connection, which may be one that could not be opened.
    init(of handle: OpaquePointer?, doing operation: String) {
        if let handle {
            code = sqlite3_extended_errcode(handle)
            message = String(cString: sqlite3_errmsg(handle))
            systemCode = sqlite3_system_errno(handle)
        } else {
            // sqlite3_open_v2: the handle is NULL only where there was no memory for it.
            code = SQLITE_NOMEM
            message = String(cString: sqlite3_errstr(SQLITE_NOMEM))
            systemCode = 0
        }
        self.operation = operation
    }
}
