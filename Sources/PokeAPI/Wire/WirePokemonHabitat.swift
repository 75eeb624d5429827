public import PokeModel

/// A habitat of species.
public struct WirePokemonHabitat: WireResource {
    /// The kind of these resources.
    public static let kind = Kind.pokemonHabitat
    /// The habitat's id.
    public let id: Int32
    /// The slug.
    public let name: String
    /// The names.
    public let names: [WireText]
    /// The species that live there.
    public let species: [Reference]

    /// Reads a habitat.
    public init(_ members: inout WireMembers) throws(WireError) {
        id = try members.required("id")
        name = try members.string("name")
        names = try members.names()
        species = try members.references("pokemon_species", to: .pokemonSpecies)
    }
}
