import PokeModel
import SearchIndex
import Templating

/// What the list of species can be filtered by in the browser; the raw value is the name in addresses.
enum SpeciesFacet: String, CaseIterable, Sendable {
    case type, generation, rank, color, shape, egg, ability, resists

    /// Whether there are so many values, or so few who look for them, that a menu offers them.
    var isMenu: Bool { self == .ability || self == .resists }

    /// What it is called.
    func label(in words: Strings) -> String {
        switch self {
        case .type: words(.moveType)
        case .generation: Section(.generation).map { words(.kind, of: $0) } ?? ""
        case .rank: words(.listRank)
        case .color: words(.color)
        case .shape: words(.shape)
        case .egg: words(.eggGroups)
        case .ability: words(.kind, of: .ability)
        case .resists: words(.typeResists)
        }
    }

    /// One thing to filter by.
    enum Value: Hashable {
        case resource(Reference)
        case rank(Phrase)
    }

    /// What of this facet a species has, in its usual variety.
    func values(of species: Species, in pokedex: Pokedex) -> [Value] {
        let pokemon = species.varieties.first.flatMap { pokedex.pokemon[$0] }
        let references: [Reference?] =
            switch self {
            case .type: pokemon?.types ?? []
            case .generation: [species.generation]
            case .color: [species.color]
            case .shape: [species.shape]
            case .egg: species.eggGroups
            case .ability: pokemon?.abilities.map(\.ability) ?? []
            case .resists: pokemon.map { resisted(by: $0.types, in: pokedex.typeChart) } ?? []
            case .rank: []
            }
        let ranks: [(Bool, Phrase)] = [
            (species.isLegendary, .legendary), (species.isMythical, .mythical), (species.isBaby, .baby),
        ]
        return references.compactMap { $0.map(Value.resource) }
            + (self == .rank ? ranks.filter(\.0).map { .rank($0.1) } : [])
    }

    /// The types whose attacks do less than the usual damage.
    private func resisted(by types: [Reference], in chart: TypeChart) -> [Reference] {
        chart.types.filter { chart.effectiveness(of: $0, on: types) < .neutral }
    }

    /// What there is to choose among `values`, in the order that people expect.
    func ordered(_ values: Set<Value>, in edition: Edition) -> [Value] {
        switch self {
        case .rank: [Phrase.legendary, .mythical, .baby].map(Value.rank).filter(values.contains)
        case .ability:
            values.map { (key: fold($0.name(in: edition).text), slug: $0.slug(in: edition), value: $0) }
                .sorted { ($0.key, $0.slug) < ($1.key, $1.slug) }.map(\.value)
        default: values.sorted { $0.reference < $1.reference }
        }
    }
}

extension SpeciesFacet.Value {
    /// The name in addresses.
    func slug(in edition: Edition) -> String {
        switch self {
        case .resource(let reference): edition.pokedex.slug(of: reference)
        case .rank(let phrase): String(phrase.rawValue.split(separator: ".").last ?? "")
        }
    }

    /// The name for people.
    func name(in edition: Edition) -> Localized {
        switch self {
        case .resource(let reference): edition.name(reference)
        case .rank(let phrase): Localized(edition.words(phrase), edition.tag)
        }
    }

    /// What resources are ordered by.
    fileprivate var reference: Reference {
        switch self {
        case .resource(let reference): reference
        case .rank: Reference(.pokemonSpecies, 0)
        }
    }
}
