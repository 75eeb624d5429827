public import PokeModel

/// A gender: female, male, or neither.
public struct WireGender: WireResource {
    /// The kind of these resources.
    public static let kind = Kind.gender
    /// The gender's id.
    public let id: Int32
    /// The slug.
    public let name: String
    /// The species that have it.
    public let species: [Species]
    /// The species of which only this gender evolves.
    public let requiredForEvolution: [Reference]

    /// Reads a gender.
    public init(_ members: inout WireMembers) throws(WireError) {
        id = try members.required("id")
        name = try members.string("name")
        species = try members.list("pokemon_species_details", Species.init)
        requiredForEvolution = try members.references("required_for_evolution", to: .pokemonSpecies)
    }
}

extension WireGender {
    /// A species that has a gender.
    public struct Species: Sendable, Equatable {
        /// The species.
        public let species: Reference
        /// The chance of being *female*, in eighths, whichever gender this is of; -1 for none.
        public let rate: Int32?

        init(_ members: inout WireMembers) throws(WireError) {
            species = try members.requiredReference("pokemon_species", to: .pokemonSpecies)
            rate = try members.optional("rate")
        }
    }
}
