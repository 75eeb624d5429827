/// One way for one variety to evolve into another: what sets it off, and every condition that must be met.
public struct EvolutionWay: Record, Decodable, Hashable {
    /// The variety that evolves.
    public var from: Reference?
    /// The variety that it becomes.
    public var to: Reference?
    /// What sets it off.
    public var trigger: Reference?
    /// The games that have this way, oldest first.
    public var versionGroups: [Reference] = []
    /// Whether the API calls it a usual way; several of a step can be.
    public var isDefault = false
    /// The lowest level.
    public var minLevel: Int32?
    /// The item that is used.
    public var item: Reference?
    /// The item that is held.
    public var heldItem: Reference?
    /// The gender.
    public var gender: Reference?
    /// The time of day, as the API names it: `day`, `night`, `dusk`, `full-moon`.
    public var timeOfDay: String?
    /// The place.
    public var location: Reference?
    /// The region.
    public var region: Reference?
    /// The lowest happiness.
    public var minHappiness: Int32?
    /// The lowest affection.
    public var minAffection: Int32?
    /// The lowest beauty.
    public var minBeauty: Int32?
    /// The move that is known.
    public var knownMove: Reference?
    /// The type of a move that is known.
    public var knownMoveType: Reference?
    /// The move that is used.
    public var usedMove: Reference?
    /// How often the move is used.
    public var minMoveCount: Int32?
    /// The least damage taken.
    public var minDamageTaken: Int32?
    /// The fewest steps walked.
    public var minSteps: Int32?
    /// The species in the party.
    public var partySpecies: Reference?
    /// The type of a pokemon in the party.
    public var partyType: Reference?
    /// The species that it is traded for.
    public var tradeSpecies: Reference?
    /// Whether attack is above (1), equal to (0) or below (-1) defense.
    public var relativePhysicalStats: Int32?
    /// Whether it must be near a special rock.
    public var nearSpecialRock = false
    /// Whether it takes several players.
    public var needsMultiplayer = false
    /// Whether it must rain outside of battle.
    public var needsOverworldRain = false
    /// Whether the device must be held upside down.
    public var turnUpsideDown = false
    /// The way in words, in each of ``EvolutionSentence/languages``; what has no name there is in English.
    public var sentence: LocalizedText = .none

    /// A way without conditions.
    public init() {}
}

extension EvolutionWay {
    /// What exports say.
    public static let fields: [Field<EvolutionWay>] = [
        Field("from", "The variety that evolves.", one: .pokemon) { $0.from },
        Field("to", "The variety that it becomes.", one: .pokemon) { $0.to },
        Field("trigger", "What sets it off.", one: .evolutionTrigger) { $0.trigger },
        Field(
            "sentence",
            "The way in words: what sets it off, then every condition. In nine languages; a name that PokeAPI does not have "
                + "in one of them stands in another there, mostly in English."
        ) { $0.sentence }.derived(),
        Field("version_groups", "The games that have this way, oldest first.", many: .versionGroup) {
            $0.versionGroups
        },
        Field("is_default", "Whether PokeAPI calls it a usual way; several of a step can be.") { $0.isDefault },
        Field("min_level", "The lowest level.") { $0.minLevel },
        Field("item", "The item that is used.", one: .item) { $0.item },
        Field("held_item", "The item that is held.", one: .item) { $0.heldItem },
        Field("gender", "The gender.", one: .gender) { $0.gender },
        Field("time_of_day", "The time of day: day, night, dusk, full-moon.") { $0.timeOfDay },
        Field("location", "The place.", one: .location) { $0.location },
        Field("region", "The region.", one: .region) { $0.region },
        Field("min_happiness", "The lowest happiness.") { $0.minHappiness },
        Field("min_affection", "The lowest affection.") { $0.minAffection },
        Field("min_beauty", "The lowest beauty.") { $0.minBeauty },
        Field("known_move", "The move that is known.", one: .move) { $0.knownMove },
        Field("known_move_type", "The type of a move that is known.", one: .type) { $0.knownMoveType },
        Field("used_move", "The move that is used.", one: .move) { $0.usedMove },
        Field("min_move_count", "How often the move is used.") { $0.minMoveCount },
        Field("min_damage_taken", "The least damage taken.") { $0.minDamageTaken },
        Field("min_steps", "The fewest steps walked.") { $0.minSteps },
        Field("party_species", "The species in the party.", one: .pokemonSpecies) { $0.partySpecies },
        Field("party_type", "The type of a pokemon in the party.", one: .type) { $0.partyType },
        Field("trade_species", "The species that it is traded for.", one: .pokemonSpecies) { $0.tradeSpecies },
        Field("relative_physical_stats", "Whether attack is above (1), equal to (0) or below (-1) defense.") {
            $0.relativePhysicalStats
        },
        Field("near_special_rock", "Whether it must be near a special rock.") { $0.nearSpecialRock },
        Field("needs_multiplayer", "Whether it takes several players.") { $0.needsMultiplayer },
        Field("needs_overworld_rain", "Whether it must rain outside of battle.") { $0.needsOverworldRain },
        Field("turn_upside_down", "Whether the device must be held upside down.") { $0.turnUpsideDown },
    ]
}
