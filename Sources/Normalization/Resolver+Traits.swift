import PokeAPI
import PokeModel

extension Resolver {
    /// A characteristic.
    func characteristic(_ wire: WireCharacteristic) -> Characteristic {
        var characteristic = make(Characteristic.self, wire.id)
        characteristic.highestStat = one(wire.highestStat)
        characteristic.geneModulo = wire.geneModulo
        characteristic.possibleValues = wire.possibleValues.sorted()
        return characteristic
    }

    /// An egg group.
    func eggGroup(_ wire: WireEggGroup) -> EggGroup {
        var group = make(EggGroup.self, wire.id)
        group.species = many(wire.species)
        return group
    }

    /// What sets an evolution off.
    func evolutionTrigger(_ wire: WireEvolutionTrigger) -> EvolutionTrigger {
        var trigger = make(EvolutionTrigger.self, wire.id)
        trigger.species = many(wire.species)
        return trigger
    }

    /// A gender.
    func gender(_ wire: WireGender) -> Gender {
        var gender = make(Gender.self, wire.id)
        gender.species = rows(wire.species, by: \.species) { GenderedSpecies(species: $1, rate: $0.rate) }
        gender.requiredForEvolution = many(wire.requiredForEvolution)
        return gender
    }

    /// A growth rate.
    func growthRate(_ wire: WireGrowthRate) -> GrowthRate {
        var rate = make(GrowthRate.self, wire.id)
        rate.formula = wire.formula
        rate.levels = wire.levels
            .sorted { ($0.level, $0.experience) < ($1.level, $1.experience) }
            .map { LevelExperience(level: $0.level, experience: $0.experience) }
        rate.species = many(wire.species)
        return rate
    }

    /// A nature.
    func nature(_ wire: WireNature) -> Nature {
        var nature = make(Nature.self, wire.id)
        nature.increasedStat = one(wire.increasedStat)
        nature.decreasedStat = one(wire.decreasedStat)
        nature.likesFlavor = one(wire.likesFlavor)
        nature.hatesFlavor = one(wire.hatesFlavor)
        nature.battleStyles = rows(wire.battleStyles, by: \.style) {
            BattleStylePreference(style: $1, lowHP: $0.lowHP ?? 0, highHP: $0.highHP ?? 0)
        }
        nature.pokeathlonStats = rows(wire.pokeathlonStats, by: \.stat) {
            PokeathlonStatChange(stat: $1, maxChange: $0.maxChange)
        }
        return nature
    }

    /// A stat of the pokeathlon.
    func pokeathlonStat(_ wire: WirePokeathlonStat) -> PokeathlonStat {
        var stat = make(PokeathlonStat.self, wire.id)
        stat.increasingNatures = rows(wire.raisingNatures, by: \.nature) {
            NatureEffect(nature: $1, maxChange: $0.maxChange)
        }
        stat.decreasingNatures = rows(wire.loweringNatures, by: \.nature) {
            NatureEffect(nature: $1, maxChange: $0.maxChange)
        }
        return stat
    }

    /// A color of species.
    func color(_ wire: WirePokemonColor) -> PokemonColor {
        var color = make(PokemonColor.self, wire.id)
        color.species = many(wire.species)
        return color
    }

    /// A habitat.
    func habitat(_ wire: WirePokemonHabitat) -> PokemonHabitat {
        var habitat = make(PokemonHabitat.self, wire.id)
        habitat.species = many(wire.species)
        return habitat
    }

    /// A shape.
    func shape(_ wire: WirePokemonShape) -> PokemonShape {
        var shape = make(PokemonShape.self, wire.id)
        shape.awesomeName = line(wire.awesomeNames)
        shape.species = many(wire.species)
        return shape
    }

    /// A stat.
    func stat(_ wire: WireStat) -> Stat {
        var stat = make(Stat.self, wire.id)
        stat.isBattleOnly = wire.isBattleOnly
        stat.damageClass = one(wire.moveDamageClass)
        stat.gameIndex = wire.gameIndex
        stat.increasingNatures = many(wire.raisingNatures)
        stat.decreasingNatures = many(wire.loweringNatures)
        stat.increasingMoves = rows(wire.raisingMoves, by: \.move) { MoveStatEffect(move: $1, change: $0.change) }
        stat.decreasingMoves = rows(wire.loweringMoves, by: \.move) { MoveStatEffect(move: $1, change: $0.change) }
        stat.affectingItems = many(wire.affectingItems)
        stat.characteristics = many(wire.characteristics)
        return stat
    }
}
