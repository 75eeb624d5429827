public import PokeModel

/// A colour by which the Pokédex sorts species.
public struct WirePokemonColor: WireResource {
    /// The kind of these resources.
    public static let kind = Kind.pokemonColor
    /// The color's id.
    public let id: Int32
    /// The slug.
    public let name: String
    /// The names.
    public let names: [WireText]
    /// The species of that colour.
    public let species: [Reference]

    /// Reads a color.
    public init(_ members: inout WireMembers) throws(WireError) {
        id = try members.required("id")
        name = try members.string("name")
        names = try members.names()
        species = try members.references("pokemon_species", to: .pokemonSpecies)
    }
}
