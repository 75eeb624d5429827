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
                return try entries[place].isIntact(below: root)
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
}

extension StagingArea {
    /// The checksum of the manifest that a tree of what was put in so far has, as ``OutputFolder/manifestChecksum(of:)`` tells it
    /// once that is published.
    public var manifestChecksum: SHA256 { SHA256(of: Manifest(state.withLock { $0.files.map(\.entry) }).bytes) }
}

extension Manifest.Entry {
    /// Whether the file is there with the bytes that were written.
    fileprivate func isIntact(below root: String) throws -> Bool {
        let file: FileDescriptor
        do {
            file = try FileDescriptor(root + "/" + path, O_RDONLY | O_NOFOLLOW)
        } catch {
            // It went away, or became a link, since the tree was looked through.
            if error.isAbsence { return false }
            throw error
        }
        guard Int(try file.status().st_size) == byteCount else { return false }
        return try SHA256(of: file.contents(atMost: byteCount + 1)).hexadecimal == checksum
    }
}
