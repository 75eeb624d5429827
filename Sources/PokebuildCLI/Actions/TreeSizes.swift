import BuildSupport
import JSON

/// How large a tree is: by its first folders, and the pages that are largest.
struct TreeSizes {
    /// How many pages are named.
    private static let shown = 10

    private let folders: [(name: String, count: Int, bytes: Int)]
    private let largest: [FileSummary]

    /// Adds up files; those in no folder are under an empty name.
    init(_ files: [FileSummary]) {
        let groups = Dictionary(grouping: files) { $0.path.contains("/") ? $0.path.prefix { $0 != "/" } : "" }
        folders = groups.sorted { $0.key < $1.key }.map { folder, files in
            (String(folder), files.count, files.reduce(0) { $0 + $1.byteCount })
        }
        largest = Array(
            files.filter { $0.path.hasSuffix(".html") }
                .sorted { ($1.byteCount, $0.path) < ($0.byteCount, $1.path) }.prefix(Self.shown)
        )
    }

    /// Writes the members `folders` and `largest_pages`.
    func write(into writer: inout JSONWriter) {
        writer.member("folders") { writer in
            for folder in folders {
                writer.member(folder.name.isEmpty ? "." : folder.name) { writer in
                    writer.member("files", folder.count)
                    writer.member("bytes", folder.bytes)
                }
            }
        }
        writer.member("largest_pages", largest) { pages, page in
            pages.object { writer in
                writer.member("path", page.path)
                writer.member("bytes", page.byteCount)
            }
        }
    }
}
