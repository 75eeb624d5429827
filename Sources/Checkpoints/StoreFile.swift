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
}
