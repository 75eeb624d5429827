/// A picture of something, at an address of PokeAPI's own collection.
public struct Sprite: Hashable, Sendable {
    /// What it shows, as the API's path to it: `front_default`, `other.official-artwork.front_shiny`.
    public let key: String
    /// Its address, which starts with ``trustedPrefix``.
    public let url: String

    /// Where PokeAPI keeps its pictures and sounds; addresses elsewhere are not taken.
    public static let trustedPrefix = "https://raw.githubusercontent.com/PokeAPI/"

    /// A picture; nil where its address is not one of PokeAPI's collection.
    public init?(key: String, url: String) {
        guard Self.isTrusted(url) else { return nil }
        self.key = key
        self.url = url
    }

    /// Whether an address is in PokeAPI's collection, and nothing but an address.
    public static func isTrusted(_ url: String) -> Bool {
        url.hasPrefix(trustedPrefix) && url.utf8.count < 500
            && url.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"):
                    true
                default: "-_.~/:%!+@".utf8.contains(byte)
                }
            } && !url.contains("/../")
    }
}

extension [Sprite] {
    /// The address of one picture; nil where there is none.
    public subscript(key: String) -> String? { first { $0.key == key }?.url }
}

/// Pictures as exports have them: addresses under what they show.
struct SpriteMap: FieldValue {
    let sprites: [Sprite]

    init(_ sprites: [Sprite]) { self.sprites = sprites }

    static var valueType: ValueType { .map(.string) }

    func write(to writer: any ValueWriter) {
        writer.beginRecord()
        for sprite in sprites {
            writer.key(sprite.key)
            writer.string(sprite.url)
        }
        writer.endRecord()
    }
}
