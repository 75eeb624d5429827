import BuildSupport
import Glibc
import Synchronization

extension StagingArea {
    /// Gives the new tree the output's place, in one step where the file system can.
    ///
    /// Where the output is this very tree already, nothing is touched. What is not ours in the old tree is moved to the
    /// new one. Throws ``PublishingError`` and `FileSystemError`; before the journal is written the output is then as it
    /// was, and afterwards the next staging area finishes what was begun.
    public func publish() throws -> PublishingReport {
        var leftover: FileSystemError?
        let files = try state.withLock { state in
            precondition(state.isDisposable, "a staging area is published or discarded once")
            if let failure = state.failure { throw failure }
            return state.files
        }
        let manifest = Manifest(files.map(\.entry))
        let changed = files.filter { !$0.isUnchanged }.map(\.entry.path).sorted()
        let staged = Set(files.lazy.map(\.entry.path))
        let removed = (oldManifest?.entries ?? []).map(\.path).filter { !staged.contains($0) }
        if let oldManifest, oldManifest == manifest, changed.isEmpty {
            discard()
            return report(of: manifest, isChanged: false)
        }
        try writeNewFile(manifest.bytes, to: folder.staging + "/" + Manifest.name)
        if try fileKind(folder.path) == nil {
            try movePath(folder.staging, to: folder.path)
            state.withLock { $0.isDisposable = false }
            try synchronizeFolder(folder.parent)
        } else {
            leftover = try replaceTree(changed: changed, staged: staged, removed: removed)
        }
        state.withLock { $0.lock = nil }
        return report(of: manifest, isChanged: true, written: changed.count, removed: removed.count, leftover)
    }

    private func report(
        of manifest: Manifest,
        isChanged: Bool,
        written: Int = 0,
        removed: Int = 0,
        _ leftover: FileSystemError? = nil
    ) -> PublishingReport {
        PublishingReport(
            isChanged: isChanged,
            fileCount: manifest.entries.count,
            byteCount: manifest.entries.reduce(0) { $0 + $1.byteCount },
            writtenCount: written,
            removedCount: removed,
            leftover: leftover.map { PublishingReport.Leftover(path: folder.staging, reason: $0) }
        )
    }

    /// Gives why the old tree could not be removed, where that is so.
    private func replaceTree(changed: [String], staged: Set<String>, removed: [String]) throws -> FileSystemError? {
        let ours = Set(oldManifest?.entries.lazy.map(\.path) ?? [])
        let old = try PublishedTree(folder.path, manifest: ours, staged: staged)
        let foreign = try foreignToKeep(of: old, staged: staged)
        var canExchange = abilities.exchangesFolders && isOnDeviceOfParent
        for path in foreign where canExchange {
            // A file system that is mounted inside does not move.
            canExchange = try Self.isOnOneDevice(folder.path, folder.path + "/" + path)
        }
        if canExchange {
            let changed = Set(changed)
            for path in staged.subtracting(changed).sorted() { try takeOver(path) }
            try copyMode()
            var journal = Journal()
            journal.foreign = foreign
            try begin(journal)
            if try exchange() { return try finishExchange(journal, ours: ours, staged: staged) }
        }
        return try install(changed: changed, staged: staged, removed: removed)
    }

    /// Links an unchanged file of the output into the new tree, so that it keeps its time; the old tree goes when the new
    /// one has its place, and no second link is left.
    private func takeOver(_ path: String) throws {
        let (published, staged) = (folder.path + "/" + path, folder.staging + "/" + path)
        try makeFolder(above: path)
        if abilities.linksFiles, link(published, staged) == 0 { return }
        // Not every file system has links, nor lets everybody make them: a copy with the same time does as well.
        var status = stat()
        if lstat(published, &status) != 0 { throw FileSystemError("look at", published) }
        try writeNewFile(readFile(published), to: staged)
        let times = [status.st_atim, status.st_mtim]
        if utimensat(AT_FDCWD, staged, times, 0) != 0 { throw FileSystemError("set the time of", staged) }
    }

