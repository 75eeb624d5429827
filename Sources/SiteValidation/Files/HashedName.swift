import BuildSupport

/// A file's name that has the beginning of its content's SHA-256, so that what is kept under it never is another:
/// `assets/style.8bf27771a8.css`, `search/en/0331e9f6cc.json`.
enum HashedName {
    private static let length = 10

    /// The digits in a name; nil where it has none, and for scripts, of which those that name each other have one for all.
    static func digits(in path: String) -> Substring? {
        let place = path.prefix { $0 != "/" }
        guard place == "assets" || place == "search", !path.hasSuffix(".js") else { return nil }
        let parts = (path.split(separator: "/").last ?? "").split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count >= 2 else { return nil }
        let digits = parts[parts.count - 2]
        let isHash = digits.utf8.allSatisfy { byte in
            (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
                || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
        }
        return isHash && digits.utf8.count == length ? digits : nil
    }

    /// What is wrong with a file's name; nil where nothing is.
    static func fault(of path: String, _ bytes: [UInt8]) -> String? {
        guard let digits = digits(in: path) else { return nil }
        let hash = SHA256(of: bytes).hexadecimal.prefix(length)
        return hash == digits ? nil : "the file's SHA-256 begins with \(hash), not with \(digits) as its name says"
    }
}
