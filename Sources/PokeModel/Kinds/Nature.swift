/// A nature of pokemon.
public struct Nature: Resource {
    /// The API's kind.
    public static let kind = Kind.nature

    /// The id, which is opaque.
    public let id: Int32
    /// The unique name in paths.
    public let slug: String
    /// The name for people.
    public let name: LocalizedText
    /// The stat that grows by a tenth; absent for a neutral nature.
    public var increasedStat: Reference?
    /// The stat that shrinks by a tenth; absent for a neutral nature.
    public var decreasedStat: Reference?
    /// The flavor that is liked.
    public var likesFlavor: Reference?
    /// The flavor that is hated.
    public var hatesFlavor: Reference?
    /// How it fights in the battle palace.
    public var battleStyles: [BattleStylePreference] = []
    /// How it changes pokeathlon stats.
    public var pokeathlonStats: [PokeathlonStatChange] = []

    /// A resource of which only the identity is known.
    public init(id: Int32, slug: String, name: LocalizedText) {
        self.id = id
        self.slug = slug
        self.name = name
    }
}

extension Nature {
    /// What exports say.
    public static let fields: [Field<Nature>] =
        identity + [
            Field(
                "increased_stat",
                "The stat that grows by a tenth; absent for a neutral nature.",
                one: .stat
            ) { $0.increasedStat },
            Field(
                "decreased_stat",
                "The stat that shrinks by a tenth; absent for a neutral nature.",
                one: .stat
            ) { $0.decreasedStat },
            Field("likes_flavor", "The flavor that is liked.", one: .berryFlavor) { $0.likesFlavor },
            Field("hates_flavor", "The flavor that is hated.", one: .berryFlavor) { $0.hatesFlavor },
            Field("battle_styles", "How it fights in the battle palace.") { $0.battleStyles },
            Field("pokeathlon_stats", "How it changes pokeathlon stats.") { $0.pokeathlonStats },
        ]
}

/// How often a nature uses a battle style.
public struct BattleStylePreference: Record, Decodable, Equatable {
    /// The style.
    public var style: Reference
    /// The chance in percent below half of the hit points.
    public var lowHP: Int32
    /// The chance in percent above half of the hit points.
    public var highHP: Int32

    /// Joins the values.
    public init(style: Reference, lowHP: Int32, highHP: Int32) {
        self.style = style
        self.lowHP = lowHP
        self.highHP = highHP
    }
}

extension BattleStylePreference {
    /// What exports say.
    public static let fields: [Field<BattleStylePreference>] = [
        Field("style", "The style.", one: .moveBattleStyle) { $0.style },
        Field("low_hp", "The chance in percent below half of the hit points.") { $0.lowHP }.measured(in: .percent),
        Field("high_hp", "The chance in percent above half of the hit points.") { $0.highHP }.measured(in: .percent),
    ]
}

/// How far a nature changes a pokeathlon stat.
public struct PokeathlonStatChange: Record, Decodable, Equatable {
    /// The stat.
    public var stat: Reference
    /// The most that it changes.
    public var maxChange: Int32

    /// Joins the values.
    public init(stat: Reference, maxChange: Int32) {
        self.stat = stat
        self.maxChange = maxChange
    }
}

extension PokeathlonStatChange {
    /// What exports say.
    public static let fields: [Field<PokeathlonStatChange>] = [
        Field("stat", "The stat.", one: .pokeathlonStat) { $0.stat },
        Field("max_change", "The most that it changes.") { $0.maxChange },
    ]
}
