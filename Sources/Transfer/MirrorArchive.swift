import Compression
import Glibc
public import PokeAPI

/// A mirror in a tar archive.
///
/// An archive can only be read from front to back, and a crawl asks in an order of its own: so it is read once, when the
/// first answer is asked for, and held in memory, compressed. Paths in it are only names:
/// nothing is written to where they say.
public final class MirrorArchive: StoredMirror {
    /// A file of the archive.
    private enum File {
        case packed([UInt8])
        case tooLarge
    }

    /// Bytes that all files together may have compressed: ten times what PokeAPI's have.
    private static let totalLimit = 512 << 20

    private let path: String
    private let isCancelled: () -> Bool
    private var unread: ArchiveReader?
    private var files: [APIPath: File] = [:]
    private var fault: ArchiveFault?
    private let decompressor = ZstandardDecompressor()

    /// Opens an archive.
    ///
    /// Throws where the file cannot be read, or is no tar archive in any of the compressions that are known.
    ///
    /// - Parameter isCancelled: asked while the archive is read: whether to stop.
    public init(path: String, isCancelled: @escaping () -> Bool = { false }) throws(ArchiveFault) {
        self.path = path
        self.isCancelled = isCancelled
        unread = try ArchiveReader(path: path)
    }

    private func read(_ archive: ArchiveReader) throws(ArchiveFault) {
        let compressor = ZstandardCompressor(level: 1)
        var total = 0
        while let file = try archive.next() {
            if isCancelled() { throw ArchiveFault("reading it was interrupted") }
            guard let path = Self.path(of: file.path) else { continue }
            if let original = file.original {
                files[path] = Self.path(of: original).flatMap { files[$0] }
                continue
            }
            guard let content = try archive.content(limit: MirrorTransport.bodyLimit) else {
                files[path] = .tooLarge
                continue
            }
            let packed = content.withUnsafeBytes(compressor.compress)
            total += packed.count
            guard total <= Self.totalLimit else { throw ArchiveFault("it has more than PokeAPI can have") }
            files[path] = .packed(packed)
        }
        if files[.root] == nil { throw ArchiveFault("there is no api/v2/index.json in it") }
    }

    /// The answer that a file of the archive is, wherever in it `api/v2` stands; nil for any other file.
    private static func path(of name: String) -> APIPath? {
        let suffix = "index.json"
        guard name.hasSuffix("/" + suffix), let path = APIPath(parsing: "/" + name.dropLast(suffix.count)) else {
            return nil
        }
        return path
    }

    /// Unpacks the file of an answer; the first time, once the archive is read.
    public func answer(at path: APIPath) -> Result<Response, TransportFailure> {
        if let archive = unread {
            unread = nil
            do throws(ArchiveFault) { try read(archive) } catch { fault = error }
        }
        let file = APIPath(parsing: path.description.prefix { $0 != "?" }) ?? path
        switch files[file] {
        case .packed(let bytes):
            do {
                let body = try bytes.withUnsafeBytes { bytes in
                    try decompressor.withContent(of: bytes, limit: MirrorTransport.bodyLimit) { Array($0) }
                }
                return .success(Response(status: 200, body: body))
            } catch {
                return failed("what was read of \"\(file)\" was damaged in memory (\(error))")
            }
        case .tooLarge: return failed("the file of \"\(file)\" has more than \(MirrorTransport.bodyLimit) bytes")
        case nil: return fault.map { failed($0.description) } ?? .success(Response(status: 404, body: []))
        }
    }

    private func failed(_ reason: String) -> Result<Response, TransportFailure> {
        .failure(TransportFailure("\(path): \(reason)", isTransient: false))
    }
}
