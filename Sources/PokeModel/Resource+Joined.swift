extension Pokemon {
    /// What it learns, and where it is met.
    public static func joinedFields(in pokedex: Pokedex) -> [Field<Pokemon>] {
        let encounters = pokedex.encounters
        let ranks = Dictionary(pokedex.versionGroups.map { ($0.id, $0.order) }) { first, _ in first }
        return [
            Field("learnsets", "The moves that it learns, by method, newest games first.") {
                $0.methodLearnsets { ranks[$0.id] ?? .max }
            },
            Field("encounters", "Where it is met, by area.") {
                encounters.of(pokemon: $0.id).map(EncounterOfPokemon.init)
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
