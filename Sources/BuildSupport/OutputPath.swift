/// A file's place in the output tree: relative, with forward slashes, and safe on every host that serves or holds it.
public struct OutputPath: Hashable, Sendable, Comparable, CustomStringConvertible {
    /// The path, as `en/pokemon/pikachu/index.html`.
    public let description: String

    /// Checks a path.
    ///
    /// Nil where it is empty or absolute, where a part is empty, `.` or `..`, has characters other than
    /// ASCII letters, digits, `-`, `_`, `.`, ends in a period, is longer than 120 bytes, or is a name that
    /// Windows reserves.
    public init?(_ path: String) {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        guard !path.isEmpty, path.utf8.count <= 240, parts.allSatisfy(Self.isSafe) else { return nil }
        description = path
    }

    private static func isSafe(_ part: Substring) -> Bool {
        let stem = part.prefix { $0 != "." }
        // No reserved name is longer than four: most parts need no look into the list.
        let isReserved = stem.utf8.count <= 4 && reserved.contains(stem.lowercased())
        return !part.isEmpty && part.utf8.count <= 120 && part.last != "." && !isReserved
            && part.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."):
                    true
                default: false
                }
            }
    }

    private static let reserved: Set<String> = Set(
        ["con", "prn", "aux", "nul"] + (1...9).flatMap { ["com\($0)", "lpt\($0)"] }
    )

    /// Orders paths by their bytes.
    public static func < (left: OutputPath, right: OutputPath) -> Bool { left.description < right.description }
}

/// A file of the output, whole.
public struct OutputFile: Sendable {
    /// Where it goes.
    public let path: OutputPath
    /// What is in it.
    public let bytes: [UInt8]
    /// The checksum of the bytes, where whoever made them knows it.
    public let checksum: SHA256?

    /// Joins a place to its bytes.
    public init(_ path: OutputPath, _ bytes: [UInt8], checksum: SHA256? = nil) {
        self.path = path
        self.bytes = bytes
        self.checksum = checksum
    }
}

/// What is known of a file that was written: where it is, and what is in it.
public struct FileSummary: Sendable, Equatable {
    /// Its path below the root of the tree.
    public let path: String
    /// How many bytes it has.
    public let byteCount: Int
    /// Its SHA-256 in hexadecimal.
    public let checksum: String

    /// Joins the facts.
    public init(path: String, byteCount: Int, checksum: String) {
        self.path = path
        self.byteCount = byteCount
        self.checksum = checksum
    }
}
