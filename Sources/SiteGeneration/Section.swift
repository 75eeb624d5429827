import PokeModel

/// A part of the site: the pages of one kind and their list.
///
/// A kind with a section needs what its list is called in `strings/<language>.json` (``SectionPhrase``), and a conformance to
/// ``Presented``, which says what there is to show.
struct Section: Hashable, Sendable {
    /// What a section has.
    enum Shape {
        /// A page for each resource, beside the list.
        case pages
        /// The list alone, on one page, where each row has an anchor.
        case rows
    }

    /// The order of a list.
    enum Order {
        /// That of the resources' ids.
        case id
        /// That of their names in the page's language.
        case name
    }

    /// The kind whose resources have the pages.
    let kind: Kind
    let shape: Shape
    let order: Order
    /// Whether every page's navigation leads to it.
    let isMain: Bool

    private init(of kind: Kind, _ shape: Shape = .pages, by order: Order = .name, isMain: Bool = false) {
        self.kind = kind
        self.shape = shape
        self.order = order
        self.isMain = isMain
    }

    static let pokemon = Section(of: .pokemonSpecies, by: .id, isMain: true)
    static let move = Section(of: .move, isMain: true)
    static let ability = Section(of: .ability, isMain: true)
    static let item = Section(of: .item, isMain: true)
    static let type = Section(of: .type, by: .id, isMain: true)
    static let nature = Section(of: .nature, isMain: true)
    static let location = Section(of: .location)

    private static let others = [
        Section(of: .region, by: .id), Section(of: .generation, by: .id), Section(of: .versionGroup, by: .id),
        Section(of: .version, by: .id), Section(of: .pokedex, by: .id), Section(of: .berry),
        Section(of: .itemCategory),
        Section(of: .eggGroup), Section(of: .growthRate, by: .id), Section(of: .stat, by: .id),
        Section(of: .pokemonColor), Section(of: .pokemonShape, by: .id), Section(of: .pokemonHabitat),
    ]

    private static let tables = [
        Section(of: .characteristic, .rows, by: .id), Section(of: .gender, .rows, by: .id),
        Section(of: .evolutionTrigger, .rows, by: .id), Section(of: .moveDamageClass, .rows, by: .id),
        Section(of: .moveTarget, .rows, by: .id), Section(of: .moveCategory, .rows, by: .id),
        Section(of: .moveAilment, .rows, by: .id), Section(of: .moveLearnMethod, .rows, by: .id),
        Section(of: .contestType, .rows, by: .id), Section(of: .contestEffect, .rows, by: .id),
        Section(of: .superContestEffect, .rows, by: .id), Section(of: .berryFlavor, .rows, by: .id),
        Section(of: .berryFirmness, .rows, by: .id), Section(of: .itemPocket, .rows, by: .id),
        Section(of: .itemAttribute, .rows, by: .id), Section(of: .itemFlingEffect, .rows, by: .id),
        Section(of: .encounterMethod, .rows, by: .id), Section(of: .encounterCondition, .rows, by: .id),
        Section(of: .encounterConditionValue, .rows, by: .id), Section(of: .palParkArea, .rows, by: .id),
        Section(of: .pokeathlonStat, .rows, by: .id), Section(of: .moveBattleStyle, .rows, by: .id),
        Section(of: .currency, .rows, by: .id), Section(of: .language, .rows, by: .id),
    ]
}

extension Section: CaseIterable {
    /// Every section, in the order of the navigation.
    static let allCases: [Section] = [pokemon, move, ability, item, type, nature, location] + others + tables

    private static let byKind: [Kind: Section] = {
        var sections = Dictionary(uniqueKeysWithValues: allCases.map { ($0.kind, $0) })
        (sections[.pokemon], sections[.pokemonForm], sections[.locationArea]) = (pokemon, pokemon, location)
        return sections
    }()

    /// The section that a kind's resources have their place in; nil where they have none.
    init?(_ kind: Kind) {
        guard let section = Self.byKind[kind] else { return nil }
        self = section
    }

    /// The folder of the pages below that of the language.
    var folder: String { kind == .pokemonSpecies ? "pokemon" : kind.slug }

    /// Whether each resource has a page of its own, beside the list.
    var hasEntries: Bool { shape == .pages }

    /// How many rows a page of the list has.
    var rowsPerPage: Int {
        switch self {
        case .pokemon: 60
        default: shape == .rows ? 10_000 : 120
        }
    }

    /// What the list is about in a sentence, where that is more than its count.
    var summary: Phrase? {
        switch self {
        case .pokemon: .summaryPokemon
        case .move: .summaryMove
        case .ability: .summaryAbility
        case .item: .summaryItem
        case .type: .summaryType
        case .nature: .summaryNature
        default: nil
        }
    }

    /// Whether its list is a table whose columns the kind itself tells (``Presented``).
    var isGeneric: Bool { !isMain }

    /// The template of its list.
    var listTemplate: String {
        self == .pokemon ? "pages/species-list" : isGeneric ? "pages/kind-list" : "pages/\(kind.slug)-list"
    }

    /// What its strings are called in their groups.
    var key: String { kind == .pokemonSpecies ? "pokemon" : "\(kind)" }
}

/// What the strings say of a section; the raw value is their group, as in `list.eggGroup`.
enum SectionPhrase: String, CaseIterable, Sendable {
    /// What the list is called.
    case list
    /// What one of its resources is called.
    case kind
    /// How many there are.
    case count

    /// The key in the strings.
    func key(of section: Section) -> String { "\(rawValue).\(section.key)" }

    /// Whether the strings must say it of a section.
    func isNeeded(of section: Section) -> Bool { self == .list || section.hasEntries }
}
