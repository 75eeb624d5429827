import PokeModel

/// Which resources have pages, and where; the same in every language.
struct SiteMap: Sendable {
    /// The sections that the site has, in the order of its navigation.
    let sections: [Section]
    private let present: Set<Section>
    /// Those that every page's navigation leads to; the first ones where a site has none that it would.
    let mainSections: [Section]
    private let pokedex: Pokedex

    /// The map of a site with pages for some kinds, or for all where nil.
    init(_ pokedex: Pokedex, kinds: Set<Kind>?) {
        self.pokedex = pokedex
        let wanted = kinds.map { Set($0.compactMap(Section.init)) }
        sections = Section.allCases.filter { wanted?.contains($0) ?? true }
        present = Set(sections)
        let main = sections.filter(\.isMain)
        mainSections = main.isEmpty ? Array(sections.prefix(6)) : main
    }

    /// The resource's place below the folder of a language, with an anchor where it shares a page.
    ///
    /// Nil where it has no page. A variety or form leads to its place on its species' page, and to the page alone where the data
    /// does not say from that side as well that it belongs there: then the page has no such place.
    func path(of reference: Reference) -> String? {
        guard let section = Section(reference.kind), present.contains(section) else { return nil }
        switch reference.kind {
        case _ where !section.hasEntries:
            return pokedex.table(reference.kind).slug(of: reference.id).map { "\(section.folder)/#\($0)" }
        case .locationArea:
            guard let area = pokedex.locationAreas[reference], let location = pokedex.locations[area.location] else {
                return nil
            }
            let hasTable = location.areas.contains(reference) && !pokedex.encounters.inArea(area.id).isEmpty
            return "\(section.folder)/\(location.slug)/" + (hasTable ? "#\(area.slug)" : "")
        case .pokemon:
            guard let pokemon = pokedex.pokemon[reference], let species = pokedex.species[pokemon.species] else {
                return nil
            }
            let hasPlace = species.varieties.dropFirst().contains(reference)
            return "\(section.folder)/\(species.slug)/" + (hasPlace ? "#\(pokemon.slug)" : "")
        case .pokemonForm:
            guard let form = pokedex.forms[reference], let pokemon = pokedex.pokemon[form.pokemon],
                let species = pokedex.species[pokemon.species]
            else { return nil }
            let hasPlace = species.varieties.contains(pokemon.reference) && pokemon.forms.contains(reference)
            return "\(section.folder)/\(species.slug)/" + (hasPlace ? "#\(form.slug)" : "")
        default:
            return pokedex.table(reference.kind).slug(of: reference.id).map { "\(section.folder)/\($0)/" }
        }
    }

    /// The resources that have pages in a section, by number for species and by id for others.
    func entries(of section: Section) -> [Reference] {
        guard section == .pokemon else {
            return pokedex.table(section.kind).rows.map { Reference(section.kind, $0.id) }
        }
        return pokedex.species.sorted { ($0.nationalNumber ?? .max, $0.id) < ($1.nationalNumber ?? .max, $1.id) }
            .map(\.reference)
    }
}
