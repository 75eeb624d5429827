import PokeModel
import Templating

/// What trainers and breeders want to know of a species, whatever the variety.
struct TrainingFacts {
    let species: Species
    let edition: Edition

    init(_ species: Species, edition: Edition) {
        self.species = species
        self.edition = edition
    }

    /// How it is caught and grows.
    var catching: [TemplateObject] {
        let experience = edition.pokedex.growthRates[species.growthRate]?.levels.last?.experience
        let facts: [TemplateObject?] = [
            species.captureRate.map { edition.fact(.captureRate, whole($0)) },
            species.captureRate.map { edition.fact(.catchBall, chances(CatchChances(captureRate: $0))) },
            species.baseHappiness.map { edition.fact(.happiness, whole($0)) },
            edition.fact(.growthRate, species.growthRate),
            experience.map { edition.fact(.fullExperience, whole($0)) },
        ]
        return facts.compactMap { $0 }
    }

    /// How it breeds.
    var breeding: [TemplateObject] {
        let facts: [TemplateObject?] = [
            species.genderRatio.map { edition.fact(.gender, gender($0)) },
            edition.fact(.eggGroups, links: species.eggGroups.map(edition.link)),
            species.hatchCounter.map { cycles in
                // From the eighth generation on, a cycle is 128 steps.
                edition.fact(
                    .hatching,
                    edition.words(.hatchingSteps, ["cycles": whole(cycles), "steps": whole(cycles * 128)])
                )
            },
        ]
        return facts.compactMap { $0 }
    }

    /// Where the Pokédex puts it.
    var record: [TemplateObject] {
        let facts: [TemplateObject?] = [
            edition.fact(.generation, species.generation),
            edition.fact(.color, species.color),
            edition.fact(.shape, species.shape),
            edition.fact(.habitat, species.habitat),
            edition.fact(.dexNumbers, links: dexNumbers),
        ]
        return facts.compactMap { $0 }
    }

    private func whole(_ number: Int32) -> String { edition.words.format.whole(Int(number)) }

    private func chances(_ chances: CatchChances) -> String {
        func percent(_ number: Double) -> String { edition.words.format.short(tenths: Int((number * 10).rounded())) }
        return edition.words(
            .catchChances,
            ["full": percent(chances.pokeBall), "weak": percent(chances.weakenedPokeBall)]
        )
    }

    private func gender(_ ratio: GenderRatio) -> String {
        switch ratio {
        case .genderless: return edition.words(.genderless)
        case .female(eighths: 0): return edition.words(.allMale)
        case .female(eighths: 8): return edition.words(.allFemale)
        case .female(let eighths):
            // An eighth is 12.5 percent, so tenths of a percent are whole.
            let (female, format) = (Int(eighths) * 125, edition.words.format)
            return edition.words(
                .genderRatio,
                ["female": format.short(tenths: female), "male": format.short(tenths: 1000 - female)]
            )
        }
    }

    private var dexNumbers: [TemplateObject] {
        species.dexNumbers.compactMap { entry in
            guard let dex = edition.pokedex.regionalDexes[entry.pokedex], dex.isMainSeries, dex.region != nil else {
                return nil
            }
            return edition.link(dex.reference, followedBy: "\(entry.number)")
        }
    }
}
