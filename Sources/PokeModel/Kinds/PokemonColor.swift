/// A color that the Pokédex sorts species by.
public struct PokemonColor: Resource {
    /// The API's kind.
    public static let kind = Kind.pokemonColor

    /// The id, which is opaque.
    public let id: Int32
    /// The unique name in paths.
    public let slug: String
    /// The name for people.
    public let name: LocalizedText
    /// The species of that color.
    public var species: [Reference] = []

    /// A resource of which only the identity is known.
    public init(id: Int32, slug: String, name: LocalizedText) {
        self.id = id
        self.slug = slug
        self.name = name
    }
}

extension PokemonColor {
    /// What exports say.
    public static let fields: [Field<PokemonColor>] =
        identity + [
            Field("species", "The species of that color.", many: .pokemonSpecies) { $0.species }.inverse()
        ]
}
