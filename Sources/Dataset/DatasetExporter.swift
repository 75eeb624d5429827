public import BuildSupport
import Compression
public import PokeModel

/// Writes a Pokédex as the files of `data/v1`.
public struct DatasetExporter: Sendable {
    /// The folder that the files are in.
    public static let folder = "data/v1"
    /// How hard zlib tries; levels above make files a tenth smaller in twice the time.
    static let level: Int32 = 4

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
        // Species come after those whose records their files have inside.
        let others = try await export(Kind.allCases.filter { $0 != .pokemonSpecies }, SpeciesParts())
        // The database is made by one task, while the others go on.
        async let database = Database(pokedex, licence: Catalog.licence).bytes()
        let species = try await export([.pokemonSpecies], SpeciesParts(pokedex, others))
        let portions = Dictionary(grouping: others + species, by: \.kind)

        var catalog = Catalog(source: pokedex.source)
        let kinds = try await mapConcurrently(Kind.allCases, jobs: jobs) { kind in
            try putWhole(kind, portions[kind] ?? [])
        }
        for (kind, files) in zip(Kind.allCases, kinds) {
            let documents = (portions[kind] ?? []).flatMap(\.files)
            catalog.add(kind, count: pokedex.table(kind).rows.count, files: files + documents)
        }
        catalog.add(try putDescriptions())
        catalog.add([try await putCompressed("pokedex.sqlite", try await database)])
        catalog.add(try await putTables(portions))
        catalog.add([try put("\(JSONArchive.name).tar.gz", archive(portions))])
        catalog.add(try await closing(catalog).map { try put($0.name, $0.bytes) })
        let summary = try put("catalog.json", catalog.json)
        _ = try put("SHA256SUMS", catalog.checksums(with: summary))
        return catalog
    }

    private func export(_ kinds: [Kind], _ parts: SpeciesParts) async throws -> [ExportedPortion] {
        let portions = kinds.flatMap { Portion.all(of: $0, count: pokedex.table($0).rows.count) }
        return try await mapConcurrently(portions, jobs: jobs) { portion in
            try Task.checkCancellation()
            return try export(portion, of: pokedex.table(portion.kind), parts)
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
        let deflater = Deflater(level: Self.level)

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
            kind: portion.kind,
            records: SpeciesParts.kinds.contains(portion.kind) ? records : [],
            array: array,
            deflatedArray: deflater.deflate(array),
            deflatedLines: deflater.deflate(lines),
            archived: members.isEmpty ? nil : deflater.deflate(members),
            rows: tableRows(of: rows, fields),
            names: nameRows(of: rows),
            files: files
        )
    }

    /// Writes what tells programs which types the JSON has.
    private func putDescriptions() throws -> [Catalog.File] {
        try Kind.allCases.map {
            try put(Self.schemaPath($0), JSONSchema.file(of: $0, in: pokedex))
        } + [
            try put("pokedex.d.ts", TypeScriptTypes.file(of: pokedex)),
            try put("pokedex.swift", SwiftTypes.file(of: pokedex)),
        ]
    }

    /// Writes the files that hold a whole kind.
    private func putWhole(_ kind: Kind, _ portions: [ExportedPortion]) throws -> [Catalog.File] {
        try Task.checkCancellation()
        var lines = GzipFile()
        for portion in portions { lines.append(portion.deflatedLines) }
        var array = portions.isEmpty ? Array("[".utf8) : []
        array.reserveCapacity(portions.reduce(8) { $0 + $1.array.count })
        for portion in portions { array += portion.array }
        array += Self.arrayEnd
        return [
            try put("\(kind.slug).json", array), try put("\(kind.slug).ndjson.gz", lines.finished()),
        ]
    }

    /// Writes a large file in gzip.
    private func putCompressed(_ name: String, _ bytes: [UInt8]) async throws -> Catalog.File {
        let starts = Array(stride(from: 0, to: bytes.count, by: 1 << 20))
        let pieces = try await mapConcurrently(starts, jobs: jobs) { start in
            try Task.checkCancellation()
            return Deflater(level: Self.level).deflate(bytes[start..<min(start + 1 << 20, bytes.count)])
        }
        var file = GzipFile()
        for piece in pieces { file.append(piece) }
        return try put("\(name).gz", file.finished())
    }

    private static func schemaPath(_ kind: Kind) -> String { "schema/\(kind.slug).schema.json" }

    private static let arrayEnd = Array("\n]\n".utf8)

    /// The archive of all JSON: the files of the kinds, each followed by those of its resources, and the schemas.
    private func archive(_ portions: [Kind: [ExportedPortion]]) -> [UInt8] {
        let deflater = Deflater(level: Self.level)
        var archive = JSONArchive()
        for kind in Kind.allCases {
            let portions = portions[kind] ?? []
            let start = portions.isEmpty ? [deflater.deflate(Array("[".utf8))] : []
            archive.append(
                "\(kind.slug).json",
                pieces: start + portions.map(\.deflatedArray),
                end: Self.arrayEnd,
                with: deflater
            )
            for portion in portions {
                if let members = portion.archived { archive.append(members) }
            }
        }
        let schemas = Kind.allCases.map { kind in
            JSONArchive.member(Self.schemaPath(kind), JSONSchema.file(of: kind, in: pokedex))
        }
        archive.append(deflater.deflate(Array(schemas.joined())))
        return archive.finished(with: deflater)
    }

    func put(_ name: String, _ bytes: [UInt8]) throws -> Catalog.File {
        guard let path = OutputPath("\(Self.folder)/\(name)") else {
            preconditionFailure("slugs are safe as names of files, and \(name) is not")
        }
        let checksum = SHA256(of: bytes)
        try write(OutputFile(path, bytes, checksum: checksum))
        return Catalog.File(path: name, bytes: bytes.count, checksum: checksum)
    }
}
