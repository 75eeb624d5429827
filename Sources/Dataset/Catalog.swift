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

    /// The kinds that have a file for each resource: those that have pages of their own.
    static let kindsWithDocuments: Set<Kind> = [
        .pokemonSpecies, .move, .ability, .item, .type, .nature, .location, .region, .generation, .versionGroup,
        .version, .pokedex, .berry, .itemCategory, .eggGroup, .growthRate, .stat, .pokemonColor, .pokemonShape,
        .pokemonHabitat,
    ]

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
        writer.object { catalog in
            catalog.member("format", "pokebuild-dataset")
            catalog.member("version", 1)
            catalog.member("source") { member in
                member.member("name", "PokeAPI")
                member.member("url", "https://pokeapi.co/")
                member.member("hash", source.hash)
                member.member("date", source.date)
            }
            catalog.member("licence", Self.licence)
            catalog.member("kinds", counts) { kinds, kind in write(kind.kind, kind.count, to: &kinds) }
            catalog.member("files", files) { files, file in write(file, to: &files) }
        }
        writer.newline()
        return writer.bytes
    }

    /// The checksums of all files and of the catalogue, in the format of `sha256sum`.
    func checksums(with catalog: File) -> [UInt8] {
        let lines = (files + [catalog]).sorted { $0.path < $1.path }
            .map { "\($0.checksum.hexadecimal)  \($0.path)\n" }
        return Array(lines.joined().utf8)
    }

    private func write(_ kind: Kind, _ count: Int, to writer: inout JSONWriter) {
        let hasDocuments = Self.kindsWithDocuments.contains(kind)
        writer.object { entry in
            entry.member("kind", kind.slug)
            entry.member("count", count)
            entry.member("file", "\(kind.slug).json")
            entry.member("lines", "\(kind.slug).ndjson.gz")
            entry.member("resources", hasDocuments ? "\(kind.slug)/{slug}.json" : nil)
        }
    }

    private func write(_ file: File, to writer: inout JSONWriter) {
        writer.object { entry in
            entry.member("path", file.path)
            entry.member("bytes", file.bytes)
            entry.member("sha256", file.checksum.hexadecimal)
        }
    }

    static let licence = """
        The data is PokeAPI's (https://pokeapi.co/), which publishes it under the BSD 3-Clause licence. The texts and \
        names of the games belong to Nintendo, Creatures and GAME FREAK; Pokémon is their trademark. This dataset is not \
        affiliated with any of them.
        """
}
