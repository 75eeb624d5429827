import BuildSupport
import Glibc

/// What is in a published folder: the files that we wrote and still are there, and what is not ours.
struct PublishedTree {
    /// Our files, by path, as far as they still are files: what stands behind a link is not among them.
    private(set) var files: Set<String> = []
    /// What is not ours, sorted: files, and folders in which nothing is ours, each as a whole.
    private(set) var foreign: [Foreign] = []

    /// The folders that have something of ours in them, the root as an empty path; none where nothing was looked through.
    private(set) var folders: [String] = []

    /// Something that is not ours.
    struct Foreign {
        let path: String
        let kind: FileKind
    }

    /// A tree with nothing in it.
    init() {}

    /// Looks through a folder in which we wrote the paths of `manifest`, and are about to write those of `staged`.
    init(_ root: String, manifest: Set<String>, staged: some Sequence<String>) throws(FileSystemError) {
        var ours: Set<String> = []
        for path in manifest { ours.insertFolders(above: path) }
        for path in staged { ours.insertFolders(above: path) }
        var unread = [""]
        while let prefix = unread.popLast() {
            folders.append(prefix)
            for entry in try folderEntries(prefix.isEmpty ? root : root + "/" + prefix) {
                if prefix.isEmpty, entry.name == OutputFolder.innerName { continue }
                let path = prefix.isEmpty ? entry.name : prefix + "/" + entry.name
                if entry.kind == .folder, ours.contains(path) {
                    unread.append(path)
                } else if entry.kind != .folder, manifest.contains(path) || path == Manifest.name {
                    if entry.kind == .file { files.insert(path) }
                } else {
                    foreign.append(Foreign(path: path, kind: entry.kind))
                }
            }
        }
        files.remove(Manifest.name)
        foreign.sort { $0.path < $1.path }
    }
}

extension PublishedTree {
    /// Throws ``PublishingError/notWritable(path:_:)`` where a folder of the tree at `root` is not to be written to: what is in
    /// it could be neither removed nor moved.
    func checkFolders(at root: String) throws {
        let moved = foreign.lazy.filter { $0.kind == .folder }.map(\.path)
        for folder in folders + moved {
            let path = folder.isEmpty ? root : root + "/" + folder
            // By the rights that count for writing, which may be others than those of who started the program.
            guard path.withSystemPath({ faccessat(AT_FDCWD, $0, W_OK | X_OK, AT_EACCESS) }) != 0, errno != ENOENT else {
                continue
            }
            throw PublishingError.notWritable(path: root, FileSystemError("write to", path))
        }
    }
}

extension Set<String> {
    /// Puts in every folder above a relative path.
    mutating func insertFolders(above path: String) {
        var folder = path[...]
        while let slash = folder.utf8.lastIndex(of: UInt8(ascii: "/")) {
            folder = folder[..<slash]
            // Where one was there, those above it were as well.
            guard insert(String(folder)).inserted else { return }
        }
    }
}
