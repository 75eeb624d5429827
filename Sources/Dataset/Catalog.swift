public import BuildSupport
import JSON
public import PokeModel

/// What is in a dataset: the kinds, and every file with its size and checksum.
public struct Catalog: Sendable {
    /// A file of the dataset.
    public struct File: Sendable, Equatable {
        /// The path below the dataset's folder.
        public let path: String
        /// How many bytes it has.
        public let bytes: Int
        /// The checksum of the bytes.
        public let checksum: SHA256
    }

    /// The kinds that have a file for each resource: those with the pages that people look for most.
    static let kindsWithDocuments: Set<Kind> = [.pokemonSpecies, .move, .ability, .item, .type]

    /// The files that list the others: the catalogue itself, and the checksums.
    public static let ownFiles = ["catalog.json", "SHA256SUMS"]

    /// How many resources there are of each kind, in the kinds' order.
    public private(set) var counts: [(kind: Kind, count: Int)] = []
    /// The files that were written, in order of their paths; the catalogue and the checksums are not among them.
    public private(set) var files: [File] = []
    private let source: Source

    init(source: Source) { self.source = source }

    mutating func add(_ kind: Kind, count: Int, files new: [File]) {
        counts.append((kind, count))
        counts.sort { $0.kind < $1.kind }
        add(new)
    }

    mutating func add(_ new: [File]) {
        files += new
        files.sort { $0.path < $1.path }
    }

    /// The catalogue as a file.
    var json: [UInt8] {
        var writer = JSONWriter()
        writer.beginObject()
        writer.key("format")
        writer.string("pokebuild-dataset")
        writer.key("version")
        writer.integer(1)
        writer.key("source")
        write(source, to: &writer)
        writer.key("licence")
        writer.string(Self.licence)
        writer.key("kinds")
        writer.beginArray()
        for (kind, count) in counts { write(kind, count, to: &writer) }
        writer.endArray()
        writer.key("files")
        writer.beginArray()
        for file in files { write(file, to: &writer) }
        writer.endArray()
        writer.endObject()
        writer.newline()
        return writer.bytes
    }

    /// The checksums of all files and of the catalogue, in the format of `sha256sum`.
    func checksums(with catalog: File) -> [UInt8] {
        let lines = (files + [catalog]).sorted { $0.path < $1.path }
            .map { "\($0.checksum.hexadecimal)  \($0.path)\n" }
        return Array(lines.joined().utf8)
    }

    private func write(_ source: Source, to writer: inout JSONWriter) {
        writer.beginObject()
        writer.key("name")
        writer.string("PokeAPI")
        writer.key("url")
        writer.string("https://pokeapi.co/")
        for (key, value) in [("hash", source.hash), ("date", source.date)] {
            writer.key(key)
            if let value { writer.string(value) } else { writer.null() }
        }
        writer.endObject()
    }

    private func write(_ kind: Kind, _ count: Int, to writer: inout JSONWriter) {
        writer.beginObject()
        writer.key("kind")
        writer.string(kind.slug)
        writer.key("count")
        writer.integer(count)
        writer.key("file")
        writer.string("\(kind.slug).json")
        writer.key("lines")
        writer.string("\(kind.slug).ndjson.gz")
        writer.key("resources")
        if Self.kindsWithDocuments.contains(kind) {
            writer.string("\(kind.slug)/{slug}.json")
        } else {
            writer.null()
        }
        writer.endObject()
    }

    private func write(_ file: File, to writer: inout JSONWriter) {
        writer.beginObject()
        writer.key("path")
        writer.string(file.path)
        writer.key("bytes")
        writer.integer(file.bytes)
        writer.key("sha256")
        writer.string(file.checksum.hexadecimal)
        writer.endObject()
    }

    static let licence = """
        The data is PokeAPI's (https://pokeapi.co/), which publishes it under the BSD 3-Clause licence. The texts and \
        names of the games belong to Nintendo, Creatures and GAME FREAK; Pokémon is their trademark. This dataset is not \
        affiliated with any of them.
        """
}
