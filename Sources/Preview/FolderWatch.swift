import BuildSupport
import Glibc

/// Tells whether files below some folders have changed, once they have come to rest.
///
/// A change is a file that came or went, or whose size or time of modification is another; nothing is read. Links are
/// not followed, and hidden files and those that end in `~` do not count: editors put them beside what is edited. There is
/// no waiting in it: the caller asks as often as it wants to know, and at least 150 ms apart.
public struct FolderWatch: Sendable {
    private struct Entry: Equatable {
        let path: String
        let seconds: Int
        let nanoseconds: Int
        let size: Int
    }

    private let folders: [String]
    /// What the last change that was told led to.
    private var known: [Entry]?
    /// What the last call found.
    private var seen: [Entry]?

    /// Watches `folders`; one that is missing counts as empty.
    public init(folders: [String]) {
        self.folders = folders
    }

    /// Whether something has changed since that was last said; the first call is what the others compare with.
    ///
    /// A change is told by the first call that finds what the call before it found: an editor may empty a file before it
    /// writes it, and save several at once.
    ///
    /// Throws ``BuildSupport/FileSystemError`` where a folder cannot be listed.
    public mutating func hasChanged() throws -> Bool {
        let current = try folders.flatMap(Self.entries)
        defer { seen = current }
        guard let known else {
            known = current
            return false
        }
        guard current != known, current == seen else { return false }
        self.known = current
        return true
    }

    private static func entries(below folder: String) throws -> [Entry] {
        let files: [String]
        do {
            files = try filesBelow(folder)
        } catch {
            // Missing, or a folder below went while it was read. The next call sees how it came out.
            if error.code == ENOENT { return [] }
            throw error
        }
        return files.filter(counts).compactMap { file in
            var status = stat()
            // One that went in between is gone.
            guard lstat(folder + "/" + file, &status) == 0 else { return nil }
            return Entry(
                path: folder + "/" + file,
                seconds: Int(status.st_mtim.tv_sec),
                nanoseconds: Int(status.st_mtim.tv_nsec),
                size: Int(status.st_size)
            )
        }
    }

    private static func counts(_ file: String) -> Bool {
        !file.hasSuffix("~") && !file.split(separator: "/").contains { $0.hasPrefix(".") }
    }
}
