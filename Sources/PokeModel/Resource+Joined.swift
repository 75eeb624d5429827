extension Pokemon {
    /// What it takes from attacks, what it learns, and where it is met.
    public static func joinedFields(in pokedex: Pokedex) -> [Field<Pokemon>] {
        let encounters = pokedex.encounters
        let ranks = Dictionary(pokedex.versionGroups.map { ($0.id, $0.order) }) { first, _ in first }
        return [
            Field(
                "damage_taken",
                "What attacks of each type do to it in today's games, without its ability, by the type's id."
            ) { pokedex.damageTaken(on: $0.types) }.derived(),
            Field(
                "damage_taken_by_ability",
                "What its abilities change in that, in the order of their slots; those that change nothing are left out."
            ) { pokedex.damageTaken(by: $0) }.derived(),
            Field(
                "periods",
                "Its types, stats and abilities from the generation that it came with to the newest, oldest first; generations "
                    + "that agree are one."
            ) { pokedex.periods(of: $0) }.derived(),
            Field("learnsets", "The moves that it learns, by method, newest games first.") {
                $0.methodLearnsets { ranks[$0.id] ?? .max }
            },
            Field("encounters", "Where it is met, by area.") {
                encounters.of(pokemon: $0.id).grouped()
            }.inverse(),
        ]
    }
}

extension LocationArea {
    /// Who is met there.
    public static func joinedFields(in pokedex: Pokedex) -> [Field<LocationArea>] {
        let encounters = pokedex.encounters
        return [
            Field("encounters", "Who is met there, by pokemon.") {
                encounters.inArea($0.id).map(EncounterInArea.init)
            }
        ]
    }
}

extension Ability {
    /// What it does for its holder's attacks and defense.
    public static func joinedFields(in pokedex: Pokedex) -> [Field<Ability>] {
        let types = pokedex.types
        return [
            Field(
                "offense",
                "How it changes how effective its holder's attacks are; absent where it does not."
            ) { AbilityOffense(ability: $0, in: pokedex) },
            Field(
                "defense",
                "How it changes the damage that attacks of some types do to its holder; absent where it does not."
            ) { AbilityDefense(ability: $0.slug, types: types) },
        ]
    }
}

extension PokeType {
    /// How hard it hits what.
    public static func joinedFields(in pokedex: Pokedex) -> [Field<PokeType>] {
        let chart = pokedex.typeChart
        return [
            Field(
                "matchups",
                "How hard it hits each type and each pair of types in today's games; empty for types without a chart."
            ) { chart.matchups(of: $0.reference) }.derived()
        ]
    }
}
