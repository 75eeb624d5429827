import BuildSupport
import Compression
import PokeModel

/// What was written of a kind, and what the archive takes of it.
struct ExportedKind: Sendable {
    /// The kind.
    let kind: Kind
    /// Its portions.
    let portions: [ExportedPortion]
    /// The files of single resources as the archive has them, in gzip; none where the kind has no such files.
    let zippedDocuments: [[UInt8]]
    /// The files that were written.
    let files: [Catalog.File]
}

extension DatasetExporter {
    /// Takes all resources of a kind through all forms that are made in portions; their tapes are for the database, and apart
    /// so that they can go before the rest.
    func portions(of kind: Kind) async throws -> [(portion: ExportedPortion, tape: ValueTape)] {
        let portions = Portion.all(of: kind, count: pokedex.table(kind).rows.count)
        return try await mapConcurrently(portions, jobs: jobs) { portion in
            try Task.checkCancellation()
            return export(portion, of: pokedex.table(kind))
        }
    }

    private func export<Table: ResourceTable>(
        _ portion: Portion,
        of table: Table
    ) -> (ExportedPortion, ValueTape) {
        let fields = Table.Row.allFields(in: pokedex)
        let recorder = ResourceRecorder(slugs)
        for row in table.rows[portion.places] { recorder.add(row, fields) }
        let (lines, places, tape) = (recorder.lines, recorder.places, recorder.tape)

        var array: [UInt8] = []
        array.reserveCapacity(lines.count + 2 * places.count)
        for (place, line) in places.enumerated() {
            array += place == 0 && portion.places.lowerBound == 0 ? "[\n".utf8 : ",\n".utf8
            array += lines[line.lowerBound..<line.upperBound - 1]
        }
        let exported = ExportedPortion(
            portion: portion,
            lines: lines,
            places: places,
            array: array,
            zippedArray: Gzip(level: Self.level).compress(array),
            rows: tableRows(of: portion.kind, tape),
            names: nameRows(of: portion.kind, tape)
        )
        return (exported, tape)
    }

    /// Writes all files of a kind.
    func put(_ kind: Kind, _ portions: [ExportedPortion], _ parts: SpeciesParts) async throws -> ExportedKind {
        async let array = putArray(kind, portions)
        async let lines = putLines(kind, portions)
        async let tables = putTables(of: kind, portions)
        let hasDocuments = Catalog.kindsWithDocuments.contains(kind)
        let documents = try await mapConcurrently(hasDocuments ? portions : [], jobs: jobs) { portion in
            try Task.checkCancellation()
            return try putDocuments(portion, of: pokedex.table(kind), parts)
        }
        let files = [try await array, try await lines] + (try await tables) + documents.flatMap(\.files)
        return ExportedKind(kind: kind, portions: portions, zippedDocuments: documents.map(\.zipped), files: files)
    }

    private func putDocuments<Table: ResourceTable>(
        _ portion: ExportedPortion,
        of table: Table,
        _ parts: SpeciesParts
    ) throws -> (files: [Catalog.File], zipped: [UInt8]) {
        var files: [Catalog.File] = []
        var members: [UInt8] = []
        for (row, place) in zip(table.rows[portion.portion.places], portion.places) {
            let document =
                (row as? Species).map { parts.document($0, portion.record(at: place)) }
                ?? Array(portion.lines[place])
            let path = "\(Table.Row.kind.slug)/\(row.slug).json"
            files.append(try put(path, document))
            JSONArchive.append(path, document, to: &members)
        }
        return (files, Gzip(level: Self.level).compress(members))
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
}
