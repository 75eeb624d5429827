public import PokeModel

/// A shape by which the Pokédex sorts species.
public struct WirePokemonShape: WireResource {
    /// The kind of these resources.
    public static let kind = Kind.pokemonShape
    /// The shape's id.
    public let id: Int32
    /// The slug.
    public let name: String
    /// The names.
    public let names: [WireText]
    /// The scientific names.
    public let awesomeNames: [WireText]
    /// The species of that shape.
    public let species: [Reference]

    /// Reads a shape.
    public init(_ members: inout WireMembers) throws(WireError) {
        awesomeNames = try members.texts("awesome_names", "awesome_name")
        id = try members.required("id")
        name = try members.string("name")
        names = try members.names()
        species = try members.references("pokemon_species", to: .pokemonSpecies)
    }
}
