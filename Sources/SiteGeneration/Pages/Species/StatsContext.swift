import PokeModel
import Templating

/// The base stats of a pokemon, with what they come to at levels 50 and 100, as bars and as a radar.
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
            "radar": radar,
        ]
    }

    private func row(_ base: Int, of stat: Reference) -> TemplateObject {
        let isHP = edition.pokedex.slug(of: stat) == "hp"
        let (fifty, hundred) = (
            Self.range(base: base, isHP: isHP, level: 50), Self.range(base: base, isHP: isHP, level: 100)
        )
        let quality = [50, 75, 95, 120].count { base >= $0 } + 1
        return edition.link(stat).merging([
            "base": .number(base), "width": .number((min(max(base, 1), 200) + 1) / 2), "quality": .number(quality),
            "fifty": .text("\(fifty.lowerBound)–\(fifty.upperBound)"),
            "hundred": .text("\(hundred.lowerBound)–\(hundred.upperBound)"),
        ])
    }

    /// What a stat can be at a level: from nothing trained and a hindering nature to everything and a helping one.
    ///
    /// Hit points have no nature; where their base is 1, they are always 1.
    static func range(base: Int, isHP: Bool, level: Int) -> ClosedRange<Int> {
        func grown(_ trained: Int) -> Int { (2 * base + trained) * level / 100 }
        // Individual values go to 31, and a quarter of effort points to 63.
        let (low, high) = (grown(0), grown(31 + 63))
        guard !isHP else { return base == 1 ? 1...1 : (low + level + 10)...(high + level + 10) }
        return ((low + 5) * 9 / 10)...((high + 5) * 11 / 10)
    }

    // MARK: Radar

    /// The six stats around a circle, in the order that games draw them; absent for a pokemon that has others.
    private var radar: TemplateValue {
        let order = ["hp", "attack", "defense", "speed", "special-defense", "special-attack"]
        let bases = Dictionary(
            pokemon.stats.map { (edition.pokedex.slug(of: $0.stat), $0) },
            uniquingKeysWith: { first, _ in first }
        )
        let stats = order.compactMap { bases[$0] }
        guard stats.count == order.count else { return .absent }
        let corners = zip(stats, Self.corners).map { stat, corner in
            let length = Double(min(stat.base, Self.rim)) / Double(Self.rim)
            return "\(Int((corner.x * length).rounded())) \(Int((corner.y * length).rounded()))"
        }
        let labels = zip(stats, Self.corners).enumerated().map { place, axis -> TemplateObject in
            let side = place % 3 == 0 ? 0 : (place < 3 ? 1 : -1)
            return edition.label(axis.0.stat).merging([
                "x": .number(Int(axis.1.x) + 7 * side),
                "y": .number(Int(axis.1.y) + (place == 0 ? -7 : place == 3 ? 15 : 4)),
                "anchor": .text(side == 0 ? "middle" : side == 1 ? "start" : "end"),
            ])
        }
        return ["points": .text(corners.joined(separator: " ")), "labels": .list(labels)]
    }

    /// The base that reaches the rim; few are higher.
    private static let rim: Int32 = 160

    /// The corners of a hexagon of radius 80, clockwise from the top.
    private static let corners: [(x: Double, y: Double)] = [
        (0, -80), (69, -40), (69, 40), (0, 80), (-69, 40), (-69, -40),
    ]
}
