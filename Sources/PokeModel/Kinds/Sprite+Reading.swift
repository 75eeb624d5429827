/// Pictures of a pokemon as they are read.
public struct PokemonPictures: ReadableForm {
    private let files: SpriteFiles

    /// Reads them.
    public init(from decoder: any Decoder) throws { files = try SpriteFiles(from: decoder) }

    /// What the model has.
    public func value() throws -> [Sprite] { try files.sprites(below: SpriteMap.pokemonFolder) }
}

/// Icons of a type as they are read.
public struct TypeIcons: ReadableForm {
    private let files: SpriteFiles

    /// Reads them.
    public init(from decoder: any Decoder) throws { files = try SpriteFiles(from: decoder) }

    /// What the model has.
    public func value() throws -> [Sprite] { try files.sprites(below: SpriteMap.typeFolder) }
}

/// File names by what they show, in the folders that they are in.
private struct SpriteFiles {
    private let folders: [String: [String: String]]

    init(from decoder: any Decoder) throws { folders = try [String: [String: String]](from: decoder) }

    /// The pictures, ordered by key.
    func sprites(below base: String) throws -> [Sprite] {
        try folders.flatMap { folder, files in
            try files.map { view, name in
                let key = folder.split(separator: "/").joined(separator: ".")
                let url = name.hasPrefix("https://") ? name : base + folder + name
                guard let sprite = Sprite(key: key.isEmpty ? view : "\(key).\(view)", url: url) else {
                    throw DecodingError.expected("pictures below \(Sprite.trustedPrefix)")
                }
                return sprite
            }
        }
        .sorted { $0.key < $1.key }
    }
}
