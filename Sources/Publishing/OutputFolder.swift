public import BuildSupport
import Glibc

/// Where a tree is published, and what is kept beside it while that is done.
public struct OutputFolder: Sendable, Equatable {
    /// What is at the output's path before publishing.
    public enum State: Sendable {
        /// Nothing.
        case absent
        /// A folder that holds nothing, or only what git and hosts keep in it.
        case empty
        /// A tree that pokebuild published.
        case ours
    }

    /// The folder's path; where a link was named, the folder that it leads to.
    public let path: String
    /// The folder that it stands in.
    let parent: String
    private let name: String

    /// Where the new tree is built.
    var staging: String { "\(parent)/.\(name).pokebuild-staging" }
    /// What a publish still has to do, while it does it.
    var journal: String { "\(parent)/.\(name).pokebuild-journal" }
    /// Where the changed files of the new tree are gathered before the first is put in its place, if the output is on another
    /// file system than ``staging``.
    var innerStaging: String { path + "/" + Self.innerName }
    /// The name of ``innerStaging``, which is neither ours to publish nor anybody else's.
    static let innerName = ".pokebuild-staging"
    /// Held by the one process that publishes here.
    var lock: String { "\(parent)/.\(name).pokebuild-lock" }
    /// The list of what we wrote.
    var manifest: String { path + "/" + Manifest.name }

    /// Finds the place that `path` names, without looking into it.
    ///
    /// Throws ``PublishingError`` where no folder is or can be there.
    init(_ path: String) throws {
        var resolved = path
        while resolved.count > 1, resolved.hasSuffix("/") { resolved.removeLast() }
        let (folder, last) = splitPath(resolved)
        let kind = try fileKind(resolved)
        if kind == .link || last.isEmpty || last == "." || last == ".." {
            guard let real = realpath(resolved, nil) else { throw PublishingError.notAFolder(path: path) }
            defer { free(real) }
            resolved = String(cString: real)
            guard try fileKind(resolved) == .folder else { throw PublishingError.notAFolder(path: path) }
            if resolved == "/" { throw PublishingError.isRoot(path: path) }
            (parent, name) = splitPath(resolved)
        } else {
            guard kind == nil || kind == .folder else { throw PublishingError.notAFolder(path: path) }
            if kind == nil { try Self.refuseFile(above: path) }
            (parent, name) = (folder, last)
        }
        self.path = resolved
    }

    /// Refuses a path that does not lead through folders, as far as there is anything.
    private static func refuseFile(above path: String) throws {
        var parent = splitPath(path).folder
        while try fileKind(parent) == nil, parent != ".", parent != "/" { parent = splitPath(parent).folder }
        guard try isFolder(parent) else { throw PublishingError.parentNotAFolder(path: path, parent: parent) }
    }

    /// Whether a tree may be published to `path`; asked before any work is done for it.
    ///
    /// Nothing is changed. Accepted is what is absent, empty, published by pokebuild, or holds only what git and hosts
    /// keep in a folder (`.git`, `.gitkeep`, `CNAME`). Throws ``PublishingError`` for anything else, with up to five of
    /// the names that are in the way, and `FileSystemError`.
    @discardableResult public static func check(_ path: String) throws -> State {
        try OutputFolder(path).state()
    }

    /// The checksum of the manifest of the tree that is published at `path`; nil where there is none.
    public static func manifestChecksum(of path: String) throws -> SHA256? {
        let manifest = try OutputFolder(path).manifest
        return try fileKind(manifest) == .file ? SHA256(of: readFile(manifest)) : nil
    }

    func state() throws -> State {
        guard try fileKind(path) != nil else { return .absent }
        if try fileKind(manifest) == .file {
            _ = try Manifest(contentsOf: manifest)
            return .ours
        }
        let foreign = try folderEntries(path).map(\.name).filter { !Self.isKept($0) }
        guard foreign.isEmpty else {
            throw PublishingError.foreignFiles(path: path, names: Array(foreign.prefix(5)), count: foreign.count)
        }
        return .empty
    }

    /// Whether git or a host keeps a file or folder of that name in an otherwise empty folder.
    private static func isKept(_ name: String) -> Bool {
        name.hasPrefix(".git") || name == "CNAME" || name == ".nojekyll" || name == innerName
    }
}
