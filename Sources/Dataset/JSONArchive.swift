import Compression
import PokeModel

/// The archive of all JSON files, put together from parts that any task has compressed: a gzip file of many members.
struct JSONArchive {
    /// Its name, and that of the folder inside it.
    static let name = "pokedex-json"

    /// The archive, but for its end.
    private var bytes: [UInt8] = []
    private let gzip = Gzip(level: DatasetExporter.level)

    /// Puts a whole file as the archive has it behind others: header, bytes, and zeros up to a whole block.
    static func append(_ path: String, _ bytes: [UInt8], to members: inout [UInt8]) {
        members += header(path, byteCount: bytes.count)
        members += bytes
        members += TarHeader.padding(after: bytes.count)
    }

    /// A kind's file as the archive has it, in gzip, and behind it those of its resources.
    static func part(of exported: ExportedKind) -> [UInt8] {
        let gzip = Gzip(level: DatasetExporter.level)
        let portions = exported.portions
        let start = portions.isEmpty ? ExportedPortion.emptyArray : []
        let end = ExportedPortion.arrayEnd
        let count = portions.reduce(start.count + end.count) { $0 + $1.array.count }
        var bytes = gzip.compress(header("\(exported.kind.slug).json", byteCount: count) + start)
        for portion in portions { bytes += portion.zippedArray }
        bytes += gzip.compress(end + TarHeader.padding(after: count))
        for documents in exported.zippedDocuments { bytes += documents }
        return bytes
    }

    /// Puts parts of kinds at the end, which take up no memory any more then.
    mutating func append(_ parts: consuming [[UInt8]]) {
        bytes.reserveCapacity(bytes.count + parts.reduce(0) { $0 + $1.count })
        for part in parts { bytes += part }
    }

    /// Puts a file at the end.
    mutating func append(_ path: String, _ content: [UInt8]) {
        var member: [UInt8] = []
        Self.append(path, content, to: &member)
        bytes += gzip.compress(member)
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
