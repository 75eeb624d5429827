import BuildSupport
import JSON

/// The list of the files that pokebuild wrote to a tree, kept in the tree itself.
///
/// Only what it names is ever replaced or removed. It names everything but itself, sorted by path, and has no times: the
/// same tree has the same manifest.
struct Manifest: Equatable {
    /// The manifest's own name in the tree.
    static let name = ".pokebuild-manifest.json"
    private static let version = 1

    /// A file that was written.
    struct Entry: Equatable {
        let path: String
        let byteCount: Int
        /// Its SHA-256 in hexadecimal.
        let checksum: String

        var summary: FileSummary { FileSummary(path: path, byteCount: byteCount, checksum: checksum) }
    }

    /// The files by path.
    let entries: [Entry]

    init(_ entries: [Entry]) { self.entries = entries.sorted { $0.path < $1.path } }

    /// Reads a manifest; throws ``PublishingError/unreadable(path:reason:)`` where it is none, and `FileSystemError`.
    init(contentsOf file: String) throws {
        let bytes = try readFile(file)
        do {
            entries = try JSONParser().withDocument(bytes) { try Self.entries(of: $0) }
        } catch let error as JSONSyntaxError {
            throw PublishingError.unreadable(path: file, reason: error.description)
        } catch let fault as Fault {
            throw PublishingError.unreadable(path: file, reason: fault.reason)
        }
    }

    private struct Fault: Error { let reason: String }

    private static func entries(of root: JSONValue) throws -> [Entry] {
        guard let found = root["version"]?.integer else { throw Fault(reason: "it has no version") }
        guard found == version else { throw Fault(reason: "its version is \(found), not \(version)") }
        guard let files = root["files"]?.elements else { throw Fault(reason: "it has no list of files") }
        return try files.map { file in
            guard let path = file["path"]?.string, let byteCount = file["bytes"]?.integer,
                let checksum = file["sha256"]?.string
            else { throw Fault(reason: "an entry lacks its path, bytes or sha256") }
            // What is named here is removed when it goes: nothing outside the tree may be.
            guard OutputPath(path) != nil else { throw Fault(reason: "\"\(path)\" is no path of an output") }
            return Entry(path: path, byteCount: Int(byteCount), checksum: checksum)
        }
    }

    /// The manifest's bytes.
    var bytes: [UInt8] {
        var writer = JSONWriter()
        writer.object { manifest in
            manifest.member("version", Self.version)
            manifest.member("files", entries) { files, entry in
                files.object { file in
                    file.member("path", entry.path)
                    file.member("bytes", entry.byteCount)
                    file.member("sha256", entry.checksum)
                }
            }
        }
        writer.newline()
        return writer.bytes
    }
}
