import PokeModel

/// Which resources have pages, and where; the same in every language.
struct SiteMap: Sendable {
    /// The sections that the site has, in the order of its navigation.
    let sections: [Section]
    private let pokedex: Pokedex

    /// The map of a site with pages for some kinds, or for all where nil.
    init(_ pokedex: Pokedex, kinds: Set<Kind>?) {
        self.pokedex = pokedex
        guard let kinds else {
            sections = Section.allCases
            return
        }
        let wanted = Set(kinds.compactMap(Section.init))
        sections = Section.allCases.filter(wanted.contains)
    }

    /// The resource's place below the folder of a language, with an anchor where it shares a page.
    ///
    /// Nil where it has no page. A variety or form leads to its place on its species' page.
    func path(of reference: Reference) -> String? {
        guard let section = Section(reference.kind), section.hasEntries, sections.contains(section) else { return nil }
        switch reference.kind {
        case .pokemon:
            guard let pokemon = pokedex.pokemon[reference], let species = pokedex.species[pokemon.species] else {
                return nil
            }
            return species.varieties.first == reference
                ? "\(section.folder)/\(species.slug)/" : "\(section.folder)/\(species.slug)/#\(pokemon.slug)"
        case .pokemonForm:
            guard let form = pokedex.forms[reference], let pokemon = pokedex.pokemon[form.pokemon],
                let species = pokedex.species[pokemon.species]
            else { return nil }
            return "\(section.folder)/\(species.slug)/#\(form.slug)"
        default:
            return pokedex.table(reference.kind).slug(of: reference.id).map { "\(section.folder)/\($0)/" }
        }
    }

    /// The resources that have pages in a section, by number for species and by id for others.
    func entries(of section: Section) -> [Reference] {
        switch section {
        case .pokemon:
            pokedex.species.sorted { ($0.nationalNumber ?? .max, $0.id) < ($1.nationalNumber ?? .max, $1.id) }
                .map(\.reference)
        case .move: pokedex.moves.map(\.reference)
        case .ability: pokedex.abilities.map(\.reference)
        case .item: pokedex.items.map(\.reference)
        case .type: pokedex.types.map(\.reference)
        case .nature: pokedex.natures.map(\.reference)
        }
    }
}
