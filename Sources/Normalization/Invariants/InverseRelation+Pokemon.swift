import PokeModel

extension InverseRelation {
    /// What species, pokemon, forms, abilities and types tell of each other.
    static let ofPokemon: [InverseRelation] = [
        InverseRelation(\.species, "varieties", { $0.varieties }, \.pokemon, "species", { [$0.species] }),
        InverseRelation(\.pokemon, "forms", { $0.forms }, \.forms, "pokemon", { [$0.pokemon] }),
        InverseRelation(
            \.pokemon,
            "abilities",
            numbered: { $0.abilities.map { ($0.ability, $0.isHidden ? 0 &- $0.slot : $0.slot) } },
            \.abilities,
            "pokemon",
            numbered: { $0.pokemon.map { ($0.pokemon, $0.isHidden ? 0 &- $0.slot : $0.slot) } }
        ),
        InverseRelation(
            \.pokemon,
            "types",
            numbered: { $0.types.enumerated().map { ($0.element, Int32(clamping: $0.offset) &+ 1) } },
            \.types,
            "pokemon",
            numbered: { $0.pokemon.map { ($0.pokemon, $0.slot) } }
        ),
        InverseRelation(
            \.pokemon,
            "held_items",
            numbered: { $0.heldItems.flatMap { held in held.versions.map { (held.item, $0.key) } } },
            \.items,
            "held_by",
            numbered: { $0.heldBy.flatMap { holder in holder.versions.map { (holder.pokemon, $0.key) } } }
        ),
        InverseRelation(
            \.species,
            "dex_numbers",
            numbered: { $0.dexNumbers.map { ($0.pokedex, $0.number) } },
            \.regionalDexes,
            "entries",
            numbered: { $0.entries.map { ($0.species, $0.number) } }
        ),
        InverseRelation(
            \.species,
            "pal_park_encounters",
            numbered: { $0.palParkEncounters.map { ($0.area, $0.key) } },
            \.palParkAreas,
            "encounters",
            numbered: { $0.encounters.map { ($0.species, $0.key) } }
        ),
        InverseRelation(\.species, "egg_groups", { $0.eggGroups }, \.eggGroups, "species", { $0.species }),
        InverseRelation(\.species, "color", { [$0.color] }, \.colors, "species", { $0.species }),
        InverseRelation(\.species, "habitat", { [$0.habitat] }, \.habitats, "species", { $0.species }),
        InverseRelation(\.species, "shape", { [$0.shape] }, \.shapes, "species", { $0.species }),
        InverseRelation(\.species, "growth_rate", { [$0.growthRate] }, \.growthRates, "species", { $0.species }),
        InverseRelation(\.species, "generation", { [$0.generation] }, \.generations, "species", { $0.species }),
        InverseRelation(
            \.species,
            "evolution_tree",
            { [$0.evolutionTree] },
            \.evolutionTrees,
            "species",
            { $0.species }
        ),
        InverseRelation(left: "pokemon-species.evolves_from", right: "evolution-chain.root") { pokedex in
            if pokedex.species.isEmpty || pokedex.evolutionTrees.isEmpty { return nil }
            let told = pokedex.species.compactMap { species in
                species.evolvesFrom.map { Pair(left: species.reference, right: $0, value: 0) }
            }
            let steps = pokedex.evolutionTrees.flatMap { $0.root?.parents ?? [] }
            return (told, steps.map { Pair(left: $0.child, right: $0.parent, value: 0) })
        },
    ]
}

extension VersionRarity {
    /// A number that tells the game and the rarity.
    fileprivate var key: Int32 { version.id &* 1000 &+ rarity }
}

extension PalParkPlace {
    /// A number that tells the score and the rate.
    fileprivate var key: Int32 { (baseScore ?? 0) &* 1000 &+ (rate ?? 0) }
}

extension PalParkEncounter {
    /// A number that tells the score and the rate.
    fileprivate var key: Int32 { (baseScore ?? 0) &* 1000 &+ (rate ?? 0) }
}

extension EvolutionNode {
    /// Each species below this one, and what it evolves from.
    fileprivate var parents: [(child: Reference, parent: Reference)] {
        steps.flatMap { [($0.node.species, species)] + $0.node.parents }
    }
}
