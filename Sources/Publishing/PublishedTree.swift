import BuildSupport

/// What is in a published folder: the files that we wrote and still are there, and what is not ours.
struct PublishedTree {
    /// Our files, by path, as far as they still are files: what stands behind a link is not among them.
    private(set) var files: Set<String> = []
    /// What is not ours, sorted: files, and folders in which nothing is ours, each as a whole.
    private(set) var foreign: [Foreign] = []

    /// Something that is not ours.
    struct Foreign {
        let path: String
        let kind: FileKind
    }

    /// A tree with nothing in it.
    init() {}

    /// Looks through a folder in which we wrote the paths of `manifest`, and are about to write those of `staged`.
    init(_ root: String, manifest: Set<String>, staged: some Sequence<String>) throws(FileSystemError) {
        var folders: Set<String> = []
        for path in manifest { folders.insertFolders(above: path) }
        for path in staged { folders.insertFolders(above: path) }
        var unread = [""]
        while let prefix = unread.popLast() {
            for entry in try folderEntries(prefix.isEmpty ? root : root + "/" + prefix) {
                let path = prefix.isEmpty ? entry.name : prefix + "/" + entry.name
                if entry.kind == .folder, folders.contains(path) {
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
