public import PokeModel

/// An area of the Pal Park.
public struct WirePalParkArea: WireResource {
    /// The kind of these resources.
    public static let kind = Kind.palParkArea
    /// The area's id.
    public let id: Int32
    /// The slug.
    public let name: String
    /// The names.
    public let names: [WireText]
    /// The species that are met.
    public let encounters: [Encounter]

    /// Reads an area.
    public init(_ members: inout WireMembers) throws(WireError) {
        id = try members.required("id")
        name = try members.string("name")
        names = try members.names()
        encounters = try members.list("pokemon_encounters", Encounter.init)
    }
}

extension WirePalParkArea {
    /// A species that is met in an area.
    public struct Encounter: Sendable, Equatable {
        /// The species.
        public let species: Reference
        /// The points for a catch.
        public let baseScore: Int32?
        /// How often it is met.
        public let rate: Int32?

        init(_ members: inout WireMembers) throws(WireError) {
            baseScore = try members.optional("base_score")
            species = try members.requiredReference("pokemon_species", to: .pokemonSpecies)
            rate = try members.optional("rate")
        }
    }
}
