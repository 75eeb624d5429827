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

    /// Writes each file through `write`, which is called from several tasks at once, in no order.
    ///
    /// What is made in portions is made by `jobs` tasks; beside them one fills the database, and one writes what is whole.
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
        let (recorded, feed) = AsyncStream.makeStream(of: RecordedKind.self)
        return try await withThrowingTaskGroup(of: Catalog.File.self) { group in
            defer { feed.finish() }
            // The others can wait for one another, and all of them for the database in the end: it comes first.
            group.addTask(priority: .high) { try await putDatabase(of: recorded) }
            return try await export(feed, closing: closing) { try await group.next() }
        }
    }

    private func export(
        _ feed: AsyncStream<RecordedKind>.Continuation,
        closing: (Catalog) async throws -> [(name: String, bytes: [UInt8])],
        database: () async throws -> Catalog.File?
    ) async throws -> Catalog {
        var catalog = Catalog(source: pokedex.source)
        var parts = SpeciesParts(pokedex)
        var archived: [Kind: [UInt8]] = [:]
        var names: [Kind: [[UInt8]]] = [:]
        try await withThrowingTaskGroup(of: ExportedKind.self) { group in
            func finishKind() async throws {
                guard let exported = try await group.next() else { return }
                archived[exported.kind] = JSONArchive.part(of: exported)
                let count = pokedex.table(exported.kind).rows.count
                catalog.add(exported.kind, count: count, files: exported.files)
            }
            for kind in Self.order {
                var made = try await portions(of: kind)
                let portions = made.map(\.portion)
                feed.yield(RecordedKind(kind: kind, tapes: made.map(\.tape)))
                made = []
                names[kind] = portions.map(\.names)
                parts.keep(portions, of: pokedex.table(kind))
                // A kind is written while the next one is made, and the one after that waits, so that not all are in memory.
                try await finishKind()
                group.addTask { [parts] in try await put(kind, portions, parts) }
            }
            // Indexes and bytes of the database are made while the files of the last kind are written.
            feed.finish()
            catalog.add([try putNames(Kind.allCases.flatMap { names[$0] ?? [] })])
            try await finishKind()
        }
        var archive = JSONArchive()
        archive.append(Self.archiveOrder.compactMap { archived[$0] })
        archived = [:]
        catalog.add([try put("type-chart.csv", CSVTables.typeChart(pokedex, slugs))])
        let schemas = Kind.allCases.map { Schema(of: $0, in: pokedex) }
        catalog.add(try putDescriptions(schemas))
        for schema in schemas { archive.append(schema.path, schema.bytes) }
        catalog.add([try put("\(JSONArchive.name).tar.gz", archive.finished())])
        if let database = try await database() { catalog.add([database]) }
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

    /// The kinds as the archive has them.
    private static let archiveOrder = Kind.allCases.filter { $0 != .pokemonSpecies } + [.pokemonSpecies]

    /// The kinds as they are made: those with most rows in the database first, as it is the longest work of one task; species
    /// behind those whose records their files have inside, and last, as these files need no task to wait for them.
    private static let order: [Kind] = {
        let largest: [Kind] = [.pokemon, .locationArea, .move, .item]
        return largest + archiveOrder.filter { !largest.contains($0) }
    }()

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

    /// The resources of a kind as the database takes them.
    private struct RecordedKind: Sendable {
        let kind: Kind
        let tapes: [ValueTape]
    }

    private func putDatabase(of recorded: AsyncStream<RecordedKind>) async throws -> Catalog.File {
        var database = try Database(pokedex, licence: Catalog.licence)
        for await kind in recorded {
            for tape in kind.tapes {
                try Task.checkCancellation()
                try database.insert(tape, of: kind.kind)
            }
        }
        // A stream ends when its task is cancelled, too.
        try Task.checkCancellation()
        try database.finish()
        let gzip = Gzip(level: Self.level)
        return try put("pokedex.sqlite.gz", database.withBytes { gzip.compress($0) })
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
