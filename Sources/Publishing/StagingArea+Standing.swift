public import BuildSupport
import Glibc
import Synchronization

extension StagingArea {
    /// Puts the whole published tree into the new one, where every file of it still is as it was published.
    ///
    /// Reads all of them, as `jobs` tasks. False where one is not, and then nothing is put in. Throws `FileSystemError` where a
    /// file is there and cannot be read, and `CancellationError`.
    public func keepPublished(jobs: Int) async throws -> Bool {
        guard let entries = oldManifest?.entries, entries.allSatisfy({ old.files.contains($0.path) }) else {
            return false
        }
        let root = folder.path
        let shares = Array(0..<max(1, min(jobs, entries.count)))
        let areIntact = try await mapConcurrently(shares, jobs: jobs) { share in
            try stride(from: share, to: entries.count, by: shares.count).allSatisfy { place in
                try Task.checkCancellation()
                return try entries[place].intactBytes(below: root) != nil
            }
        }
        guard areIntact.allSatisfy({ $0 }) else { return false }
        try state.withLock { state in
            for entry in entries {
                try state.registry.takeFile(entry.path)
                state.files.append(StagedFile(entry: entry, isUnchanged: true))
            }
        }
        return true
    }

    /// Puts a published file into the new tree as it is, and gives its bytes; nil where it is not there as it was published,
    /// and then nothing is put in.
    ///
    /// From any number of tasks at once. Throws as ``write(_:)`` does; after that nothing can be published.
    public func keep(_ path: OutputPath) throws -> [UInt8]? {
        guard let entry = oldEntry(of: path.description), case .intact(let bytes) = try published(path) else {
            return nil
        }
        try noteFailure {
            try state.withLock { state in
                try state.registry.takeFile(entry.path)
                state.files.append(StagedFile(entry: entry, isUnchanged: true))
            }
        }
        return bytes
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
