public import BuildSupport

/// Why nothing can be published as things stand; the published output is as it was.
public enum PublishingError: Error, Equatable {
    /// The output's path names a file, a device, or a link that leads nowhere.
    case notAFolder(path: String)
    /// The output is the root of the file system, which has nothing beside it.
    case isRoot(path: String)
    /// The folder has no manifest of ours and holds what we did not put there: the first of the names, and how many.
    case foreignFiles(path: String, names: [String], count: Int)
    /// The manifest or journal beside it cannot be read: its path, and why.
    case unreadable(path: String, reason: String)
    /// Another process publishes there.
    case inUse(path: String, process: Int32?)
    /// Two files have one path, or paths that differ only in capitals, or one is a folder of the other.
    case collision(first: String, second: String)
    /// Files that are to be written are already there, are not ours, and have other bytes: the first, and how many.
    case foreignFilesInTheWay(path: String, names: [String], count: Int)
    /// A folder that the output would be in is none: the output's path, and what is there instead.
    case parentNotAFolder(path: String, parent: String)
    /// The old tree cannot be replaced, since a folder of it is not to be written to.
    case notWritable(path: String, FileSystemError)
    /// What a build before left beside the output is in the way and cannot be removed: its path, and why.
    case leftover(path: String, FileSystemError)
    /// A folder of the output is a link, so that what is written to it would land elsewhere.
    case linkedFolder(path: String)
}

extension PublishingError: CustomStringConvertible {
    /// What is wrong, where, and what to do about it.
    public var description: String {
        switch self {
        case .notAFolder(let path):
            "the output \"\(path.shown)\" is not a folder; name a folder, or remove what is there"
        case .parentNotAFolder(let path, let parent):
            "the output \"\(path.shown)\" cannot be made, since \"\(parent.shown)\" is not a folder; "
                + "name another place, or remove what is there"
        case .notWritable(let path, let error):
            "the old tree in \"\(path.shown)\" cannot be replaced: \(error); make its folders writable "
                + "(chmod -R u+w), or name another output"
        case .leftover(let path, let error):
            "what a build before left in \"\(path.shown)\" is in the way: \(error); remove that folder, which nothing "
                + "else needs, and run the same command again"
        case .isRoot(let path):
            "the output \"\(path)\" is the root of the file system; name a folder below it"
        case .foreignFiles(let path, let names, let count):
            "the output folder \"\(path.shown)\" holds files that pokebuild did not write (\(Self.list(names, of: count))); "
                + "name an empty folder, or move them away"
        case .unreadable(let path, let reason):
            "could not read \"\(path.shown)\": \(reason); it was not written by this version of pokebuild, or was changed; "
                + "move it away if you know that nothing else is needed from it"
        case .inUse(let path, let process):
            "another pokebuild\(process.map { " (process \($0))" } ?? "") publishes to \"\(path.shown)\"; wait until it is done"
        case .collision(let first, let second) where first == second:
            "two files have the path \"\(first)\""
        case .collision(let first, let second):
            "the paths \"\(first)\" and \"\(second)\" cannot stand side by side on every file system"
        case .foreignFilesInTheWay(let path, let names, let count):
            "the output folder \"\(path.shown)\" holds files that pokebuild did not write where it would write its own "
                + "(\(Self.list(names, of: count))); move them away"
        case .linkedFolder(let path):
            "\"\(path.shown)\" is a link, so that files would be written elsewhere; replace it with a folder"
        }
    }

    private static func list(_ names: [String], of count: Int) -> String {
        names.map(\.shown).joined(separator: ", ") + (count > names.count ? " and \(count - names.count) more" : "")
    }
}
