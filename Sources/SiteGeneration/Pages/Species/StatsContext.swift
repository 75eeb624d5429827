import PokeModel
import Templating

/// The base stats of a pokemon, with what they come to at level 100.
struct StatsContext {
    let pokemon: Pokemon
    let edition: Edition

    init(_ pokemon: Pokemon, edition: Edition) {
        self.pokemon = pokemon
        self.edition = edition
    }

    var value: TemplateValue {
        guard !pokemon.stats.isEmpty else { return .absent }
        let rows = pokemon.stats.map { row(Int($0.base), of: $0.stat) }
        return [
            "rows": .list(rows),
            "total": .text(edition.words.format.whole(pokemon.stats.reduce(0) { $0 + Int($1.base) })),
        ]
    }

    private func row(_ base: Int, of stat: Reference) -> TemplateObject {
        let range = Self.range(base: base, isHP: edition.pokedex.slug(of: stat) == "hp")
        let quality = [50, 75, 95, 120].count { base >= $0 } + 1
        return edition.words.named(edition.name(stat)).merging([
            "base": .number(base), "width": .number(min(max(base, 1), 200)), "quality": .number(quality),
            "low": .number(range.lowerBound), "high": .number(range.upperBound),
        ])
    }

    /// What a stat can be at level 100: from nothing trained and a hindering nature to everything and a helping one.
    ///
    /// Hit points have no nature; where their base is 1, they are always 1.
    static func range(base: Int, isHP: Bool) -> ClosedRange<Int> {
        guard !isHP else { return base == 1 ? 1...1 : (2 * base + 110)...(2 * base + 204) }
        return ((2 * base + 5) * 9 / 10)...((2 * base + 99) * 11 / 10)
    }
}

extension Edition {
    /// How hard attacks of each type hit something of some types, the hardest first; what is neutral is left out.
    func defences(of types: [Reference]) -> [TemplateObject] {
        let chart = pokedex.typeChart
        return [16, 8, 2, 1, 0].compactMap { quarters in
            let attacking = chart.types.filter { chart.effectiveness(of: $0, on: types).quarters == quarters }
            guard !attacking.isEmpty else { return nil }
            return ["factor": .text(Effectiveness(quarters: quarters).label), "types": self.types(attacking)]
        }
    }
}

extension Effectiveness {
    /// The factor as people write it.
    var label: String {
        switch quarters {
        case 1: "×¼"
        case 2: "×½"
        default: "×\(quarters / 4)"
        }
    }
}
