import PokeModel

/// The address of a picture or cry below PokeAPI's collection, as `sprites/master/sprites/pokemon/25.png`.
///
/// A URL that came from the network is an identifier, not an address: only its path below the collection's two
/// repositories is kept, and only where it consists of plain names. So nothing that a server sends leads to another
/// host or out of a folder.
public struct MediaPath: Hashable, Sendable, Comparable, CustomStringConvertible {
    /// The path, relative to the collection's root.
    public let description: String

    /// Where PokeAPI keeps its pictures and cries.
    public static let root = Sprite.trustedPrefix

    /// Reads the URL of a picture or cry, as resources have it.
    ///
    /// Nil for anything that is not below ``root``, or has other characters than the collection's own addresses.
    public init?(parsing url: String) {
        guard url.hasPrefix(Self.root) else { return nil }
        self.init(url.dropFirst(Self.root.count))
    }

    /// Reads a path relative to the collection's root.
    public init?(_ path: some StringProtocol) {
        let path = String(path)
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        guard path.utf8.count <= 300, parts.count > 2, parts[0] == "sprites" || parts[0] == "cries",
            parts.allSatisfy(Self.isName)
        else { return nil }
        description = path
    }

    /// Whether it is a cry.
    public var isSound: Bool { description.hasPrefix("cries/") }

    /// The URL that resources have.
    public var url: String { Self.root + description }

    /// Orders paths by their bytes.
    public static func < (left: MediaPath, right: MediaPath) -> Bool { left.description < right.description }

    private static func isName(_ part: Substring) -> Bool {
        !part.isEmpty && !part.hasPrefix(".")
            && part.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"):
                    true
                default: "-_.".utf8.contains(byte)
                }
            }
    }
}
