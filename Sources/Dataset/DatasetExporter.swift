public import BuildSupport
import Compression
public import PokeModel

/// Writes a Pokédex as the files of `data/v1`.
public struct DatasetExporter: Sendable {
    /// The folder that the files are in.
    public static let folder = "data/v1"
    /// How hard libdeflate tries; its level 3 makes JSON smaller by a fourteenth in 1.3 times the time.
    static let level: Int32 = 1

    let pokedex: Pokedex
    let slugs: SlugTable
    let tables: CSVTables
    let jobs: Int
    private let write: @Sendable (OutputFile) throws -> Void

    /// Writes each file through `write`, which is called from up to `jobs` tasks at once, in no order.
    public init(_ pokedex: Pokedex, jobs: Int, write: @escaping @Sendable (OutputFile) throws -> Void) {
        self.pokedex = pokedex
        slugs = SlugTable(pokedex)
        tables = CSVTables(pokedex)
        self.jobs = jobs
        self.write = write
    }

    /// Writes all files, the catalogue and the checksums last, and returns the catalogue.
    ///
    /// `closing` gives more files by their names below ``folder``, for which the others must be known. Throws what it and
    /// `write` throw, and `CancellationError` when the task is cancelled.
    @discardableResult
    public func export(
        closing: (Catalog) async throws -> [(name: String, bytes: [UInt8])] = { _ in [] }
    ) async throws -> Catalog {
        // The database is made by one task, while the others go on; it is written then, as it is the largest thing in memory.
        async let database = putDatabase()
        var catalog = Catalog(source: pokedex.source)
        var parts = SpeciesParts(pokedex)
        var archive = JSONArchive()
        var names: [Kind: [[UInt8]]] = [:]
        // Kind by kind, so that what was written need not be kept.
        for kind in Self.order {
            let portions = try await export(kind, parts)
            async let array = putArray(kind, portions)
            async let lines = putLines(kind, portions)
            async let tables = putTables(of: kind, portions)
            archive.append(kind, portions)
            names[kind] = portions.map(\.names)
            parts.keep(portions)
            let files = portions.flatMap(\.files) + [try await array, try await lines]
            catalog.add(kind, count: pokedex.table(kind).rows.count, files: files)
            catalog.add(try await tables)
        }
        catalog.add(try putNames(Kind.allCases.flatMap { names[$0] ?? [] }))
        catalog.add([try put("type-chart.csv", CSVTables.typeChart(pokedex, slugs))])
        let schemas = Kind.allCases.map { Schema(of: $0, in: pokedex) }
        catalog.add(try putDescriptions(schemas))
        for schema in schemas { archive.append(schema.path, schema.bytes) }
        catalog.add([try put("\(JSONArchive.name).tar.gz", archive.finished())])
        catalog.add([try await database])
        catalog.add(try await closing(catalog).map { try put($0.name, $0.bytes) })
        let summary = try put("catalog.json", catalog.json)
        _ = try put("SHA256SUMS", catalog.checksums(with: summary))
        return catalog
    }

    /// The path of a file of the dataset in the output, by its name below ``folder``.
    ///
    /// Names are made from slugs, which are safe: any other is a fault of the program.
    public static func path(_ name: String) -> OutputPath {
        guard let path = OutputPath("\(folder)/\(name)") else {
            preconditionFailure("slugs are safe as names of files, and \(name) is not")
        }
        return path
    }

    /// The kinds, species behind those whose records their files have inside.
    private static let order = Kind.allCases.filter { $0 != .pokemonSpecies } + [.pokemonSpecies]

    private func export(_ kind: Kind, _ parts: SpeciesParts) async throws -> [ExportedPortion] {
        let portions = Portion.all(of: kind, count: pokedex.table(kind).rows.count)
        return try await mapConcurrently(portions, jobs: jobs) { portion in
            try Task.checkCancellation()
            return try export(portion, of: pokedex.table(kind), parts)
        }
    }

    private func export<Table: ResourceTable>(
        _ portion: Portion,
        of table: Table,
        _ parts: SpeciesParts
    ) throws -> ExportedPortion {
        let rows = table.rows[portion.places]
        let fields = Table.Row.allFields(in: pokedex)
        let writer = JSONValueWriter(slugs)
        let records = rows.map { writer.bytes(of: $0, fields) }
        let gzip = Gzip(level: Self.level)

        var array: [UInt8] = []
        var lines: [UInt8] = []
        let isFirst = portion.places.lowerBound == 0
        for (place, record) in records.enumerated() {
            array += place == 0 && isFirst ? "[\n".utf8 : ",\n".utf8
            array += record
            lines += record
            lines += "\n".utf8
        }
        var files: [Catalog.File] = []
        var members: [UInt8] = []
        if Catalog.kindsWithDocuments.contains(portion.kind) {
            for (row, record) in zip(rows, records) {
                let document = ((row as? Species).map { parts.document($0, record) } ?? record) + "\n".utf8
                let path = "\(portion.kind.slug)/\(row.slug).json"
                files.append(try put(path, document))
                members += JSONArchive.member(path, document)
            }
        }
        return ExportedPortion(
            records: SpeciesParts.kinds.contains(portion.kind) ? zip(rows, records).map { ($0.reference, $1) } : [],
            array: array,
            zippedArray: gzip.compress(array),
            lines: lines,
            zippedFiles: members.isEmpty ? [] : gzip.compress(members),
            rows: tableRows(of: rows, fields),
            names: nameRows(of: rows),
            files: files
        )
    }

    /// A schema as a file.
    private struct Schema {
        let path: String
        let bytes: [UInt8]

        init(of kind: Kind, in pokedex: Pokedex) {
            path = "schema/\(kind.slug).schema.json"
            bytes = JSONSchema.file(of: kind, in: pokedex)
        }
    }

    /// Writes what tells programs which types the JSON has.
    private func putDescriptions(_ schemas: [Schema]) throws -> [Catalog.File] {
        try schemas.map { try put($0.path, $0.bytes) } + [
            try put("pokedex.d.ts", TypeScriptTypes.file(of: pokedex)),
            try put("pokedex.swift", SwiftTypes.file(of: pokedex)),
        ]
    }

    private func putArray(_ kind: Kind, _ portions: [ExportedPortion]) throws -> Catalog.File {
        let start = portions.isEmpty ? ExportedPortion.emptyArray : []
        return try put(
            "\(kind.slug).json",
            Self.joined([start] + portions.map(\.array) + [ExportedPortion.arrayEnd])
        )
    }

    private func putLines(_ kind: Kind, _ portions: [ExportedPortion]) throws -> Catalog.File {
        // In one piece: some programs, browsers among them, read a gzip file of one member only.
        let lines = Self.joined(portions.map(\.lines))
        return try put("\(kind.slug).ndjson.gz", Gzip(level: Self.level).compress(lines))
    }

    private func putDatabase() throws -> Catalog.File {
        let gzip = Gzip(level: Self.level)
        let bytes = try Database(pokedex, licence: Catalog.licence).withBytes { gzip.compress($0) }
        return try put("pokedex.sqlite.gz", bytes)
    }

    /// Pieces one behind another.
    static func joined(_ pieces: [[UInt8]]) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(pieces.reduce(0) { $0 + $1.count })
        for piece in pieces { bytes += piece }
        return bytes
    }

    func put(_ name: String, _ bytes: [UInt8]) throws -> Catalog.File {
        let checksum = SHA256(of: bytes)
        try write(OutputFile(Self.path(name), bytes, checksum: checksum))
        return Catalog.File(path: name, bytes: bytes.count, checksum: checksum)
    }
}
