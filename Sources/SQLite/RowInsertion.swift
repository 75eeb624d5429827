/// Inserts rows into a table, many with each run of a statement: that takes SQLite half the time, or less.
public struct RowInsertion {
    /// How many rows a statement inserts.
    private static let batch = 32

    private let connection: Connection
    private let start: String
    private let row: String
    private var waiting = ValueStack()
    private var rows = 0
    /// The statement for a whole batch, which many tables have no rows for.
    private var statement: Statement?

    /// Inserts into a table that is there, by its name in SQL, and has so many columns.
    public init(into table: String, columns: Int, on connection: Connection) {
        self.connection = connection
        start = "INSERT INTO \(table) VALUES "
        row = "(" + repeatElement("?", count: columns).joined(separator: ", ") + ")"
    }

    /// Takes the values behind a mark, which are a row, off a stack.
    ///
    /// The row need not be in the table before ``finish()``. Throws what went wrong with it or one of those before it.
    public mutating func add(_ values: inout ValueStack, from mark: ValueStack.Mark) throws(SQLiteError) {
        values.move(from: mark, to: &waiting)
        rows += 1
        if rows < Self.batch { return }
        if statement == nil { statement = try prepare() }
        if let statement { try run(statement) }
    }

    /// Inserts the rows that wait.
    public mutating func finish() throws(SQLiteError) {
        if rows > 0 { try run(try prepare()) }
    }

    private func prepare() throws(SQLiteError) -> Statement {
        try connection.prepare(start + repeatElement(row, count: rows).joined(separator: ", "))
    }

    private mutating func run(_ statement: Statement) throws(SQLiteError) {
        rows = 0
        try waiting.run(statement)
    }
}
