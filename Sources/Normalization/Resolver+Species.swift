import PokeAPI
import PokeModel

extension Resolver {
    /// A species.
    func species(_ wire: WirePokemonSpecies) -> Species {
        var species = make(Species.self, wire.id)
        species.nationalNumber = wire.pokedexNumbers.first { $0.pokedex.id == context.nationalDex }?.number
        species.genus = line(wire.genera)
        species.generation = one(wire.generation)
        species.isBaby = wire.isBaby
        species.isLegendary = wire.isLegendary
        species.isMythical = wire.isMythical
        species.varieties = wire.sortedVarieties.compactMap { one($0.pokemon) }
        species.evolutionTree = one(wire.evolutionChain)
        species.evolvesFrom = one(wire.evolvesFrom)
        species.evolvesInto = context.descendants[wire.id] ?? []
        species.flavorTexts = speciesFlavorTexts(wire.flavorTexts)
        species.formDescription = paragraphs(wire.formDescriptions)
        addGroups(wire, to: &species)
        addBreeding(wire, to: &species)
        species.captureRate = wire.captureRate
        species.baseHappiness = wire.baseHappiness
        species.order = wire.order
        return species
    }

    private func addGroups(_ wire: WirePokemonSpecies, to species: inout Species) {
        species.color = one(wire.color)
        species.shape = one(wire.shape)
        species.habitat = one(wire.habitat)
        species.growthRate = one(wire.growthRate)
        species.formsSwitchable = wire.formsSwitchable
        species.dexNumbers = rows(wire.pokedexNumbers, by: \.pokedex) { DexNumber(pokedex: $1, number: $0.number) }
        species.palParkEncounters = rows(wire.palParkEncounters, by: \.area) {
            PalParkPlace(area: $1, baseScore: $0.baseScore, rate: $0.rate)
        }
    }

    private func addBreeding(_ wire: WirePokemonSpecies, to species: inout Species) {
        species.eggGroups = many(wire.eggGroups)
        species.hatchCounter = wire.hatchCounter
        species.hasGenderDifferences = wire.hasGenderDifferences
        species.genderRatio = wire.genderRate.flatMap(GenderRatio.init)
        if let rate = wire.genderRate, species.genderRatio == nil {
            report("value-out-of-range", "expected gender_rate from -1 to 8, found \(rate)")
        }
    }
}
