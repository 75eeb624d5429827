public import BuildSupport
public import PokeModel

/// Writes a Pokédex as the files of `data/v1`.
public struct DatasetExporter: Sendable {
    /// The folder that the files are in.
    public static let folder = "data/v1"

    private let pokedex: Pokedex
    private let slugs: SlugTable
    private let jobs: Int
    private let write: @Sendable (OutputFile) throws -> Void

    /// Writes each file through `write`, which is called from up to `jobs` tasks at once, in no order.
    public init(_ pokedex: Pokedex, jobs: Int, write: @escaping @Sendable (OutputFile) throws -> Void) {
        self.pokedex = pokedex
        slugs = SlugTable(pokedex)
        self.jobs = jobs
        self.write = write
    }

    /// Writes all files, the catalogue and the checksums last, and returns the catalogue.
    ///
    /// Throws what `write` throws, and `CancellationError` when the task is cancelled.
    @discardableResult
    public func export() async throws -> Catalog {
        var catalog = Catalog(source: pokedex.source)
        var parts = SpeciesParts()
        // Kind by kind, and each on all tasks, as a third of all bytes are the pokemon's. Species are the last of those
        // whose records they have inside.
        for kind in Kind.allCases.filter({ $0 != .pokemonSpecies }) + [.pokemonSpecies] {
            let table = pokedex.table(kind)
            let records = try await records(of: table)
            parts.keep(records, of: table)
            let files = try await put(table, records, parts)
            catalog.add(kind, count: records.count, files: files)
        }
        let summary = try put("catalog.json", catalog.json)
        _ = try put("SHA256SUMS", catalog.checksums(with: summary))
        return catalog
    }

    /// The JSON of each resource, in order.
    private func records<Table: ResourceTable>(of table: Table) async throws -> [[UInt8]] {
        let fields = Table.Row.fields + Table.Row.joinedFields(in: pokedex)
        return try await inChunks(of: table) { rows in
            let writer = JSONValueWriter(slugs)
            return rows.map { writer.bytes(of: $0, fields) }
        }
    }

    /// Writes the file of a kind, and one for each of its resources where the kind has those.
    private func put<Table: ResourceTable>(
        _ table: Table,
        _ records: [[UInt8]],
        _ parts: SpeciesParts
    ) async throws -> [Catalog.File] {
        let kind = Table.Row.kind
        var file: [UInt8] = []
        file.reserveCapacity(records.reduce(8) { $0 + $1.count + 2 })
        file.append(UInt8(ascii: "["))
        for (place, record) in records.enumerated() {
            file += place == 0 ? "\n".utf8 : ",\n".utf8
            file += record
        }
        file += "\n]\n".utf8
        let whole = try put("\(kind.slug).json", file)
        guard Catalog.kindsWithDocuments.contains(kind) else { return [whole] }
        return [whole]
            + (try await inChunks(of: table) { rows in
                try rows.indices.map { place in
                    let row = rows[place]
                    let document = (row as? Species).map { parts.document($0, records[place]) } ?? records[place]
                    return try put("\(kind.slug)/\(row.slug).json", document + "\n".utf8)
                }
            })
    }

    /// What `operation` makes of a table's rows, a few of them at a time on each task.
    private func inChunks<Table: ResourceTable, Output: Sendable>(
        of table: Table,
        _ operation: @escaping @Sendable (ArraySlice<Table.Row>) throws -> [Output]
    ) async throws -> [Output] {
        let rows = table.rows
        let chunks = stride(from: 0, to: rows.count, by: 32).map { rows[$0..<min($0 + 32, rows.count)] }
        return try await mapConcurrently(chunks, jobs: jobs) { chunk in
            try Task.checkCancellation()
            return try operation(chunk)
        }.flatMap { $0 }
    }

    private func put(_ name: String, _ bytes: [UInt8]) throws -> Catalog.File {
        guard let path = OutputPath("\(Self.folder)/\(name)") else {
            preconditionFailure("slugs are safe as names of files, and \(name) is not")
        }
        try write(OutputFile(path, bytes))
        return Catalog.File(path: name, bytes: bytes.count, checksum: SHA256(of: bytes))
    }
}
