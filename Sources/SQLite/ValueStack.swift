import CSQLite3

/// Values for the `?` of statements, those of one row above those of another.
///
/// They are kept in two pieces of memory, so that a million rows need no object each, and rows inside others can be
/// inserted before these are whole.
public struct ValueStack {
    fileprivate enum Value {
        case null
        case integer(Int)
        case number(Double)
        /// A text, by its place among all texts.
        case text(start: Int, count: Int32)
    }

    /// Where a row begins.
    public struct Mark {
        fileprivate let values: Int
        fileprivate let texts: Int
    }

    private var values: [Value] = []
    private var texts: [UInt8] = []

    /// No values.
    public init() {}

    /// Where the next row begins.
    public var mark: Mark { Mark(values: values.count, texts: texts.count) }

    /// Adds `NULL`.
    public mutating func null() { values.append(.null) }

    /// Adds a 64-bit integer.
    public mutating func integer(_ value: Int) { values.append(.integer(value)) }

    /// Adds a floating-point number.
    public mutating func number(_ value: Double) { values.append(.number(value)) }

    /// Adds a text.
    public mutating func text(_ value: String) {
        var value = value
        value.withUTF8 { text($0) }
    }

    /// Adds a text that is in UTF-8.
    public mutating func text(_ utf8: UnsafeBufferPointer<UInt8>) {
        values.append(.text(start: texts.count, count: Int32(utf8.count)))
        texts.append(contentsOf: utf8)
    }

    /// Moves the values behind a mark onto another stack.
    mutating func move(from mark: Mark, to other: inout ValueStack) {
        let moved = other.texts.count - mark.texts
        for value in values[mark.values...] {
            if case .text(let start, let count) = value {
                other.values.append(.text(start: start + moved, count: count))
            } else {
                other.values.append(value)
            }
        }
        other.texts += texts[mark.texts...]
        values.removeLast(values.count - mark.values)
        texts.removeLast(texts.count - mark.texts)
    }

    /// Runs a statement that has no rows with all values, and removes them.
    mutating func run(_ statement: Statement) throws(SQLiteError) {
        let code = texts.withUnsafeBufferPointer { texts in
            var code = SQLITE_OK
            for (offset, value) in values.enumerated() where code == SQLITE_OK {
                code = statement.bind(value, at: Int32(offset + 1), texts)
            }
            return code == SQLITE_OK ? statement.stepAndReset() : code
        }
        values.removeAll(keepingCapacity: true)
        texts.removeAll(keepingCapacity: true)
        if code != SQLITE_OK { throw statement.error }
    }
}

extension Statement {
    fileprivate func bind(
        _ value: ValueStack.Value,
        at place: Int32,
        _ texts: UnsafeBufferPointer<UInt8>
    ) -> Int32 {
        switch value {
        case .null: return sqlite3_bind_null(handle, place)
        case .integer(let integer): return sqlite3_bind_int64(handle, place, Int64(integer))
        case .number(let number): return sqlite3_bind_double(handle, place, number)
        case .text(let start, let count):
            guard count > 0, let base = texts.baseAddress else { return csqlite3_bind_text(handle, place, "", 0) }
            // No destructor: SQLite need not copy the bytes, which stay until the statement has run. It does not look at
            // them again, as every `?` is bound anew before the next run.
            let bytes = UnsafeRawPointer(base + start).assumingMemoryBound(to: CChar.self)
            return sqlite3_bind_text(handle, place, bytes, count, nil)
        }
    }
}
