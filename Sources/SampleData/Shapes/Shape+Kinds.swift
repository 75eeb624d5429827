import PokeModel

extension Shape {
    /// What a resource of a kind is made of.
    static func resource(_ kind: Kind) -> Shape {
        switch kind {
        case .ability: ability
        case .berry: berry
        case .berryFirmness: berryFirmness
        case .berryFlavor: berryFlavor
        case .characteristic: characteristic
        case .contestEffect: contestEffect
        case .contestType: contestType
        case .currency: named + names
        case .eggGroup: speciesGroup("pokemon-species.egg-groups", "egg-group")
        case .encounterCondition: encounterCondition
        case .encounterConditionValue: encounterConditionValue
        case .encounterMethod: named + names + ["order": "order"]
        case .evolutionChain: evolutionChain
        case .evolutionTrigger: speciesGroup("evolutions", "trigger")
        case .gender: gender
        case .generation: generation
        case .growthRate: growthRate
        case .item: item
        case .itemAttribute: itemAttribute
        case .itemCategory: itemCategory
        case .itemFlingEffect: itemFlingEffect
        case .itemPocket: itemPocket
        case .language: language
        case .location: location
        case .locationArea: locationArea
        case .machine: machine
        case .move: move
        case .moveAilment: named + names + ["moves": .references(.table("move", "ailment"), "move")]
        case .moveBattleStyle: named + names
        case .moveCategory: named + descriptions + ["moves": .references(.table("move", "category"), "move")]
        case .moveDamageClass: moveGroup("class")
        case .moveLearnMethod: moveLearnMethod
        case .moveTarget: moveGroup("target")
        case .nature: nature
        case .palParkArea: palParkArea
        case .pokeathlonStat: pokeathlonStat
        case .pokedex: pokedex
        case .pokemon: pokemon
        case .pokemonColor: speciesGroup("pokemon-species", "color")
        case .pokemonForm: pokemonForm
        case .pokemonHabitat: speciesGroup("pokemon-species", "habitat")
        case .pokemonShape: pokemonShape
        case .pokemonSpecies: pokemonSpecies
        case .region: region
        case .stat: stat
        case .superContestEffect: superContestEffect
        case .type: type
        case .version: version
        case .versionGroup: versionGroup
        }
    }

    /// A kind that does nothing but group species.
    private static func speciesGroup(_ relation: String, _ column: String) -> Shape {
        named + names + ["pokemon_species": .references(.table(relation, column), "pokemon-species")]
    }

    /// A kind that does nothing but group moves.
    private static func moveGroup(_ column: String) -> Shape {
        named + names + descriptions + ["moves": .references(.table("move", column), "move")]
    }
}
