public import BuildSupport
import Synchronization

/// A file of the published tree, as the tree that takes its place may look back at it.
public enum PublishedFile: Equatable, Sendable {
    /// No such file was published.
    case absent
    /// It was published, and is gone or has other bytes now.
    case altered
    /// The bytes that were published, and still are there.
    case intact([UInt8])
}

extension StagingArea {
    /// What has become of a file that was published; nothing that pokebuild did not write is ever read.
    ///
    /// Throws `FileSystemError` where a file is there and cannot be read.
    public func published(_ path: OutputPath) throws(FileSystemError) -> PublishedFile {
        guard let entry = oldEntry(of: path.description) else { return .absent }
        guard old.files.contains(entry.path) else { return .altered }
        guard let bytes = try entry.intactBytes(below: folder.path) else { return .altered }
        return .intact(bytes)
    }

    /// The bytes of a file that was put into the new tree.
    ///
    /// Throws `FileSystemError`, also for a file that was not.
    public func staged(_ path: OutputPath) throws(FileSystemError) -> [UInt8] {
        let staged = folder.staging + "/" + path.description
        // What the output has already is not written a second time.
        return try readFile(try fileKind(staged) == nil ? folder.path + "/" + path.description : staged)
    }

    /// Every file that was put into the new tree so far, by path.
    public var files: [FileSummary] {
        let entries = state.withLock { $0.files.map(\.entry) }
        return entries.map(\.summary).sorted { $0.path < $1.path }
    }

    /// Every file that a host will have of the output, as far as it was put into the new tree or is kept because it is not ours.
    ///
    /// What git keeps of its own is not sent to hosts. Throws `FileSystemError`.
    public func hostedFiles() throws(FileSystemError) -> [SizedFile] {
        var hosted = files.map { SizedFile(path: $0.path, byteCount: $0.byteCount) }
        let staged = Set(hosted.lazy.map(\.path))
        for foreign in old.foreign where foreign.path != ".git" && !staged.contains(foreign.path) {
            let isFolder = foreign.kind == .folder
            let below = isFolder ? try filesBelow(folder.path + "/" + foreign.path).map { "/" + $0 } : [""]
            for path in below.map({ foreign.path + $0 }) {
                hosted.append(SizedFile(path: path, byteCount: try fileSize(folder.path + "/" + path) ?? 0))
            }
        }
        return hosted
    }

    func oldEntry(of path: String) -> Manifest.Entry? {
        guard let entries = oldManifest?.entries else { return nil }
        // The entries are sorted by path.
        var range = entries.indices
        while !range.isEmpty {
            let middle = range.lowerBound + range.count / 2
            if entries[middle].path < path {
                range = middle + 1..<range.upperBound
            } else {
                range = range.lowerBound..<middle
            }
        }
        return entries.indices.contains(range.lowerBound) && entries[range.lowerBound].path == path
            ? entries[range.lowerBound] : nil
    }
}
