import CSQLite3

/// One compiled statement, and the owner of its handle; it keeps its connection alive.
public final class Statement {
    private let connection: Connection
    let handle: OpaquePointer
    private let sql: String

    init(_ sql: String, on connection: Connection) throws(SQLiteError) {
        var handle: OpaquePointer?
        guard sqlite3_prepare_v2(connection.handle, sql, -1, &handle, nil) == SQLITE_OK, let handle else {
            throw SQLiteError(of: connection.handle, doing: sql)
        }
        self.connection = connection
        self.handle = handle
        self.sql = sql
    }

    deinit { sqlite3_finalize(handle) }

    /// A value that takes the place of a `?`.
    public enum Value {
        /// `NULL`.
        case null
        /// A 64-bit integer.
        case integer(Int)
        /// A floating-point number.
        case number(Double)
        /// A text.
        case text(String)
        /// Bytes, copied before the call returns.
        case blob([UInt8])
    }

    /// Takes the statement back to its start and sets the values of its `?`, in order.
    public func bind(_ values: Value...) throws(SQLiteError) {
        // sqlite3_reset repeats the error of the last step, which was thrown then.
        sqlite3_reset(handle)
        try bind(all: values)
    }

    private func bind(all values: [Value]) throws(SQLiteError) {
        for (offset, value) in values.enumerated() {
            let place = Int32(offset + 1)
            let code =
                switch value {
                case .null: sqlite3_bind_null(handle, place)
                case .integer(let integer): sqlite3_bind_int64(handle, place, Int64(integer))
                case .number(let number): sqlite3_bind_double(handle, place, number)
                case .text(let text): csqlite3_bind_text(handle, place, text, Int32(text.utf8.count))
                case .blob(let bytes): csqlite3_bind_blob(handle, place, bytes, UInt64(bytes.count))
                }
            guard code == SQLITE_OK else { throw SQLiteError(of: connection.handle, doing: sql) }
        }
    }

    /// Goes to the next row; false behind the last one.
    public func step() throws(SQLiteError) -> Bool {
        switch sqlite3_step(handle) {
        case SQLITE_ROW: return true
        case SQLITE_DONE: return false
        default: throw SQLiteError(of: connection.handle, doing: sql)
        }
    }

    /// Runs a statement that has no rows.
    public func run(_ values: Value...) throws(SQLiteError) { try run(values) }

    /// Runs a statement that has no rows, with the values of its `?` in order.
    public func run(_ values: [Value]) throws(SQLiteError) {
        sqlite3_reset(handle)
        try bind(all: values)
        _ = try step()
        // Ends the statement's read or write lock.
        sqlite3_reset(handle)
    }

    /// Runs a statement that has no rows and whose values are bound, and gives `SQLITE_OK` or what went wrong.
    func stepAndReset() -> Int32 {
        let code = sqlite3_step(handle)
        // The reset ends the statement's lock, and repeats the step's error, if any.
        let reset = sqlite3_reset(handle)
        return code == SQLITE_DONE || code == SQLITE_ROW ? reset : code
    }

    /// What went wrong in the connection's last call.
    var error: SQLiteError { SQLiteError(of: connection.handle, doing: sql) }

    /// Whether the current row's column is `NULL`.
    public func isNull(_ column: Int32) -> Bool { sqlite3_column_type(handle, column) == SQLITE_NULL }

    /// The current row's column as an integer; 0 where it is `NULL`.
    public func integer(_ column: Int32) -> Int { Int(sqlite3_column_int64(handle, column)) }

    /// The current row's column as a text; nil where it is `NULL`.
    public func text(_ column: Int32) -> String? {
        sqlite3_column_text(handle, column).map { String(cString: $0) }
    }

    /// Calls `body` with the current row's column, whose bytes are valid only inside it.
    public func withBlob<Result>(
        _ column: Int32,
        _ body: (UnsafeRawBufferPointer) throws -> Result
    ) rethrows -> Result {
        // "The pointers returned are valid until a type conversion occurs, or until sqlite3_step() or sqlite3_reset()
        // or sqlite3_finalize() is called" (https://www.sqlite.org/c3ref/column_blob.html): ask for the bytes first.
        let bytes = sqlite3_column_blob(handle, column)
        return try body(UnsafeRawBufferPointer(start: bytes, count: Int(sqlite3_column_bytes(handle, column))))
    }
}
