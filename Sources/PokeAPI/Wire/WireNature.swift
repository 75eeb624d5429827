public import PokeModel

/// A nature.
public struct WireNature: WireResource {
    /// The kind of these resources.
    public static let kind = Kind.nature
    /// The nature's id.
    public let id: Int32
    /// The slug.
    public let name: String
    /// The names.
    public let names: [WireText]
    /// The stat that it raises; nil for a neutral nature.
    public let increasedStat: Reference?
    /// The stat that it lowers; nil for a neutral nature.
    public let decreasedStat: Reference?
    /// The flavor that it likes; nil for a neutral nature.
    public let likesFlavor: Reference?
    /// The flavor that it hates; nil for a neutral nature.
    public let hatesFlavor: Reference?
    /// How it chooses moves in the Battle Palace.
    public let battleStyles: [BattleStyle]
    /// The Pokéathlon stats that it changes.
    public let pokeathlonStats: [PokeathlonStatChange]

    /// Reads a nature.
    public init(_ members: inout WireMembers) throws(WireError) {
        decreasedStat = try members.reference("decreased_stat", to: .stat)
        hatesFlavor = try members.reference("hates_flavor", to: .berryFlavor)
        id = try members.required("id")
        increasedStat = try members.reference("increased_stat", to: .stat)
        likesFlavor = try members.reference("likes_flavor", to: .berryFlavor)
        battleStyles = try members.list("move_battle_style_preferences", BattleStyle.init)
        name = try members.string("name")
        names = try members.names()
        pokeathlonStats = try members.list("pokeathlon_stat_changes", PokeathlonStatChange.init)
    }
}

extension WireNature {
    /// How often a nature chooses moves of a style.
    public struct BattleStyle: Sendable, Equatable {
        /// The style.
        public let style: Reference
        /// The chance in percent with more than half of the health left.
        public let highHP: Int32?
        /// The chance in percent with less than half of the health left.
        public let lowHP: Int32?

        init(_ members: inout WireMembers) throws(WireError) {
            highHP = try members.optional("high_hp_preference")
            lowHP = try members.optional("low_hp_preference")
            style = try members.requiredReference("move_battle_style", to: .moveBattleStyle)
        }
    }

    /// A Pokéathlon stat that a nature changes.
    public struct PokeathlonStatChange: Sendable, Equatable {
        /// The stat.
        public let stat: Reference
        /// The most that is added.
        public let maxChange: Int32

        init(_ members: inout WireMembers) throws(WireError) {
            maxChange = try members.required("max_change")
            stat = try members.requiredReference("pokeathlon_stat", to: .pokeathlonStat)
        }
    }
}
