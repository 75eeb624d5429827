import Compression
import PokeModel

/// The archive of all JSON files, put together from parts that any task has deflated.
struct JSONArchive {
    /// Its name, and that of the folder inside it.
    static let name = "pokedex-json"

    private var file = GzipFile()
    private let deflater = Deflater(level: DatasetExporter.level)

    /// A whole file as the archive has it: header, bytes, and zeros up to a whole block.
    static func member(_ path: String, _ bytes: [UInt8]) -> [UInt8] {
        header(path, byteCount: bytes.count) + bytes + TarHeader.padding(after: bytes.count)
    }

    /// Puts a kind's file at the end, and behind it those of its resources.
    mutating func append(_ kind: Kind, _ portions: [ExportedPortion]) {
        let start = portions.isEmpty ? [deflater.deflate(ExportedPortion.emptyArray)] : []
        let pieces = start + portions.map(\.deflatedArray)
        let end = ExportedPortion.arrayEnd
        let count = pieces.reduce(end.count) { $0 + $1.count }
        file.append(deflater.deflate(Self.header("\(kind.slug).json", byteCount: count)))
        for piece in pieces { file.append(piece) }
        file.append(deflater.deflate(end + TarHeader.padding(after: count)))
        for portion in portions {
            if let members = portion.archived { file.append(members) }
        }
    }

    /// Puts a file at the end.
    mutating func append(_ path: String, _ bytes: [UInt8]) {
        file.append(deflater.deflate(Self.member(path, bytes)))
    }

    /// The whole archive.
    consuming func finished() -> [UInt8] {
        file.append(deflater.deflate(TarHeader.end))
        return file.finished()
    }

    private static func header(_ path: String, byteCount: Int) -> [UInt8] {
        let parts = path.split(separator: "/").map(String.init)
        let folder = ([name] + parts.dropLast()).joined(separator: "/")
        return TarHeader(folder: folder, name: parts.last ?? "", byteCount: byteCount).bytes
    }
}
