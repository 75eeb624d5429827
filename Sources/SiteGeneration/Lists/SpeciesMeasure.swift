import PokeModel

/// A number that the list of species can be sorted by, or limited to a range of, in the browser.
enum SpeciesMeasure: Hashable, Sendable {
    case stat(Reference)
    case total
    case height
    case weight

    /// All measures: the stats in their order, then the rest.
    static func all(in pokedex: Pokedex) -> [SpeciesMeasure] {
        let stats = pokedex.pokemon.rows.first { !$0.stats.isEmpty }?.stats.map { SpeciesMeasure.stat($0.stat) } ?? []
        return stats + [.total, .height, .weight]
    }

    /// The name in addresses.
    func slug(in pokedex: Pokedex) -> String {
        switch self {
        case .stat(let stat): pokedex.slug(of: stat)
        case .total: "total"
        case .height: "height"
        case .weight: "weight"
        }
    }

    /// The name for people.
    func name(in edition: Edition) -> Localized {
        switch self {
        case .stat(let stat): edition.name(stat)
        case .total: Localized(edition.words(.total), edition.tag)
        case .height: Localized(edition.words(.height), edition.tag)
        case .weight: Localized(edition.words(.weight), edition.tag)
        }
    }

    /// The number of a variety, in decimetres and hectograms for height and weight; nil where it is not known.
    func value(of pokemon: Pokemon) -> Int? {
        switch self {
        case .stat(let stat): pokemon.stats.first { $0.stat == stat }.map { Int($0.base) }
        case .total: pokemon.stats.isEmpty ? nil : pokemon.stats.reduce(0) { $0 + Int($1.base) }
        case .height: pokemon.height.map(Int.init)
        case .weight: pokemon.kilograms == nil ? nil : pokemon.weight.map(Int.init)
        }
    }
}
