public import PokeModel

/// What makes species evolve.
public struct WireEvolutionTrigger: WireResource {
    /// The kind of these resources.
    public static let kind = Kind.evolutionTrigger
    /// The trigger's id.
    public let id: Int32
    /// The slug.
    public let name: String
    /// The names.
    public let names: [WireText]
    /// The species that evolve by it.
    public let species: [Reference]

    /// Reads a trigger.
    public init(_ members: inout WireMembers) throws(WireError) {
        id = try members.required("id")
        name = try members.string("name")
        names = try members.names()
        species = try members.references("pokemon_species", to: .pokemonSpecies)
    }
}
