public import PokeModel

/// How much experience the levels of a species take.
public struct WireGrowthRate: WireResource {
    /// The kind of these resources.
    public static let kind = Kind.growthRate
    /// The growth rate's id.
    public let id: Int32
    /// The slug.
    public let name: String
    /// What it is called.
    public let descriptions: [WireText]
    /// The formula, in LaTeX.
    public let formula: String
    /// The experience of each level.
    public let levels: [Level]
    /// The species that grow so.
    public let species: [Reference]

    /// Reads a growth rate.
    public init(_ members: inout WireMembers) throws(WireError) {
        descriptions = try members.texts("descriptions", "description")
        formula = try members.string("formula")
        id = try members.required("id")
        levels = try members.list("levels", Level.init)
        name = try members.string("name")
        species = try members.references("pokemon_species", to: .pokemonSpecies)
    }
}

extension WireGrowthRate {
    /// The experience of a level.
    public struct Level: Sendable, Equatable {
        /// The level.
        public let level: Int32
        /// The experience that it takes in all.
        public let experience: Int32

        init(_ members: inout WireMembers) throws(WireError) {
            experience = try members.required("experience")
            level = try members.required("level")
        }
    }
}
