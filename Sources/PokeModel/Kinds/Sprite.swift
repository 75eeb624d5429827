/// A picture of something, at an address of PokeAPI's own collection.
public struct Sprite: Hashable, Sendable {
    /// What it shows, as the API's path to it.
    ///
    /// Up to three words of where it is from, then what it shows: `front_default`, `other.official-artwork.front_shiny`,
    /// `versions.generation-v.black-white.animated.back_female`. Read from a dataset, its first words have hyphens for
    /// underlines, as folders have.
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
        var url = url
        return url.withUTF8 { bytes in
            guard bytes.count < 500, bytes.starts(with: trustedBytes) else { return false }
            var last: (UInt8, UInt8) = (0, 0)
            for byte in bytes[(trustedBytes.count - 1)...] {
                // Two dots behind a slash could lead out of the collection, and so could they in percents.
                guard isInPaths(byte), byte != UInt8(ascii: ".") || last != (UInt8(ascii: "/"), byte) else {
                    return false
                }
                last = (last.1, byte)
            }
            return true
        }
    }

    private static let trustedBytes = Array(trustedPrefix.utf8)

    private static func isInPaths(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "-")...UInt8(ascii: "9"), UInt8(ascii: "_"):
            true
        default: false
        }
    }
}

// MARK: What it shows

extension Sprite {
    /// The words of the key.
    private var words: [Substring] { key.split(separator: ".") }

    /// What the picture is one of: `other.home`, `versions.generation-i.yellow`; empty for the main ones.
    public var collection: String { words.dropLast().joined(separator: ".") }

    /// The view, colours and sex, as `front_shiny_female`; for an icon `name_icon` or `symbol_icon`.
    public var view: String { words.last.map(String.init) ?? "" }

    /// The generation's slug, where the picture is from its games.
    public var generation: String? { words.first { $0.hasPrefix("generation-") }.map(String.init) }

    /// The games that the picture is from, as the API names them here: mostly not by the slug of a version group.
    public var game: String? {
        let words = words
        return words.firstIndex { $0.hasPrefix("generation-") }.flatMap { place in
            place + 2 < words.count ? String(words[place + 1]) : nil
        }
    }

    /// Whether it has the rare colours.
    public var isShiny: Bool { view.contains("_shiny") }

    /// Whether it is the female, where she looks different.
    public var isFemale: Bool { view.hasSuffix("_female") }

    /// Whether it is seen from behind.
    public var isFromBehind: Bool { view.hasPrefix("back_") }
}

extension [Sprite] {
    /// The address of one picture; nil where there is none.
    public subscript(key: String) -> String? { first { $0.key == key }?.url }
}

/// Pictures as exports have them: file names by what they show, in the folders that they are in.
struct SpriteMap: FieldValue {
    static let documentation = """
        Its pictures, by the folder below \(pokemonFolder) that they are in (`` for that folder itself, `other/home/`, \
        `versions/generation-v/black-white/animated/`) and by what they show (`front_default`, `back_shiny_female`): the \
        three together are the address, unless a picture has a whole one.
        """

    /// Where PokeAPI's collection has pictures of pokemon: said once, as with whole addresses the kind's file is over 25 MiB.
    static let pokemonFolder = collection + "pokemon/"
    /// Where it has icons of types.
    static let typeFolder = collection + "types/"

    private static let collection = "https://raw.githubusercontent.com/PokeAPI/sprites/master/sprites/"

    private struct File {
        let folder: String
        let view: String
        let name: String
    }

    /// The files, by folder and then by what they show; never two that show the same.
    private var files: [File] = []

    /// Puts pictures into their folders below `base`.
    init(_ sprites: [Sprite], below base: String = pokemonFolder) {
        files.reserveCapacity(sprites.count)
        for sprite in sprites {
            let (folder, view) = Self.place(of: sprite)
            let start = base + folder
            let url = sprite.url
            let name = url.hasPrefix(start) ? String(Substring(url.utf8.dropFirst(start.utf8.count))) : url
            files.append(File(folder: folder, view: view, name: name))
        }
        files.sort { ($0.folder, $0.view) < ($1.folder, $1.view) }
    }

    /// The folder that the API's path to a picture says, and what the picture shows.
    private static func place(of sprite: Sprite) -> (folder: String, view: String) {
        var key = sprite.key
        return key.withUTF8 { key in
            let end = key.lastIndex(of: UInt8(ascii: ".")).map { $0 + 1 } ?? 0
            let folder = String(unsafeUninitializedCapacity: end) { folder in
                for place in 0..<end {
                    folder[place] =
                        switch key[place] {
                        case UInt8(ascii: "."): UInt8(ascii: "/")
                        case UInt8(ascii: "_"): UInt8(ascii: "-")
                        case let byte: byte
                        }
                }
                return end
            }
            return (folder, String(decoding: UnsafeBufferPointer(rebasing: key[end...]), as: UTF8.self))
        }
    }

    static var valueType: ValueType { .map(.map(.string)) }

    func write(to writer: any ValueWriter) {
        writer.beginMap()
        var rest = files[...]
        while let first = rest.first {
            let folder = rest.prefix { $0.folder == first.folder }
            writer.key(first.folder)
            writer.beginMap()
            for (place, file) in zip(folder.indices, folder) {
                // Addresses that differ only in what folders cannot tell: the last one counts.
                if place + 1 < folder.endIndex, folder[place + 1].view == file.view { continue }
                writer.key(file.view)
                writer.string(file.name)
            }
            writer.endMap()
            rest = rest[folder.endIndex...]
        }
        writer.endMap()
    }
}
