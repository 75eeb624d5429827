extension Encounter {
    /// What exports say wherever an encounter stands, besides what it stands at.
    fileprivate static let commonFields: [Field<Encounter>] = [
        Field("versions", "The games, which agree in all of it, oldest first.", many: .version) { $0.versions },
        Field("method", "How the pokemon is met.", one: .encounterMethod) { $0.method },
        Field("conditions", "The states that conditions must be in.", many: .encounterConditionValue) {
            $0.conditions
        },
        Field("min_level", "The lowest level.") { $0.minLevel },
        Field("max_level", "The highest level.") { $0.maxLevel },
        Field("chance", "The chances added up: percent in most games, more than 100 in some.") { $0.chance },
    ]
}

/// An encounter as its pokemon has it.
struct EncounterOfPokemon: Record {
    let encounter: Encounter

    static let fields: [Field<EncounterOfPokemon>] =
        [Field("location_area", "Where it is met.", one: .locationArea) { $0.encounter.area }]
        + Encounter.commonFields.map { $0.lifted(\.encounter) }
}

/// An encounter as its area has it.
struct EncounterInArea: Record {
    let encounter: Encounter

    static let fields: [Field<EncounterInArea>] =
        [Field("pokemon", "Who is met.", one: .pokemon) { $0.encounter.pokemon }]
        + Encounter.commonFields.map { $0.lifted(\.encounter) }
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
        Field("is_shiny", "Whether it is always or never shiny; absent where the games do not say.") { $0.isShiny },
        Field("is_alpha", "Whether it is an alpha.") { $0.isAlpha },
        Field(
            "min_perfect_ivs",
            "How many of its six individual values are 31 at least; absent where nothing is promised."
        ) { $0.minPerfectIVs },
    ]
}
