import BuildSupport
import Glibc

/// Carries out a journal, for the publish that wrote it or for the next run after it was killed.
struct JournalRun {
    let folder: OutputFolder
    /// Called after each step, so that tests can stop there.
    let hook: StepHook
    private var checkedFolders: Set<String> = []

    init(_ folder: OutputFolder, hook: @escaping StepHook) {
        self.folder = folder
        self.hook = hook
    }

    /// Does what the journal says and is not done yet, then removes it and the staging folders.
    ///
    /// Once the journal is gone, the new tree is published: what keeps the old one from being removed is no failure of
    /// that, and given back.
    @discardableResult mutating func finish(_ journal: Journal) throws -> FileSystemError? {
        try moveForeign(journal.foreign)
        for path in journal.removedFirst { try removeOld(path) }
        for path in journal.installed { try install(path) }
        for path in journal.removed { try removeOld(path) }
        try removeEntry(folder.journal)
        try synchronizeFolder(folder.parent)
        try hook(.journalRemoved)
        do throws(FileSystemError) {
            try removeTree(folder.innerStaging)
            try removeTree(folder.staging)
            return nil
        } catch {
            return error
        }
    }

    /// Moves what is not ours from the old tree, in the staging folder, to the output.
    mutating func moveForeign(_ paths: [String]) throws {
        for path in paths where try fileKind(folder.staging + "/" + path) != nil {
            try makeFolder(above: path)
            try movePath(folder.staging + "/" + path, to: folder.path + "/" + path)
            try hook(.moved(path))
        }
    }

    private mutating func install(_ path: String) throws {
        // Where it is in neither place it was done already, by a run that was killed.
        let places = [folder.innerStaging, folder.staging].map { $0 + "/" + path }
        guard let staged = try places.first(where: { try fileKind($0) != nil }) else { return }
        try makeFolder(above: path)
        do {
            try movePath(staged, to: folder.path + "/" + path)
        } catch {
            guard error.code == EXDEV else { throw error }
            try replaceFile(folder.path + "/" + path, with: try readFile(staged), isSynchronized: false)
            try removeEntry(staged)
        }
        try hook(.installed(path))
    }

    /// Removes a file of ours, and the folders that it leaves empty.
    private mutating func removeOld(_ path: String) throws {
        // Behind a link nothing is ours.
        guard try linkedFolder(above: path) == nil else { return }
        // Where a folder is, an earlier run removed the file and put new ones in its place.
        guard try fileKind(folder.path + "/" + path) != .folder, try removeEntry(folder.path + "/" + path) else {
            return
        }
        var parent = splitPath(path).folder
        while parent != ".", try removeEmptyFolder(folder.path + "/" + parent) {
            checkedFolders.remove(parent)
            parent = splitPath(parent).folder
        }
        try hook(.removed(path))
    }

    /// Makes the folder of a file, which no link may lead out of; gives what was made, the uppermost first.
    @discardableResult mutating func makeFolder(above path: String) throws -> [String] {
        if let link = try linkedFolder(above: path) { throw PublishingError.linkedFolder(path: link) }
        let (parent, _) = splitPath(path)
        guard parent != ".", checkedFolders.insert(parent).inserted else { return [] }
        return try makeFolders(folder.path + "/" + parent)
    }

    /// The uppermost folder above `path` that is a link; nil where none is.
    private func linkedFolder(above path: String) throws -> String? {
        var parents: [String] = []
        var parent = splitPath(path).folder
        while parent != ".", !checkedFolders.contains(parent) {
            parents.append(parent)
            parent = splitPath(parent).folder
        }
        for parent in parents.reversed() where try fileKind(folder.path + "/" + parent) == .link {
            return folder.path + "/" + parent
        }
        return nil
    }
}
