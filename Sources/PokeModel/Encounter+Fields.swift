/// The encounters with a pokemon in an area.
struct AreaEncounters: Record {
    let area: Reference
    var games: [GameEncounters]

    static let fields: [Field<AreaEncounters>] = [
        Field("location_area", "Where it is met.", one: .locationArea) { $0.area },
        Field("games", "The games, those together that agree, by method.") { $0.games },
    ]
}

/// Encounters in an area that have games and method in common.
struct GameEncounters: EncounterPart {
    var ways: [EncounterWay]
    /// One of them, for what they have in common.
    let encounter: Encounter

    static let fields: [Field<GameEncounters>] =
        gameFields + [Field("ways", "The levels and chances, for each set of conditions.") { $0.ways }]
}

/// What an encounter says besides where it stands.
struct EncounterWay: EncounterPart {
    let encounter: Encounter

    static let fields: [Field<EncounterWay>] = wayFields
}

extension Collection<Encounter> {
    /// The encounters, which come by area, with what they have in common said once.
    func grouped() -> [AreaEncounters] {
        var areas: [AreaEncounters] = []
        for encounter in self {
            if areas.last?.area != encounter.area { areas.append(AreaEncounters(area: encounter.area, games: [])) }
            areas[areas.count - 1].add(encounter)
        }
        return areas
    }
}

extension AreaEncounters {
    fileprivate mutating func add(_ encounter: Encounter) {
        let way = EncounterWay(encounter: encounter)
        let place = games.firstIndex {
            $0.encounter.method == encounter.method && $0.encounter.versions == encounter.versions
        }
        if let place {
            games[place].ways.append(way)
        } else {
            games.append(GameEncounters(ways: [way], encounter: encounter))
        }
    }
}

/// What has fields of an encounter.
protocol EncounterPart: Record {
    /// The encounter.
    var encounter: Encounter { get }
}

extension EncounterPart {
    fileprivate static var gameFields: [Field<Self>] {
        [
            Field("versions", "The games, which agree in all of it, oldest first.", many: .version) {
                $0.encounter.versions
            },
            Field("method", "How the pokemon is met.", one: .encounterMethod) { $0.encounter.method },
        ]
    }

    fileprivate static var wayFields: [Field<Self>] {
        [
            Field("conditions", "The states that conditions must be in.", many: .encounterConditionValue) {
                $0.encounter.conditions
            },
            Field("min_level", "The lowest level.") { $0.encounter.minLevel },
            Field("max_level", "The highest level.") { $0.encounter.maxLevel },
            Field("chance", "The chances added up: percent in most games, more than 100 in some.") {
                $0.encounter.chance
            },
        ]
    }
}

/// An encounter as its area has it.
struct EncounterInArea: EncounterPart {
    let encounter: Encounter

    static let fields: [Field<EncounterInArea>] =
        [Field("pokemon", "Who is met.", one: .pokemon) { $0.encounter.pokemon }]
        + gameFields + wayFields
        + [
            Field("slots", "The single chances and levels that it is made of, lowest level first.") {
                $0.encounter.slots
            }
        ]
}

extension EncounterSlot: Record {
    /// What exports say.
    public static let fields: [Field<EncounterSlot>] = [
        Field("min_level", "The lowest level.") { $0.minLevel },
        Field("max_level", "The highest level.") { $0.maxLevel },
        Field("chance", "The chance, in percent in most games.") { $0.chance },
        Field("special", "What else is said of it; absent for what is usual.") { SlotTraits($0) },
    ]
}

/// What is unusual about an encounter slot.
struct SlotTraits: Record {
    let slot: EncounterSlot

    /// Nil where nothing is.
    init?(_ slot: EncounterSlot) {
        if slot.isShiny == nil && !slot.isAlpha && slot.minPerfectIVs == nil { return nil }
        self.slot = slot
    }

    static let fields: [Field<SlotTraits>] = [
        Field("is_shiny", "Whether it is always or never shiny; absent where the games do not say.") {
            $0.slot.isShiny
        },
        Field("is_alpha", "Whether it is an alpha.") { $0.slot.isAlpha },
        Field(
            "min_perfect_ivs",
            "How many of its six individual values are 31 at least; absent where nothing is promised."
        ) { $0.slot.minPerfectIVs },
    ]
}
