public import PokeModel

/// A group of species that can breed with one another.
public struct WireEggGroup: WireResource {
    /// The kind of these resources.
    public static let kind = Kind.eggGroup
    /// The egg group's id.
    public let id: Int32
    /// The slug.
    public let name: String
    /// The names.
    public let names: [WireText]
    /// The species of the group.
    public let species: [Reference]

    /// Reads an egg group.
    public init(_ members: inout WireMembers) throws(WireError) {
        id = try members.required("id")
        name = try members.string("name")
        names = try members.names()
        species = try members.references("pokemon_species", to: .pokemonSpecies)
    }
}
