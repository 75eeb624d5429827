import PokeModel

/// Which kinds must be fetched so that pages of others are whole.
enum KindNeeds {
    /// What every page needs: its language, its game, its generation and types.
    private static let always: Set<Kind> = [
        .language, .generation, .region, .version, .versionGroup, .type, .moveDamageClass,
    ]

    /// What cards of species show.
    private static let species: Set<Kind> = [.pokemonSpecies, .pokemon, .pokemonForm]

    private static let needs: [Kind: Set<Kind>] = [
        .pokemonSpecies: [
            .pokemon, .pokemonForm, .evolutionChain, .evolutionTrigger, .move, .moveLearnMethod, .machine, .item,
            .ability,
            .stat, .eggGroup, .growthRate, .pokemonColor, .pokemonShape, .pokemonHabitat, .gender, .pokedex, .location,
            .locationArea, .encounterMethod, .encounterCondition, .encounterConditionValue, .itemCategory,
        ],
        .move: [
            .pokemon, .pokemonSpecies, .pokemonForm, .machine, .item, .moveTarget, .moveAilment, .moveCategory, .stat,
            .contestType, .contestEffect, .superContestEffect, .moveLearnMethod,
        ],
        .ability: [.pokemon, .pokemonSpecies, .pokemonForm],
        .item: [
            .itemCategory, .itemPocket, .itemAttribute, .itemFlingEffect, .currency, .machine, .move, .pokemon,
            .pokemonSpecies, .pokemonForm, .evolutionChain, .berry, .berryFirmness, .berryFlavor,
        ],
        .type: [.pokemon, .pokemonSpecies, .pokemonForm, .move],
        .location: [.locationArea, .pokemon, .pokemonSpecies, .encounterMethod, .encounterConditionValue],
        .nature: [.stat, .berryFlavor, .pokeathlonStat, .moveBattleStyle],
        .region: [.location, .pokedex], .generation: [.pokemonSpecies, .pokemon, .pokemonForm, .move, .ability],
        .versionGroup: [.pokedex, .moveLearnMethod, .machine, .item, .move],
        .version: [.pokedex, .location, .locationArea, .pokemon, .pokemonSpecies, .pokemonForm],
        .pokedex: [.pokemonSpecies, .pokemon, .pokemonForm], .berry: [.berryFirmness, .berryFlavor, .item],
        .itemCategory: [.itemPocket, .item], .eggGroup: species, .growthRate: species, .pokemonColor: species,
        .pokemonShape: species, .pokemonHabitat: species, .stat: [.nature, .move, .item, .characteristic],
        .characteristic: [.stat], .gender: [.pokemonSpecies], .evolutionTrigger: [.pokemonSpecies],
        .moveDamageClass: [.move], .moveTarget: [.move], .moveCategory: [.move], .moveAilment: [.move],
        .moveLearnMethod: [], .contestType: [.berryFlavor], .contestEffect: [], .superContestEffect: [.move],
        .berryFlavor: [.berry, .contestType], .berryFirmness: [.berry], .itemPocket: [.itemCategory],
        .itemAttribute: [.item], .itemFlingEffect: [.item], .encounterCondition: [.encounterConditionValue],
        .palParkArea: [.pokemonSpecies], .pokeathlonStat: [.nature],
    ]

    /// The kinds to fetch for pages of `kinds`.
    static func all(_ kinds: some Sequence<Kind>) -> Set<Kind> {
        kinds.reduce(into: always) { $0.formUnion([$1] + (needs[$1] ?? [])) }
    }

    /// The kinds whose pages are whole where these kinds are there, by name.
    static func satisfied(by names: Set<String>) -> [Kind] {
        Kind.allCases.filter { kind in
            needs[kind] != nil && all([kind]).allSatisfy { names.contains($0.slug) }
        }
    }

    /// The names of the kinds to fetch for pages of `kinds`, with `meta`, which says what answered.
    static func slugs(_ kinds: [Kind]) -> Set<String> { Set(all(kinds).map(\.slug)).union(["meta"]) }
}
