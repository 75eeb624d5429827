import CPosixShims
import Glibc

/// Writes a file that must not be there yet.
public func writeNewFile(_ bytes: [UInt8], to path: String) throws(FileSystemError) {
    let file = try FileDescriptor(path, O_WRONLY | O_CREAT | O_EXCL)
    try file.write(bytes)
    try file.close()
}

/// Replaces a file in one step: whoever reads it finds the old bytes or the new ones.
///
/// Where `isSynchronized`, that holds after the power failed as well, and costs a wait for the disk. Writes to
/// ``temporaryPath(beside:)`` first, which is left behind where the process is killed.
public func replaceFile(
    _ path: String,
    with bytes: [UInt8],
    isSynchronized: Bool = true
) throws(FileSystemError) {
    let temporary = temporaryPath(beside: path)
    do {
        let file = try FileDescriptor(temporary, O_WRONLY | O_CREAT | O_TRUNC)
        try file.write(bytes)
        if isSynchronized { try file.synchronize() }
        try file.close()
        try movePath(temporary, to: path)
    } catch {
        // What is told is why the file could not be replaced; on a full disk what was written of it is in the way.
        _ = try? removeEntry(temporary)
        throw error
    }
    if isSynchronized { try synchronizeFolder(splitPath(path).folder) }
}

/// Where a file is written before it replaces the one at `path`.
public func temporaryPath(beside path: String) -> String {
    let (folder, name) = splitPath(path)
    return folder + "/." + name + ".tmp"
}

/// Waits until a folder's list of names is on the disk.
public func synchronizeFolder(_ path: String) throws(FileSystemError) {
    try FileDescriptor(path, O_RDONLY | O_DIRECTORY).synchronize()
}

/// Gives a file or folder another path on the same file system, in one step; a file that is there is replaced.
public func movePath(_ path: String, to other: String) throws(FileSystemError) {
    if path.withSystemPath({ path in other.withSystemPath { rename(path, $0) } }) != 0 {
        throw FileSystemError("move to \"\(other)\"", path)
    }
}

/// Exchanges what two paths of one file system name, in one step.
public func exchangePaths(_ path: String, _ other: String) throws(FileSystemError) {
    if posix_exchange(path, other) != 0 { throw FileSystemError("exchange with \"\(other)\"", path) }
}

/// Makes a folder and those above it that are missing; gives those that were made, the uppermost first.
@discardableResult
public func makeFolders(_ path: String) throws(FileSystemError) -> [String] {
    if path.withSystemPath({ mkdir($0, 0o777) }) == 0 { return [path] }
    let (parent, _) = splitPath(path)
    if errno == ENOENT, parent != path {
        return try makeFolders(parent) + makeFolders(path)
    }
    // A link to a folder will do. `stat` must not change the error that is told.
    let failure = FileSystemError("create the folder", path)
    var status = stat()
    if failure.code == EEXIST, path.withSystemPath({ stat($0, &status) }) == 0,
        FileKind(mode: status.st_mode) == .folder
    {
        return []
    }
    throw failure
}

/// Removes a file or a link; gives whether there was one.
@discardableResult
public func removeEntry(_ path: String) throws(FileSystemError) -> Bool {
    if path.withSystemPath(unlink) == 0 { return true }
    if errno == ENOENT || errno == ENOTDIR { return false }
    throw FileSystemError("remove", path)
}

/// Removes a folder that has nothing in it; gives whether there was one.
@discardableResult
public func removeEmptyFolder(_ path: String) throws(FileSystemError) -> Bool {
    if path.withSystemPath(rmdir) == 0 { return true }
    let failure = FileSystemError("remove", path)
    // "POSIX.1 also allows EEXIST for this condition" (rmdir(2), on a folder that is not empty).
    if [ENOENT, ENOTDIR, ENOTEMPTY, EEXIST].contains(failure.code) { return false }
    throw failure
}

/// Removes what is at `path` with everything in it, without following links; gives whether there was anything.
@discardableResult
public func removeTree(_ path: String) throws(FileSystemError) -> Bool {
    guard try fileKind(path) == .folder else { return try removeEntry(path) }
    for entry in try folderEntries(path) {
        if entry.kind == .folder {
            try removeTree(path + "/" + entry.name)
        } else {
            try removeEntry(path + "/" + entry.name)
        }
    }
    if path.withSystemPath(rmdir) != 0 { throw FileSystemError("remove", path) }
    return true
}

/// The folder that a path's last part is in, and that part; `.` where the path has one part only.
public func splitPath(_ path: String) -> (folder: String, name: String) {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return (".", path) }
    let folder = path[..<slash]
    return (folder.isEmpty ? "/" : String(folder), String(path[path.utf8.index(after: slash)...]))
}
