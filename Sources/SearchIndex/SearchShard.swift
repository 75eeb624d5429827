import BuildSupport

/// A part of the full text of a language, which is fetched when a search needs it.
public struct SearchShard: Sendable {
    /// The file's name, made of its content, without an ending.
    public let name: String
    /// The JSON that the file holds.
    public let bytes: [UInt8]

    init(_ bytes: [UInt8]) {
        name = String(SHA256(of: bytes).hexadecimal.prefix(10))
        self.bytes = bytes
    }
}