    /// What of the old tree moves to the new one.
    ///
    /// A file that the new tree has as well, with the same bytes, becomes ours. Throws
    /// ``PublishingError/foreignFilesInTheWay(path:names:count:)`` where it has it with others.
    private func foreignToKeep(of old: PublishedTree, staged: Set<String>) throws -> [String] {
        let stagedFolders = Self.folders(above: staged)
        var kept: [String] = []
        var inTheWay: [String] = []
        for foreign in old.foreign {
            let isAboveStaged = foreign.kind != .folder && stagedFolders.contains(foreign.path)
            if isAboveStaged || Self.folders(above: [foreign.path]).contains(where: staged.contains) {
                inTheWay.append(foreign.path)
            } else if staged.contains(foreign.path) {
                let isSame =
                    try foreign.kind == .file
                    && readFile(folder.path + "/" + foreign.path) == readFile(folder.staging + "/" + foreign.path)
                if !isSame { inTheWay.append(foreign.path) }
            } else {
                kept.append(foreign.path)
            }
        }
        guard inTheWay.isEmpty else {
            throw PublishingError.foreignFilesInTheWay(
                path: folder.path,
                names: Array(inTheWay.prefix(5)),
                count: inTheWay.count
            )
        }
        return kept
    }

    /// Exchanges the trees; false where the file system cannot, and nothing has changed.
    private func exchange() throws -> Bool {
        do {
            try exchangePaths(folder.staging, folder.path)
        } catch {
            // A mount point, another file system, or one that cannot exchange.
            guard [EBUSY, EXDEV, EINVAL, ENOSYS, ENOTSUP].contains(error.code) else { throw error }
            try removeEntry(folder.journal)
            state.withLock { $0.isDisposable = true }
            return false
        }
        try synchronizeFolder(folder.parent)
        try hook(.exchanged)
        return true
    }

    /// Moves what is not ours to the new tree, and removes the old one.
    private func finishExchange(
        _ journal: Journal,
        ours: Set<String>,
        staged: Set<String>
    ) throws -> FileSystemError? {
        var run = JournalRun(folder, hook: hook)
        try run.moveForeign(journal.foreign)
        // Whatever somebody put into the old tree since it was looked through comes along.
        try run.moveForeign(PublishedTree(folder.staging, manifest: ours, staged: staged).foreign.map(\.path))
        return try run.finish(journal)
    }

    /// Moves the changed files to the output one by one: the manifest first, so that the folder is known as ours from
    /// the first file on; then what pages need, then the pages; and at last old files go.
    private func install(changed: [String], staged: Set<String>, removed: [String]) throws -> FileSystemError? {
        var journal = Journal()
        let stagedFolders = Self.folders(above: staged)
        journal.removedFirst = removed.filter { path in
            stagedFolders.contains(path) || Self.folders(above: [path]).contains(where: staged.contains)
        }
        let pages = changed.filter { $0.hasSuffix(".html") }
        journal.installed = [Manifest.name] + changed.filter { !$0.hasSuffix(".html") } + pages
        let first = Set(journal.removedFirst)
        journal.removed = removed.filter { !first.contains($0) }
        let room = try makeRoom(for: journal)
        do {
            try begin(journal)
        } catch {
            // A test stops here as if it were killed, with the journal written.
            if state.withLock({ $0.isDisposable }) { undo(room) }
            throw error
        }
        var run = JournalRun(folder, hook: hook)
        return try run.finish(journal)
    }

    static func folders(above paths: some Sequence<String>) -> Set<String> {
        var folders: Set<String> = []
        for path in paths { folders.insertFolders(above: path) }
        return folders
    }

    private func begin(_ journal: Journal) throws {
        try replaceFile(folder.journal, with: journal.bytes)
        state.withLock { $0.isDisposable = false }
        try hook(.journalWritten)
    }

    /// Lets who could look into the old folder look into the new one.
    private func copyMode() throws {
        var status = stat()
        if lstat(folder.path, &status) != 0 { throw FileSystemError("look at", folder.path) }
        let mode = status.st_mode & 0o7777
        if chmod(folder.staging, mode) != 0 { throw FileSystemError("set the mode of", folder.staging) }
    }
}
