import PokeModel
import SQLite

/// The dataset as a [SQLite](https://www.sqlite.org/) database, in memory.
///
/// Equal data gives equal bytes with the same version of SQLite.
struct Database {
    private let connection: Connection

    /// Fills a database with everything that a Pokédex has.
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
        let tables = plan.tables
        for table in tables { try connection.execute(DatabaseSchema.creation(of: table)) }
        let layout = DatabaseLayout(plan, connection)
        let writer = DatabaseWriter(layout)
        for (kind, table) in layout.kinds {
            try Task.checkCancellation()
            try Self.insert(pokedex.table(kind), pokedex, into: table, with: writer)
        }
        try writer.finish()
        try insertTypeChart(pokedex)
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

    private static func insert<Table: ResourceTable>(
        _ resources: Table,
        _ pokedex: Pokedex,
        into table: Int,
        with writer: DatabaseWriter
    ) throws {
        let fields = Table.Row.allFields(in: pokedex).filter { !$0.isInverse }
        for row in resources.rows { try writer.insert(row, fields, into: table) }
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
