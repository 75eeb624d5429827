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

    /// What one of its resources is called.
    var single: Phrase {
        switch self {
        case .pokemon: .kindPokemon
        case .move: .kindMove
        case .ability: .kindAbility
        case .item: .kindItem
        case .type: .kindType
        case .nature: .kindNature
        }
    }

    /// What the list is called.
    var title: Phrase {
        switch self {
        case .pokemon: .listPokemon
        case .move: .listMove
        case .ability: .listAbility
        case .item: .listItem
        case .type: .listType
        case .nature: .listNature
        }
    }

    /// How many there are, in words.
    var count: Phrase {
        switch self {
        case .pokemon: .countPokemon
        case .move: .countMove
        case .ability: .countAbility
        case .item: .countItem
        case .type: .countType
        case .nature: .countNature
        }
    }

    /// What the list shows, in a sentence.
    var summary: Phrase {
        switch self {
        case .pokemon: .summaryPokemon
        case .move: .summaryMove
        case .ability: .summaryAbility
        case .item: .summaryItem
        case .type: .summaryType
        case .nature: .summaryNature
        }
    }
}
