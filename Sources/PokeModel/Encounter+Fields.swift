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
struct GameEncounters: Record {
    var ways: [EncounterWay]
    /// One of them, for what they have in common.
    let first: Encounter

    static let fields: [Field<GameEncounters>] =
        Encounter.gameFields.map { $0.lifted(\.first) }
        + [Field("ways", "The levels and chances, for each set of conditions.") { $0.ways }]
}

/// What an encounter says besides where it stands.
struct EncounterWay: Record {
    let encounter: Encounter

    static let fields: [Field<EncounterWay>] = Encounter.wayFields.map { $0.lifted(\.encounter) }
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
        let place = games.firstIndex { $0.first.method == encounter.method && $0.first.versions == encounter.versions }
        if let place {
            games[place].ways.append(way)
        } else {
            games.append(GameEncounters(ways: [way], first: encounter))
        }
    }
}

extension Encounter {
    fileprivate static let gameFields: [Field<Encounter>] = [
        Field("versions", "The games, which agree in all of it, oldest first.", many: .version) { $0.versions },
        Field("method", "How the pokemon is met.", one: .encounterMethod) { $0.method },
    ]

    fileprivate static let wayFields: [Field<Encounter>] = [
        Field("conditions", "The states that conditions must be in.", many: .encounterConditionValue) {
            $0.conditions
        },
        Field("min_level", "The lowest level.") { $0.minLevel },
        Field("max_level", "The highest level.") { $0.maxLevel },
        Field("chance", "The chances added up: percent in most games, more than 100 in some.") { $0.chance },
    ]
}

/// An encounter as its area has it.
struct EncounterInArea: Record {
    let encounter: Encounter

    static let fields: [Field<EncounterInArea>] =
        [Field("pokemon", "Who is met.", one: .pokemon) { $0.encounter.pokemon }]
        + (Encounter.gameFields + Encounter.wayFields).map { $0.lifted(\.encounter) }
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
