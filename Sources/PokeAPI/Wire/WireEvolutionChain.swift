public import PokeModel

/// A family of species that evolve from one another.
public struct WireEvolutionChain: WireResource {
    /// The kind of these resources.
    public static let kind = Kind.evolutionChain
    /// The chain's id.
    public let id: Int32
    /// The item that a parent must hold for the baby to hatch.
    public let babyTriggerItem: Reference?
    /// The species that all others evolve from.
    public let root: Node

    /// Reads a chain.
    public init(_ members: inout WireMembers) throws(WireError) {
        babyTriggerItem = try members.reference("baby_trigger_item", to: .item)
        root = try members.requiredObject("chain") { (node: inout WireMembers) throws(WireError) in
            try Node(&node, depth: 0)
        }
        id = try members.required("id")
    }
}

extension WireEvolutionChain {
    /// A species in a chain.
    public struct Node: Sendable {
        /// The species.
        public let species: Reference
        /// Whether it is a baby.
        public let isBaby: Bool
        /// The ways in which it evolves from its parent; empty for the root, and for Manaphy.
        public let details: [Detail]
        /// The species that evolve from it.
        public let evolvesTo: [Node]

        /// The deepest chain has three species; more than this are taken for an attack on the stack.
        private static let deepest = 32

        init(_ members: inout WireMembers, depth: Int) throws(WireError) {
            details = try members.list("evolution_details", Detail.init)
            evolvesTo = try members.list("evolves_to") { (node: inout WireMembers) throws(WireError) in
                guard depth < Self.deepest else {
                    throw node.mismatch(expected: "at most \(Self.deepest) evolutions in a row")
                }
                return try Node(&node, depth: depth + 1)
            }
            isBaby = try members.flag("is_baby")
            species = try members.requiredReference("species", to: .pokemonSpecies)
        }
    }

    /// One way in which a species evolves; what is nil or false does not matter for it.
    public struct Detail: Sendable, Equatable {
        /// What makes it evolve.
        public let trigger: Reference?
        /// Whether it is the usual way; several of a species can be.
        public let isDefault: Bool
        /// The version group in which it works.
        public let versionGroup: Reference?
        /// The region in which it works.
        public let region: Reference?
        /// The pokemon that evolves.
        public let baseForm: Reference?
        /// The pokemon that it becomes.
        public let evolvedForm: Reference?
        /// The item that is used.
        public let item: Reference?
        /// The item that is held.
        public let heldItem: Reference?
        /// The move that is known.
        public let knownMove: Reference?
        /// The type of a move that is known.
        public let knownMoveType: Reference?
        /// The move that is used.
        public let usedMove: Reference?
        /// How often the move is used.
        public let minMoveCount: Int32?
        /// Where it takes place.
        public let location: Reference?
        /// The least level.
        public let minLevel: Int32?
        /// The least happiness.
        public let minHappiness: Int32?
        /// The least beauty.
        public let minBeauty: Int32?
        /// The least affection.
        public let minAffection: Int32?
        /// The least damage taken.
        public let minDamageTaken: Int32?
        /// The fewest steps.
        public let minSteps: Int32?
        /// The gender's id: 1 female, 2 male.
        public let gender: Int32?
        /// The species that is in the party.
        public let partySpecies: Reference?
        /// The type of a pokemon that is in the party.
        public let partyType: Reference?
        /// The species that it is traded for.
        public let tradeSpecies: Reference?
        /// Attack above (1), equal to (0) or below (-1) defence.
        public let relativePhysicalStats: Int32?
        /// The time of day, an open set; empty for any.
        public let timeOfDay: String
        /// Whether it rains outside of battle.
        public let needsOverworldRain: Bool
        /// Whether it takes several players.
        public let needsMultiplayer: Bool
        /// Whether it takes place by a special rock.
        public let nearSpecialRock: Bool
        /// Whether the console is held upside down.
        public let turnUpsideDown: Bool

        /// The times of day that the API tells today.
        private static let knownTimes: Set<String> = ["day", "night", "dusk", "full-moon"]

        init(_ members: inout WireMembers) throws(WireError) {
            baseForm = try members.reference("base_form", to: .pokemon)
            evolvedForm = try members.reference("evolved_form", to: .pokemon)
            gender = try members.optional("gender")
            heldItem = try members.reference("held_item", to: .item)
            isDefault = try members.flag("is_default")
            item = try members.reference("item", to: .item)
            knownMove = try members.reference("known_move", to: .move)
            knownMoveType = try members.reference("known_move_type", to: .type)
            location = try members.reference("location", to: .location)
            minAffection = try members.optional("min_affection")
            minBeauty = try members.optional("min_beauty")
            minDamageTaken = try members.optional("min_damage_taken")
            minHappiness = try members.optional("min_happiness")
            minLevel = try members.optional("min_level")
            minMoveCount = try members.optional("min_move_count")
            minSteps = try members.optional("min_steps")
            nearSpecialRock = try members.flag("near_special_rock")
            needsMultiplayer = try members.flag("needs_multiplayer")
            needsOverworldRain = try members.flag("needs_overworld_rain")
            partySpecies = try members.reference("party_species", to: .pokemonSpecies)
            partyType = try members.reference("party_type", to: .type)
            region = try members.reference("region", to: .region)
            relativePhysicalStats = try members.optional("relative_physical_stats")
            timeOfDay = try members.word("time_of_day", among: Self.knownTimes)
            tradeSpecies = try members.reference("trade_species", to: .pokemonSpecies)
            trigger = try members.reference("trigger", to: .evolutionTrigger)
            turnUpsideDown = try members.flag("turn_upside_down")
            usedMove = try members.reference("used_move", to: .move)
            versionGroup = try members.reference("version_group", to: .versionGroup)
        }
    }
}
