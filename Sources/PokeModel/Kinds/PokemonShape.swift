/// A shape that the Pokédex sorts species by.
public struct PokemonShape: Resource {
    /// The API's kind.
    public static let kind = Kind.pokemonShape

    /// The id, which is opaque.
    public let id: Int32
    /// The unique name in paths.
    public let slug: String
    /// The name for people.
    public let name: LocalizedText
    /// Its name in the scientific manner.
    public var awesomeName: LocalizedText = .none
    /// The species of that shape.
    public var species: [Reference] = []

    /// A resource of which only the identity is known.
    public init(id: Int32, slug: String, name: LocalizedText) {
        self.id = id
        self.slug = slug
        self.name = name
    }
}

extension PokemonShape {
    /// What exports say.
    public static let fields: [Field<PokemonShape>] =
        identity + [
            Field("awesome_name", "Its name in the scientific manner.") { $0.awesomeName },
            Field("species", "The species of that shape.", many: .pokemonSpecies) { $0.species }.inverse(),
        ]
}
