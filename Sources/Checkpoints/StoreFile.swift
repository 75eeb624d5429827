import Glibc

/// What stands where a store's file is expected.
enum StoreFile {
    /// Whether there is a file; throws where there is something that cannot be one, or cannot be read.
    ///
    /// SQLite would only give the number of an error.
    static func exists(_ path: String) throws(CheckpointError) -> Bool {
        var status = stat()
        guard stat(path, &status) == 0 else {
            if errno == ENOENT { return false }
            throw .unreadable(path: path, reason: String(cString: strerror(errno)))
        }
        switch status.st_mode & S_IFMT {
        case S_IFREG: break
        case S_IFDIR: throw .noFile(path: path, found: "a folder")
        default: throw .noFile(path: path, found: "no regular file")
        }
        guard access(path, R_OK) == 0 else {
            throw .unreadable(path: path, reason: String(cString: strerror(errno)))
        }
        return true
    }

    /// Makes the folders that a store's file is to be in, where they are not there.
    static func makeFolders(for path: String) throws(CheckpointError) {
        guard let slash = path.lastIndex(of: "/") else { return }
        var current = path.hasPrefix("/") ? "/" : ""
        for part in path[..<slash].split(separator: "/") {
            current += part + "/"
            guard mkdir(current, 0o755) == 0 || errno == EEXIST else {
                throw CheckpointError(path: path, doing: "could not make \(current)", code: errno)
            }
        }
    }
}
