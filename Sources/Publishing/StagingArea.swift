public import BuildSupport
import Glibc
import Synchronization

/// A new tree on its way to an output folder: it is built beside it, and takes its place as a whole.
///
/// There is one for an output folder at a time, in all processes. Until ``publish()`` nothing at the output changes; a
/// staging area that goes without it, whether by an error or because the process ends, leaves nothing behind but what
/// the next one removes. A publish that was killed is finished when the next staging area is made.
public final class StagingArea: Sendable {
    let folder: OutputFolder
    let hook: StepHook
    let oldManifest: Manifest?
    let state: Mutex<State>
    let old: PublishedTree
    let abilities: FileSystemAbilities
    /// Whether the output can be exchanged for the staging folder, as far as is known before it is tried.
    let isOnDeviceOfParent: Bool
    private let madeParents: [String]

    struct State {
        /// Held until the tree is published or given up.
        var lock: FileLock?
        var registry = PathRegistry()
        var folders: Set<String> = []
        var files: [StagedFile] = []
        /// The first error of a write; a tree that lacks a file must not be published.
        var failure: (any Error)?
        /// Whether the staging folder is ours to remove: not once a journal says what is to be done with it.
        var isDisposable = true
    }

    /// A file of the new tree.
    struct StagedFile {
        let entry: Manifest.Entry
        /// Whether the output has the same bytes at that path.
        let isUnchanged: Bool
    }

    /// Prepares to publish to `output`, after finishing what a killed run began there.
    ///
    /// Throws ``PublishingError`` where the folder is not to be published to, or another process does so, and
    /// `FileSystemError`.
    public convenience init(output: String) throws {
        try self.init(output: output) { _ in }
    }

    /// Also takes what tests change: where to stop, and a file system that can do less.
    init(output: String, abilities: FileSystemAbilities = .init(), hook: @escaping StepHook) throws {
        // Asked first so that a folder that is not for us gets no lock beside it.
        try OutputFolder.check(output)
        let folder = try OutputFolder(output)
        let madeParents = try makeFolders(folder.parent)
        let lock: FileLock
        do {
            lock = try FileLock(folder.lock)
        } catch let error as FileLockError {
            throw PublishingError.inUse(path: folder.path, process: error.process)
        }
        if let journal = try Journal.read(folder.journal) {
            var run = JournalRun(folder, hook: hook)
            try run.finish(journal)
        }
        for leftover in [folder.staging, folder.innerStaging] {
            do throws(FileSystemError) {
                try removeTree(leftover)
            } catch {
                throw PublishingError.leftover(path: leftover, error)
            }
        }
        try removeEntry(temporaryPath(beside: folder.journal))

        let manifest = try fileKind(folder.manifest) == .file ? try Manifest(contentsOf: folder.manifest) : nil
        let paths = Set(manifest?.entries.lazy.map(\.path) ?? [])
        let isThere = try fileKind(folder.path) != nil
        old = isThere ? try PublishedTree(folder.path, manifest: paths, staged: []) : PublishedTree()
        try old.checkFolders(at: folder.path)
        oldManifest = manifest
        self.abilities = abilities
        isOnDeviceOfParent = try Self.isOnOneDevice(folder.parent, folder.path)
        try makeFolders(folder.staging)
        self.folder = folder
        self.hook = hook
        self.madeParents = madeParents
        state = Mutex(State(lock: lock))
    }

    deinit { discard() }

    /// Whether two paths are on one file system; one that is absent will be.
    static func isOnOneDevice(_ path: String, _ other: String) throws(FileSystemError) -> Bool {
        var (first, second) = (stat(), stat())
        if path.withSystemPath({ lstat($0, &first) }) != 0 { throw FileSystemError("look at", path) }
        if other.withSystemPath({ lstat($0, &second) }) != 0 {
            if errno == ENOENT { return true }
            throw FileSystemError("look at", other)
        }
        return first.st_dev == second.st_dev
    }

    /// Puts a file into the new tree; from any number of tasks at once.
    ///
    /// Nothing is written where the output has the same bytes there. Throws
    /// ``PublishingError/collision(first:second:)`` and `FileSystemError`; after that nothing can be published.
    public func write(_ file: OutputFile) throws {
        try noteFailure {
            let path = file.path.description
            try state.withLock { try $0.registry.takeFile(path) }
            let isUnchanged = try old.files.contains(path) && hasBytes(file.bytes, at: folder.path + "/" + path)
            if !isUnchanged {
                try makeFolder(above: path)
                try writeNewFile(file.bytes, to: folder.staging + "/" + path)
            }
            let checksum = (file.checksum ?? SHA256(of: file.bytes)).hexadecimal
            let entry = Manifest.Entry(path: path, byteCount: file.bytes.count, checksum: checksum)
            state.withLock { $0.files.append(StagedFile(entry: entry, isUnchanged: isUnchanged)) }
        }
    }

    /// Remembers what goes wrong in `body`, so that a tree that lacks a file is not published.
    func noteFailure(_ body: () throws -> Void) throws {
        do {
            try body()
        } catch {
            state.withLock { $0.failure = $0.failure ?? error }
            throw error
        }
    }

    /// Makes the folder of a staged file, unless it was made before.
    func makeFolder(above path: String) throws {
        let (parent, _) = splitPath(path)
        guard !state.withLock({ $0.folders.contains(parent) }) else { return }
        try makeFolders(folder.staging + "/" + parent)
        state.withLock { _ = $0.folders.insert(parent) }
    }

    /// Gives up: removes the new tree and leaves the output as it is.
    ///
    /// Does nothing after a publish, also one that failed once its journal was written.
    public func discard() {
        let isDisposable = state.withLock { state in
            defer { state.isDisposable = false }
            return state.isDisposable
        }
        guard isDisposable else { return }
        // What cannot be removed now is removed by the next staging area, which tells when it cannot.
        _ = try? removeTree(folder.staging)
        state.withLock { $0.lock = nil }
        for parent in madeParents.reversed() { rmdir(parent) }
    }
}

/// Whether the file at `path` has exactly these bytes; a link has none.
private func hasBytes(_ bytes: [UInt8], at path: String) throws(FileSystemError) -> Bool {
    let file: FileDescriptor
    do {
        file = try FileDescriptor(path, O_RDONLY | O_NOFOLLOW)
    } catch {
        // It went away, or became a link, since the tree was looked through.
        if error.isAbsence { return false }
        throw error
    }
    guard Int(try file.status().st_size) == bytes.count else { return false }
    return try file.contents(atMost: bytes.count + 1) == bytes
}

extension FileSystemError {
    /// Whether a file could not be opened because there is none, or because a link stands there and must not be followed.
    var isAbsence: Bool { [ENOENT, ELOOP, ENOTDIR].contains(code) }
}
