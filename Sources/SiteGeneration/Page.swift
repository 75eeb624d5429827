import PokeModel

/// A page of a language, whatever the language is.
enum Page: Hashable, Sendable {
    case home
    case list(Section, number: Int)
    case entry(Section, Reference)
    case speciesIndex(SpeciesIndex)
    case typeChart
    case compare
    case stats
    case search
    case favorites
    case data
    case status
    case changes
    case coverage
}

extension Page {
    /// The page's folder below that of its language: empty for the home page, else ending in a slash.
    func folder(in pokedex: Pokedex) -> String {
        switch self {
        case .home: ""
        case .list(let section, 1): "\(section.folder)/"
        case .list(let section, let number): "\(section.folder)/page/\(number)/"
        case .entry(let section, let reference): "\(section.folder)/\(pokedex.slug(of: reference))/"
        case .speciesIndex(let index): "\(Section.pokemon.folder)/by/\(index.rawValue)/"
        case .typeChart: "types/"
        case .compare: "compare/"
        case .stats: "stats/"
        case .search: "search/"
        case .favorites: "favorites/"
        case .data: "data/"
        case .status: "status/"
        case .changes: ChangesPage.folder
        case .coverage: CoveragePage.folder
        }
    }

    /// The section that the page belongs to.
    var section: Section? {
        switch self {
        case .list(let section, _), .entry(let section, _): section
        case .speciesIndex: .pokemon
        case .typeChart: .type
        case .home, .compare, .stats, .search, .favorites, .data, .status, .changes, .coverage: nil
        }
    }
}
