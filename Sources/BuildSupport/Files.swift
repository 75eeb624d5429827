import Glibc

/// The bytes of the file at `path`, whole.
///
/// Throws ``FileSystemError``, also for a folder, and, with the code `EFBIG`, for more than `limit` bytes: what a name
/// leads to may be larger than memory, or have no end as `/dev/zero`. A pipe, in which something may never come, is
/// `ESPIPE`.
public func readFile(_ path: String, atMost limit: Int = 1 << 30) throws(FileSystemError) -> [UInt8] {
    // A pipe that nobody writes to is waited for without O_NONBLOCK, and no signal ends that; files do not care.
    let file = try FileDescriptor(path, O_RDONLY | O_NONBLOCK)
    let status = try file.status()
    if status.st_mode & S_IFMT == S_IFIFO { throw FileSystemError("read", path, code: ESPIPE) }
    let size = Int(status.st_size)
    if size > limit { throw FileSystemError("read", path, code: EFBIG) }
    // One byte more than there should be, so that the end is seen in one go; a file that grows meanwhile is read on.
    var capacity = size + 1
    var bytes = try file.contents(atMost: capacity)
    while bytes.count == capacity {
        if bytes.count > limit { throw FileSystemError("read", path, code: EFBIG) }
        let part = try file.contents(atMost: 1 << 16)
        capacity += 1 << 16
        bytes += part
    }
    if bytes.count > limit { throw FileSystemError("read", path, code: EFBIG) }
    return bytes
}

/// The size in bytes of what is at `path`, of its target for a link; nil where there is nothing.
public func fileSize(_ path: String) throws(FileSystemError) -> Int? {
    var status = stat()
    if path.withSystemPath({ stat($0, &status) }) == 0 { return Int(status.st_size) }
    if errno == ENOENT || errno == ENOTDIR { return nil }
    throw FileSystemError("look at", path)
}

/// What an entry of a folder is; a symbolic link is not followed.
public enum FileKind: Sendable {
    /// A file with bytes.
    case file
    /// A folder.
    case folder
    /// A symbolic link, whatever it leads to.
    case link
    /// A device, a socket, a pipe.
    case special
}

/// What is at `path`; nil where there is nothing.
public func fileKind(_ path: String) throws(FileSystemError) -> FileKind? {
    var status = stat()
    if path.withSystemPath({ lstat($0, &status) }) == 0 { return FileKind(mode: status.st_mode) }
    if errno == ENOENT || errno == ENOTDIR { return nil }
    throw FileSystemError("look at", path)
}

/// Whether `path` leads to a folder, if need be over symbolic links.
public func isFolder(_ path: String) throws(FileSystemError) -> Bool {
    var status = stat()
    if path.withSystemPath({ stat($0, &status) }) == 0 { return FileKind(mode: status.st_mode) == .folder }
    if errno == ENOENT || errno == ENOTDIR { return false }
    throw FileSystemError("look at", path)
}

/// A path from the root and without links, as far as there is anything at it; what is not there yet stays as it is named.
public func resolvedPath(_ path: String) -> String {
    if let real = path.withSystemPath({ realpath($0, nil) }) {
        defer { free(real) }
        return String(pathBytes: Array(UnsafeRawBufferPointer(start: real, count: strlen(real))))
    }
    let (folder, name) = splitPath(path)
    // Not even the working folder is there any more.
    if folder == path { return path }
    let parent = resolvedPath(folder)
    return parent.hasSuffix("/") ? parent + name : parent + "/" + name
}

extension FileKind {
    init(mode: mode_t) {
        switch mode & S_IFMT {
        case S_IFREG: self = .file
        case S_IFDIR: self = .folder
        case S_IFLNK: self = .link
        default: self = .special
        }
    }
}

/// An entry of a folder.
public struct FolderEntry: Sendable, Equatable {
    /// Its name; bytes in it that are no UTF-8 are written as ``Swift/String/pathBytes`` has them.
    public let name: String
    /// What it is.
    public let kind: FileKind
}

/// The entries of a folder by name, without `.` and `..`.
public func folderEntries(_ path: String) throws(FileSystemError) -> [FolderEntry] {
    guard let folder = path.withSystemPath(opendir) else { throw FileSystemError("list", path) }
    defer { closedir(folder) }
    var entries: [FolderEntry] = []
    while true {
        // "If the end of the directory stream is reached, NULL is returned and errno is not changed" (readdir(3)).
        errno = 0
        guard let entry = readdir(folder) else { break }
        let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
            let start = UnsafeRawPointer(pointer)
            let length = strlen(start.assumingMemoryBound(to: CChar.self))
            return String(pathBytes: Array(UnsafeRawBufferPointer(start: start, count: length)))
        }
        if name == "." || name == ".." { continue }
        let kind: FileKind
        switch Int(entry.pointee.d_type) {
        case Int(DT_REG): kind = .file
        case Int(DT_DIR): kind = .folder
        case Int(DT_LNK): kind = .link
        // "All applications must properly handle a return of DT_UNKNOWN" (readdir(3)).
        case Int(DT_UNKNOWN):
            // An entry that went away in between is none.
            guard let found = try fileKind(path + "/" + name) else { continue }
            kind = found
        default: kind = .special
        }
        entries.append(FolderEntry(name: name, kind: kind))
    }
    if errno != 0 { throw FileSystemError("list", path) }
    return entries.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
}

/// The paths of all files below a folder, relative to it and sorted by bytes; symbolic links are not followed.
///
/// What is no file and no folder is left out.
public func filesBelow(_ folder: String) throws(FileSystemError) -> [String] {
    var files: [String] = []
    var folders = [""]
    while let prefix = folders.popLast() {
        for entry in try folderEntries(prefix.isEmpty ? folder : folder + "/" + prefix) {
            let path = prefix.isEmpty ? entry.name : prefix + "/" + entry.name
            switch entry.kind {
            case .file: files.append(path)
            case .folder: folders.append(path)
            case .link, .special: continue
            }
        }
    }
    return files.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
}
