import BuildSupport
import Compression
import PokeModel

extension DatasetExporter {
    /// Tables with more bytes are only there in gzip.
    private static let largestPlainTable = 5 << 20

    /// The rows that resources have in each of their kind's tables.
    func tableRows(of kind: Kind, _ tape: ValueTape) -> [[UInt8]] {
        tables[kind].map { table in
            var csv = CSVWriter()
            tape.withValues { for resource in $0 { table.write(resource, slugs: slugs, to: &csv) } }
            return csv.bytes
        }
    }

    /// The rows that resources have in the table of names.
    func nameRows(of kind: Kind, _ tape: ValueTape) -> [UInt8] {
        var csv = CSVWriter()
        tape.withValues { for resource in $0 { csv.names(of: resource, kind) } }
        return csv.bytes
    }

    /// Writes the tables that a kind has for spreadsheets.
    func putTables(of kind: Kind, _ portions: [ExportedPortion]) async throws -> [Catalog.File] {
        try await mapConcurrently(Array(tables[kind].enumerated()), jobs: jobs) { place, table in
            try putTable(table.name, table.columns, portions.map { $0.rows[place] })
        }
    }

    /// Writes the table of names.
    func putNames(_ rows: [[UInt8]]) throws -> Catalog.File { try putTable("name", CSVWriter.nameColumns, rows) }

    private func putTable(_ name: String, _ columns: [String], _ rows: [[UInt8]]) throws -> Catalog.File {
        try Task.checkCancellation()
        var header = CSVWriter()
        header.header(columns)
        let table = Self.joined([header.bytes] + rows)
        guard table.count > Self.largestPlainTable else { return try put("\(name).csv", table) }
        return try put("\(name).csv.gz", Gzip(level: Self.level).compress(table))
    }
}
