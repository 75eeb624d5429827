import PokeModel
import Templating

/// What trainers and breeders want to know of a species.
struct TrainingFacts {
    let species: Species
    let pokemon: Pokemon?
    let edition: Edition

    init(_ species: Species, _ pokemon: Pokemon?, edition: Edition) {
        self.species = species
        self.pokemon = pokemon
        self.edition = edition
    }

    var facts: [TemplateObject] {
        let words = edition.words
        func whole(_ number: Int32) -> String { words.format.whole(Int(number)) }
        let facts: [TemplateObject?] = [
            species.genderRatio.map { edition.fact(.gender, gender($0)) },
            edition.fact(.eggGroups, links: species.eggGroups.map(edition.link)),
            species.hatchCounter.map { cycles in
                // From the eighth generation on, a cycle is 128 steps.
                edition.fact(.hatching, words(.hatchingSteps, ["cycles": whole(cycles), "steps": whole(cycles * 128)]))
            },
            species.captureRate.map { edition.fact(.captureRate, whole($0)) },
            species.baseHappiness.map { edition.fact(.happiness, whole($0)) },
            edition.fact(.growthRate, species.growthRate),
            pokemon?.baseExperience.map { edition.fact(.experience, whole($0)) },
            effort.map { edition.fact(.effort, $0) },
            edition.fact(.generation, species.generation),
            edition.fact(.color, species.color),
            edition.fact(.shape, species.shape),
            edition.fact(.habitat, species.habitat),
            edition.fact(.heldItems, links: pokemon?.heldItems.compactMap(\.item).map(edition.link) ?? []),
            edition.fact(.dexNumbers, links: dexNumbers),
        ]
        return facts.compactMap { $0 }
    }

    private func gender(_ ratio: GenderRatio) -> String {
        switch ratio {
        case .genderless: return edition.words(.genderless)
        case .female(eighths: 0): return edition.words(.allMale)
        case .female(eighths: 8): return edition.words(.allFemale)
        case .female(let eighths):
            // An eighth is 12.5 percent, so tenths of a percent are whole.
            let female = Int(eighths) * 125
            func percent(_ tenths: Int) -> String {
                tenths % 10 == 0 ? edition.words.format.whole(tenths / 10) : edition.words.format.tenths(tenths)
            }
            return edition.words(.genderRatio, ["female": percent(female), "male": percent(1000 - female)])
        }
    }

    private var effort: String? {
        let yields = (pokemon?.stats ?? []).filter { $0.effort > 0 }
        guard !yields.isEmpty else { return nil }
        return yields.map { yield in
            edition.words(
                .effortValue,
                ["points": edition.words.format.whole(Int(yield.effort)), "stat": edition.name(yield.stat).text]
            )
        }.joined(separator: ", ")
    }

    private var dexNumbers: [TemplateObject] {
        species.dexNumbers.compactMap { entry in
            guard let dex = edition.pokedex.regionalDexes[entry.pokedex], dex.isMainSeries, dex.region != nil else {
                return nil
            }
            let name = edition.name(dex.reference)
            return edition.words.named(Localized("\(name.text) \(entry.number)", name.language))
        }
    }
}
