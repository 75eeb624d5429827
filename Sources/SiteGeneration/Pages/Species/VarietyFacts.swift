import PokeModel
import Templating

/// What trainers want to know of a variety beside its stats: rewards, what it holds, and what it once was.
struct VarietyFacts {
    let pokemon: Pokemon
    let edition: Edition

    init(_ pokemon: Pokemon, edition: Edition) {
        self.pokemon = pokemon
        self.edition = edition
    }

    /// All of it; absent where there is nothing.
    var value: TemplateValue {
        let (facts, held) = (facts, held)
        return facts.isEmpty && held.isEmpty
            ? .absent : ["facts": .list(facts), "held": held.isEmpty ? .absent : ["rows": .list(held)]]
    }

    /// What beating it gives, and what turns others into it.
    private var facts: [TemplateObject] {
        let facts: [TemplateObject?] = [
            edition.fact(.effort, links: effort),
            pokemon.baseExperience.map { edition.fact(.experience, edition.words.format.whole(Int($0))) },
            edition.fact(.changesWith, links: causes.map(edition.link)),
        ]
        return facts.compactMap { $0 } + past
    }

    /// The items that it is met with, each with its chance and games.
    private var held: [TemplateObject] {
        pokemon.heldItems.map { held in
            edition.link(held.item).merging(["chances": .list(edition.chances(held.versions))])
        }
    }

    private var effort: [TemplateObject] {
        pokemon.stats.filter { $0.effort > 0 }.map { yield in
            let name = edition.words(
                .effortValue,
                ["points": edition.words.format.whole(Int(yield.effort)), "stat": edition.name(yield.stat).text]
            )
            return edition.link(yield.stat).merging(["name": .text(name)])
        }
    }

    /// The items, moves and abilities that turn a pokemon into this one, each once.
    private var causes: [Reference] {
        let forms = pokemon.forms.compactMap { edition.pokedex.forms[$0] }
        return Set(forms.flatMap { $0.triggers.compactMap(\.cause) }).sorted()
    }

    /// Types, stats and abilities that older games gave it.
    private var past: [TemplateObject] {
        let types = pokemon.pastTypes.map { ($0.generation, $0.types.map(edition.link)) }
        let stats = pokemon.pastStats.map { ($0.generation, $0.stats.map(link)) }
        let abilities = pokemon.pastAbilities.map { past in
            (past.generation, past.abilities.compactMap(\.ability).map(edition.link))
        }
        var rows: [(generation: Reference, values: [TemplateObject])] = []
        for case (let generation?, let values) in types + stats + abilities where !values.isEmpty {
            if let place = rows.firstIndex(where: { $0.generation == generation }) {
                rows[place].values += values
            } else {
                rows.append((generation, values))
            }
        }
        return rows.sorted { $0.generation < $1.generation }.map { row in
            let label = edition.sentence(.until, ["generation": edition.link(row.generation)])
            return edition.fact(under: label, links: row.values)
        }
    }

    private func link(_ stat: StatValue) -> TemplateObject {
        edition.link(stat.stat, followedBy: edition.words.format.whole(Int(stat.base)))
    }
}

extension Edition {
    /// How often something is met, the most often first, each with the games as ranges.
    func chances(_ rarities: [VersionRarity]) -> [TemplateObject] {
        let versions = Set(rarities.map(\.version)).sorted { age(of: $0) < age(of: $1) }
        let ranges = GameRanges(versions)
        return Set(rarities.map(\.rarity)).sorted(by: >).map { rarity in
            let percent = words(.percent, ["number": words.format.whole(Int(rarity))])
            let games = ranges.set(of: rarities.filter { $0.rarity == rarity }.map(\.version))
            return ["percent": .text(percent), "games": ["parts": .list(self.games(games, in: ranges))]]
        }
    }

    /// A game's place in time.
    func age(of version: Reference) -> (Int32, Int32) {
        (pokedex.versions[version]?.versionGroup.map(rank) ?? 0, version.id)
    }
}
