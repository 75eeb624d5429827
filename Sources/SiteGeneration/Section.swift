import PokeModel

/// A part of the site: the pages of one kind and their list.
enum Section: CaseIterable, Sendable {
    case pokemon, move, ability, item, type, nature

    /// The kind whose resources have the pages.
    var kind: Kind {
        switch self {
        case .pokemon: .pokemonSpecies
        case .move: .move
        case .ability: .ability
        case .item: .item
        case .type: .type
        case .nature: .nature
        }
    }

    /// The section that a kind's resources have their pages in; nil where they have none.
    init?(_ kind: Kind) {
        switch kind {
        case .pokemonSpecies, .pokemon, .pokemonForm: self = .pokemon
        default:
            guard let section = Self.allCases.first(where: { $0.kind == kind }) else { return nil }
            self = section
        }
    }

    /// The folder of the pages below that of the language.
    var folder: String {
        switch self {
        case .pokemon: "pokemon"
        default: kind.slug
        }
    }

    /// Whether each resource has a page of its own, beside the list.
    var hasEntries: Bool { self != .nature }

    /// How many rows a page of the list has.
    var rowsPerPage: Int {
        switch self {
        case .pokemon: 60
        default: 120
        }
    }

    /// What its list and one of its resources are called, how many there are, and what the list shows.
    var phrases: (list: Phrase, single: Phrase, count: Phrase, summary: Phrase) {
        switch self {
        case .pokemon: (.listPokemon, .kindPokemon, .countPokemon, .summaryPokemon)
        case .move: (.listMove, .kindMove, .countMove, .summaryMove)
        case .ability: (.listAbility, .kindAbility, .countAbility, .summaryAbility)
        case .item: (.listItem, .kindItem, .countItem, .summaryItem)
        case .type: (.listType, .kindType, .countType, .summaryType)
        case .nature: (.listNature, .kindNature, .countNature, .summaryNature)
        }
    }
}
