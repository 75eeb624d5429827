import BuildSupport

/// A file of a tree as a host counts it.
public struct SizedFile: Sendable, Equatable {
    /// Its path below the root of the tree.
    public let path: String
    /// How many bytes it has, or at least has where it is not made yet.
    public let byteCount: Int

    /// Joins the facts.
    public init(path: String, byteCount: Int) {
        self.path = path
        self.byteCount = byteCount
    }
}

/// What a host of static sites takes at most.
public struct HostLimits: Equatable, Sendable {
    /// The host's name.
    public let name: String
    /// How many files.
    var fileCount: Int?
    /// How many files a folder, those in folders below it not counted.
    var folderFileCount: Int?
    /// How many bytes in all.
    var byteCount: Int?
    /// How many bytes a file.
    var fileByteCount: Int?

    /// A published site of 1 GB (docs.github.com, "GitHub Pages limits"), whose files come through a repository, which takes
    /// files of up to 100 MiB ("About large files on GitHub").
    public static let githubPages = HostLimits(
        name: "GitHub Pages",
        byteCount: 1_000_000_000,
        fileByteCount: 100 << 20
    )

    /// 20,000 files without a paid plan, of up to 25 MiB each (developers.cloudflare.com, "Pages: Limits").
    public static let cloudflarePages = HostLimits(
        name: "Cloudflare Pages",
        fileCount: 20_000,
        fileByteCount: 25 << 20
    )

    /// 54,000 files a folder (docs.netlify.com, "Site deploys overview").
    public static let netlify = HostLimits(name: "Netlify", folderFileCount: 54_000)

    /// Every host whose limits are known.
    public static let all = [githubPages, cloudflarePages, netlify]

    /// What is too much of a tree for the host, one sentence for each limit; the tree's manifest counts as well.
    public func excesses(of tree: [SizedFile]) -> [String] {
        var found: [String] = []
        func compare(_ amount: Int, to limit: Int?, _ tell: (Int) -> String) {
            if let limit, amount > limit { found.append("\(name) takes at most " + tell(limit)) }
        }
        let count = tree.count + 1
        compare(count, to: fileCount) { "\($0) files, and these are \(count)" }
        let folders = Dictionary(grouping: tree) { splitPath($0.path).folder }.mapValues(\.count)
        if let fullest = folders.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }) {
            compare(fullest.value, to: folderFileCount) {
                "\($0) files a folder, and \(fullest.key.shown) has \(fullest.value)"
            }
        }
        let bytes = tree.reduce(0) { $0 + $1.byteCount }
        compare(bytes, to: byteCount) { "\($0 >> 20) MiB, and these are \(bytes >> 20) MiB" }
        if let largest = tree.max(by: { ($0.byteCount, $1.path) < ($1.byteCount, $0.path) }) {
            compare(largest.byteCount, to: fileByteCount) {
                "\($0 >> 20) MiB a file, and \(largest.path.shown) has \(largest.byteCount >> 10) KiB"
            }
        }
        return found
    }
}
