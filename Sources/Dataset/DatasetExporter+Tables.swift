import BuildSupport
import Compression
import PokeModel

extension DatasetExporter {
    /// Tables with more bytes are only there in gzip.
    private static let largestPlainTable = 5 << 20

    /// The rows that resources have in each of their kind's tables.
    func tableRows<Row: Resource>(of rows: ArraySlice<Row>, _ fields: [Field<Row>]) -> [[UInt8]] {
        let tables = tables[Row.kind]
        var writers = tables.map { _ in CSVWriter() }
        let places = tables.reduce(into: Set()) { $0.formUnion($1.places) }
        let builder = ModelValueBuilder()
        for row in rows {
            let record = builder.record(of: row, fields, at: places)
            for place in tables.indices { tables[place].write(record, slugs: slugs, to: &writers[place]) }
        }
        return writers.map(\.bytes)
    }

    /// The rows that resources have in the table of names.
    func nameRows<Row: Resource>(of rows: ArraySlice<Row>) -> [UInt8] {
        var csv = CSVWriter()
        for row in rows { csv.names(of: row) }
        return csv.bytes
    }

    /// Writes the tables that a kind has for spreadsheets.
    func putTables(of kind: Kind, _ portions: [ExportedPortion]) async throws -> [Catalog.File] {
        try await mapConcurrently(Array(tables[kind].enumerated()), jobs: jobs) { place, table in
            try putTable(table.name, table.columns, portions.map { $0.rows[place] })
        }
    }

    /// Writes the table of names.
    func putNames(_ rows: [[UInt8]]) throws -> [Catalog.File] { [try putTable("name", CSVWriter.nameColumns, rows)] }

    private func putTable(_ name: String, _ columns: [String], _ rows: [[UInt8]]) throws -> Catalog.File {
        try Task.checkCancellation()
        var header = CSVWriter()
        header.header(columns)
        let table = Self.joined([header.bytes] + rows)
        guard table.count > Self.largestPlainTable else { return try put("\(name).csv", table) }
        return try put("\(name).csv.gz", Gzip(level: Self.level).compress(table))
    }
}
