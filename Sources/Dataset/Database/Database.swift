import PokeModel
import SQLite

/// The dataset as a [SQLite](https://www.sqlite.org/) database, in memory.
///
/// Equal data gives equal bytes with the same version of SQLite.
struct Database {
    private let connection: Connection
    private let tables: [DatabaseTable]
    private var rows: DatabaseRows

    /// Makes the tables for everything that a Pokédex has, but for its resources.
    init(_ pokedex: Pokedex, licence: String) throws {
        connection = try Connection(inMemory: "pokedex")
        let plan = DatabasePlan(pokedex)
        try connection.execute("PRAGMA journal_mode = OFF; PRAGMA page_size = 4096; PRAGMA user_version = 1; BEGIN")
        try connection.execute(DatabaseSchema.dataset)
        try connection.prepare("INSERT INTO dataset VALUES (?, ?, ?)").run(
            pokedex.source.hash.map { .text($0) } ?? .null,
            pokedex.source.date.map { .text($0) } ?? .null,
            .text(licence)
        )
        tables = plan.tables
        for table in tables { try connection.execute(DatabaseSchema.creation(of: table)) }
        rows = DatabaseRows(DatabaseLayout(plan, connection))
        try insertTypeChart(pokedex)
    }

    /// Inserts the resources of a kind that are on a tape.
    mutating func insert(_ tape: ValueTape, of kind: Kind) throws {
        try tape.withValues { (resources) throws(SQLiteError) in
            for resource in resources { try rows.insert(resource, of: kind) }
        }
    }

    /// Ends the database, to be called behind the last resource.
    mutating func finish() throws {
        try rows.finish()
        for table in tables {
            for index in DatabaseSchema.indexes(of: table) { try connection.execute(index) }
        }
        for view in DatabaseSchema.views { try connection.execute(view) }
        try connection.execute("COMMIT")
    }

    /// Calls `body` with the bytes of the database as a file, which are valid only inside it.
    func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) throws -> Result {
        try connection.withBytesInMemory(body)
    }

    private func insertTypeChart(_ pokedex: Pokedex) throws {
        try connection.execute(DatabaseSchema.typeChart)
        let insertion = try connection.prepare("INSERT INTO type_chart VALUES (?, ?, ?)")
        for attacking in pokedex.typeChart.types {
            for defending in pokedex.typeChart.types {
                let factor = pokedex.effectiveness(of: attacking, on: [defending]).factor
                try insertion.run(.integer(Int(attacking.id)), .integer(Int(defending.id)), .number(factor))
            }
        }
    }
}
