import PokeModel
import Templating

/// The page that ranks pokemon by their base stats: a table that readers sort.
struct StatRanking {
    let edition: Edition

    var content: PageContent {
        let words = edition.words
        let title = words(.statsTitle)
        return PageContent(
            title: words(.titlePage, ["page": title, "site": words(.siteName)]),
            description: words(.describeStats),
            context: [
                "heading": .text(title), "crumbs": [],
                "stats": .list(edition.baseStats.map { edition.link($0) }),
                "rows": .list(edition.ranked.map(row)),
            ]
        )
    }

    private func row(_ pokemon: Pokemon) -> TemplateObject {
        let number = edition.pokedex.species[pokemon.species]?.nationalNumber
        let bases = Dictionary(
            pokemon.stats.map { ($0.stat, $0.base) },
            uniquingKeysWith: { first, _ in first }
        )
        return edition.link(pokemon.reference).merging([
            "number": number.map { .number(Int($0)) } ?? .absent,
            "total": .number(pokemon.total),
            "bases": .list(
                edition.baseStats.map { stat -> TemplateObject in
                    ["base": bases[stat].map { .number(Int($0)) } ?? "–"]
                }
            ),
        ])
    }
}

extension Pokemon {
    /// The sum of its base stats.
    var total: Int { stats.reduce(0) { $0 + Int($1.base) } }
}

extension Edition {
    /// The stats that pokemon have base values of, in order.
    var baseStats: [Reference] {
        pokedex.stats.filter { !$0.isBattleOnly && $0.slug != "special" }.map(\.reference)
    }

    /// All pokemon that differ in stats or types from those of their species before them, the highest sums first.
    var ranked: [Pokemon] {
        let distinct = (order[.pokemon] ?? []).flatMap { species in
            let varieties = (pokedex.species[species]?.varieties ?? []).compactMap { pokedex.pokemon[$0] }
            return varieties.enumerated().filter { place, pokemon in
                !pokemon.stats.isEmpty
                    && !varieties[..<place].contains {
                        $0.bases == pokemon.bases && $0.types == pokemon.types
                    }
            }.map(\.element)
        }
        return distinct.enumerated().sorted { left, right in
            (-left.element.total, left.offset) < (-right.element.total, right.offset)
        }.map(\.element)
    }
}

extension Pokemon {
    /// Its base stats without what beating it gives.
    fileprivate var bases: [Int32] { stats.map(\.base) }
}
