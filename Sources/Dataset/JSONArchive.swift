import Compression
import PokeModel

/// The archive of all JSON files, put together from parts that any task has compressed: a gzip file of many members.
struct JSONArchive {
    /// Its name, and that of the folder inside it.
    static let name = "pokedex-json"

    /// The archive, but for its end.
    private var bytes: [UInt8] = []
    private let gzip = Gzip(level: DatasetExporter.level)

    /// A whole file as the archive has it: header, bytes, and zeros up to a whole block.
    static func member(_ path: String, _ bytes: [UInt8]) -> [UInt8] {
        header(path, byteCount: bytes.count) + bytes + TarHeader.padding(after: bytes.count)
    }

    /// Puts a kind's file at the end, and behind it those of its resources.
    mutating func append(_ kind: Kind, _ portions: [ExportedPortion]) {
        let start = portions.isEmpty ? ExportedPortion.emptyArray : []
        let end = ExportedPortion.arrayEnd
        let count = portions.reduce(start.count + end.count) { $0 + $1.array.count }
        bytes += gzip.compress(Self.header("\(kind.slug).json", byteCount: count) + start)
        for portion in portions { bytes += portion.zippedArray }
        bytes += gzip.compress(end + TarHeader.padding(after: count))
        for portion in portions { bytes += portion.zippedFiles }
    }

    /// Puts a file at the end.
    mutating func append(_ path: String, _ content: [UInt8]) {
        bytes += gzip.compress(Self.member(path, content))
    }

    /// The whole archive.
    consuming func finished() -> [UInt8] {
        bytes += gzip.compress(TarHeader.end)
        return bytes
    }

    private static func header(_ path: String, byteCount: Int) -> [UInt8] {
        let parts = path.split(separator: "/").map(String.init)
        let folder = ([name] + parts.dropLast()).joined(separator: "/")
        return TarHeader(folder: folder, name: parts.last ?? "", byteCount: byteCount).bytes
    }
}
