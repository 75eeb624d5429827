public import BuildSupport
import Glibc
import Synchronization

extension StagingArea {
    /// Puts what is published below a folder into the new tree, where every file of it still is as it was published: all that is
    /// published, where no folder is named.
    ///
    /// Of a folder alone, the encodings beside files are left out: ``Precompression`` puts them beside what is in the new tree.
    /// Reads all of it, as `jobs` tasks. Nil where a file is not as it was or nothing was published there, and then nothing
    /// is put in. Throws `FileSystemError` where a file is there and cannot be read, and `CancellationError`.
    public func keepPublished(below folder: String? = nil, jobs: Int) async throws -> [FileSummary]? {
        var entries = oldManifest?.entries ?? []
        if let folder {
            entries.removeAll { !$0.path.hasPrefix(folder + "/") }
            let paths = Set(entries.map(\.path))
            entries.removeAll { Precompression.isEncoding($0.path, ofOneOf: paths) }
        }
        guard !entries.isEmpty, entries.allSatisfy({ old.files.contains($0.path) }) else { return nil }
        let root = self.folder.path
        let shares = Array(0..<max(1, min(jobs, entries.count)))
        let areIntact = try await mapConcurrently(shares, jobs: jobs) { [entries] share in
            try stride(from: share, to: entries.count, by: shares.count).allSatisfy { place in
                try Task.checkCancellation()
                return try entries[place].intactBytes(below: root) != nil
            }
        }
        guard areIntact.allSatisfy({ $0 }) else { return nil }
        for entry in entries { try take(entry) }
        return entries.map(\.summary)
    }

    /// Puts a published file into the new tree as it is, and gives its bytes; nil where it is not there as it was published,
    /// and then nothing is put in.
    ///
    /// From any number of tasks at once. Throws as ``write(_:)`` does; after that nothing can be published.
    public func keep(_ path: OutputPath) throws -> [UInt8]? {
        guard let entry = oldEntry(of: path.description), case .intact(let bytes) = try published(path) else {
            return nil
        }
        try take(entry)
        return bytes
    }

    /// Puts a published file into the new tree as it is.
    private func take(_ entry: Manifest.Entry) throws {
        try noteFailure {
            try state.withLock { state in
                try state.registry.takeFile(entry.path)
                state.files.append(StagedFile(entry: entry, isUnchanged: true))
            }
        }
    }

    /// The checksum of the manifest that a tree of what was put in so far has, as ``OutputFolder/manifestChecksum(of:)`` tells it
    /// once that is published.
    public var manifestChecksum: SHA256 { SHA256(of: Manifest(state.withLock { $0.files.map(\.entry) }).bytes) }
}

extension Manifest.Entry {
    /// The file's bytes, where it is there with those that were written; nil where it is not.
    func intactBytes(below root: String) throws(FileSystemError) -> [UInt8]? {
        let file: FileDescriptor
        do {
            file = try FileDescriptor(root + "/" + path, O_RDONLY | O_NOFOLLOW)
        } catch {
            // It went away, or became a link, since the tree was looked through.
            if error.isAbsence { return nil }
            throw error
        }
        guard Int(try file.status().st_size) == byteCount else { return nil }
        let bytes = try file.contents(atMost: byteCount + 1)
        return SHA256(of: bytes).hexadecimal == checksum ? bytes : nil
    }
}
