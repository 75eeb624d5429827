import BuildSupport
import Glibc

/// Tells whether files below some folders changed since it was last asked.
///
/// A change is a file that came or went, or whose size or time of modification is another; nothing is read. Links are
/// not followed. There is no waiting in it: the caller asks as often as it wants to know.
public struct FolderWatch: Sendable {
    private struct Entry: Equatable {
        let path: String
        let seconds: Int
        let nanoseconds: Int
        let size: Int
    }

    private let folders: [String]
    private var known: [Entry]?

    /// Watches `folders`; one that is missing counts as empty.
    public init(folders: [String]) {
        self.folders = folders
    }

    /// Whether something changed since the last call; the first finds no change and is what the second compares with.
    ///
    /// Throws ``BuildSupport/FileSystemError`` where a folder cannot be listed.
    public mutating func hasChanged() throws -> Bool {
        let current = try folders.flatMap(Self.entries)
        defer { known = current }
        return known.map { $0 != current } ?? false
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
        return files.compactMap { file in
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
}
