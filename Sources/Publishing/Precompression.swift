public import BuildSupport
import Compression
import Synchronization

/// Puts a gzip and a brotli encoding of text files beside them, for servers that send such files as they are: nginx with
/// `gzip_static` and `brotli_static`, Caddy with `precompressed`.
///
/// An encoding that was published together with the same file is kept: nothing is compressed twice.
public struct Precompression: Sendable {
    private let staging: StagingArea
    /// The files to encode: the text files that the new tree has so far, by path.
    public let files: [OutputPath]
    private let unchanged: Set<OutputPath>

    /// Takes the tree as it is: what is put into it later gets no encodings.
    public init(_ staging: StagingArea) {
        self.staging = staging
        let files = staging.state.withLock { $0.files }.filter { Self.isText($0.entry.path) }
        self.files = files.compactMap { OutputPath($0.entry.path) }.sorted()
        unchanged = Set(files.lazy.filter(\.isUnchanged).compactMap { OutputPath($0.entry.path) })
    }

    /// The encodings as a host counts them before they are made: their bytes are not known yet.
    public var planned: [SizedFile] {
        files.flatMap { file in
            Encoding.allCases.map { SizedFile(path: file.description + $0.rawValue, byteCount: 0) }
        }
    }

    /// Puts the encodings of a file into the new tree; from any number of tasks at once.
    ///
    /// Throws ``PublishingError/collision(first:second:)`` and `FileSystemError`.
    public func encode(_ path: OutputPath) throws {
        for encoding in Encoding.allCases {
            guard let target = OutputPath(path.description + encoding.rawValue) else { continue }
            if unchanged.contains(path), case .intact(let encoded) = try staging.published(target) {
                try staging.write(OutputFile(target, encoded))
            } else {
                try staging.write(OutputFile(target, encoding.encode(try staging.staged(path))))
            }
        }
    }

    /// Whether a file is an encoding of one of `paths`.
    static func isEncoding(_ path: String, ofOneOf paths: Set<String>) -> Bool {
        Encoding.allCases.contains { encoding in
            path.hasSuffix(encoding.rawValue) && paths.contains(String(path.dropLast(encoding.rawValue.count)))
        }
    }

    /// An encoding, by the ending of its files.
    private enum Encoding: String, CaseIterable {
        case gzip = ".gz"
        case brotli = ".br"

        func encode(_ text: [UInt8]) -> [UInt8] {
            switch self {
            case .gzip: return Gzip(level: 9).compress(text)
            case .brotli:
                // The last two qualities take eight and twenty-five times as long for a tenth fewer bytes.
                return Brotli(quality: 9).compress(text)
            }
        }
    }

    /// Whether a file is text that a server sends: `_headers` and the like are read by the host alone.
    private static func isText(_ path: String) -> Bool {
        let name = path.split(separator: "/").last ?? ""
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return false }
        return [
            ".html", ".css", ".js", ".json", ".webmanifest", ".svg", ".xml", ".txt", ".csv", ".ts", ".swift",
        ].contains(name[dot...])
    }
}
