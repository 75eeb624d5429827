import BuildSupport
import Glibc
import TestSupport

@testable import Publishing

/// A tree as its files' texts by path; folders and links are not in it.
typealias Tree = [String: String]

/// The tree at a path without our manifest.
func tree(_ path: String) throws -> Tree {
    var tree: Tree = [:]
    for file in try filesBelow(path) where file != Manifest.name {
        tree[file] = String(decoding: try readFile(path + "/" + file), as: UTF8.self)
    }
    return tree
}

/// A file's number and time of change, which stay while nothing touches it.
struct Identity: Equatable {
    let inode: UInt
    let seconds: Int
    let nanoseconds: Int
    let links: UInt

    init(_ path: String) throws {
        var status = stat()
        guard lstat(path, &status) == 0 else { throw FileSystemError("look at", path) }
        inode = status.st_ino
        seconds = status.st_mtim.tv_sec
        nanoseconds = status.st_mtim.tv_nsec
        links = UInt(status.st_nlink)
    }
}

/// What a test's hook throws to stop a publish as a kill would.
struct Stopped: Error {}

/// Stages and publishes a tree.
@discardableResult
func publish(
    _ tree: Tree,
    to output: String,
    abilities: FileSystemAbilities = .init(),
    hook: @escaping StepHook = { _ in }
) throws -> PublishingReport {
    let staging = try StagingArea(output: output, abilities: abilities, hook: hook)
    for (path, text) in tree { try staging.write(outputFile(path, text)) }
    return try staging.publish()
}

/// A file of the output; the path must be one.
func outputFile(_ path: String, _ text: String) throws -> OutputFile {
    guard let path = OutputPath(path) else { throw FileSystemError("name", path, code: EINVAL) }
    return OutputFile(path, Array(text.utf8))
}

/// The names in a folder.
func names(_ path: String) throws -> [String] { try folderEntries(path).map(\.name) }
