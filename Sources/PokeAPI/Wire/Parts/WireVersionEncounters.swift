public import PokeModel

/// How a pokemon is met in an area, in one version.
public struct WireVersionEncounters: Sendable, Equatable {
    /// The version.
    public let version: Reference
    /// The sum of the chances, which exceeds 100 where conditions exclude one another.
    public let maxChance: Int32?
    /// The ways in which it is met; the same one can be listed twice.
    public let details: [Detail]

    init(_ members: inout WireMembers) throws(WireError) {
        details = try members.list("encounter_details", Detail.init)
        maxChance = try members.optional("max_chance")
        version = try members.requiredReference("version", to: .version)
    }
}

extension WireVersionEncounters {
    /// One way in which a pokemon is met.
    public struct Detail: Sendable, Equatable {
        /// The method.
        public let method: Reference
        /// The chance in percent.
        public let chance: Int16
        /// The lowest level.
        public let minLevel: Int16
        /// The highest level.
        public let maxLevel: Int16
        /// The values of conditions under which it is met; none for always.
        public let conditions: [Reference]
        /// What is special about the pokemon; nil for nothing.
        public let pokemonDetails: PokemonDetails?

        init(_ members: inout WireMembers) throws(WireError) {
            chance = try members.required("chance")
            conditions = try members.references("condition_values", to: .encounterConditionValue)
            maxLevel = try members.required("max_level")
            method = try members.requiredReference("method", to: .encounterMethod)
            minLevel = try members.required("min_level")
            pokemonDetails = try members.object("pokemon_details", PokemonDetails.init)
        }
    }

    /// What is special about a pokemon that is met.
    public struct PokemonDetails: Sendable, Equatable {
        /// Whether it always has the rare colours.
        public let isAlwaysShiny: Bool
        /// Whether it never has the rare colours.
        public let isNeverShiny: Bool
        /// Whether it is an alpha.
        public let isAlpha: Bool
        /// How many of its individual values are perfect at least.
        public let minPerfectValues: Int16?

        init(_ members: inout WireMembers) throws(WireError) {
            isAlwaysShiny = try members.flag("always_shiny")
            isAlpha = try members.flag("is_alpha")
            minPerfectValues = try members.optional("min_perfect_ivs")
            isNeverShiny = try members.flag("never_shiny")
        }
    }
}
