import PokeModel
import Templating

extension Site {
    /// The template of a page.
    func template(of page: Page) -> Template {
        switch page {
        case .home: templates.home
        case .list(let section, _): templates.lists[section] ?? templates.home
        case .entry(let section, _): template(ofEntriesIn: section)
        case .speciesIndex: templates.speciesIndex
        case .typeChart: templates.typeChart
        case .compare: templates.compare
        case .stats: templates.stats
        case .search: templates.search
        case .favorites: templates.favorites
        case .data: templates.data
        case .status: templates.status
        case .coverage: templates.coverage
        case .changes: templates.changes
        }
    }

    private func template(ofEntriesIn section: Section) -> Template {
        switch section {
        case .pokemon: templates.species
        case .move: templates.move
        case .ability: templates.ability
        case .item: templates.item
        case .type: templates.type
        default: templates.entry
        }
    }

    /// What a page says.
    func content(of page: Page, in edition: Edition) -> PageContent {
        switch page {
        case .home: HomePage(edition: edition).content
        case .list(let section, let number):
            ListPage(section, number: number, edition: edition, finder: finders[edition.tag] ?? [:]).content
        case .entry(let section, let reference): entry(reference, of: section, in: edition)
        case .speciesIndex(let index): SpeciesIndexPage(index, edition: edition).content
        case .typeChart: TypeChartPage(edition: edition).content
        case .compare: ComparePage(edition: edition, downloads: downloads).content
        case .stats: StatRanking(edition: edition).content
        case .search: SearchPage(edition: edition).content
        case .favorites: FavoritesPage(edition: edition, finder: finders[edition.tag] ?? [:]).content
        case .data: DataPage(edition: edition, downloads: downloads).content
        case .status: StatusPage(edition: edition, report: report).content
        case .coverage: CoveragePage(edition: edition).content
        case .changes: ChangesPage(edition: edition, history: changes, downloads: downloads).content
        }
    }

    private func entry(_ reference: Reference, of section: Section, in edition: Edition) -> PageContent {
        var content: PageContent
        if let species = pokedex.species[reference] {
            content = SpeciesPage(species, edition: edition).content
        } else if let move = pokedex.moves[reference] {
            content = MovePage(move, edition: edition).content
        } else if let ability = pokedex.abilities[reference] {
            content = AbilityPage(ability, edition: edition).content
        } else if let item = pokedex.items[reference] {
            content = ItemPage(item, edition: edition).content
        } else if let type = pokedex.types[reference] {
            content = TypePage(type, edition: edition).content
        } else if let resource = pokedex.presented(reference) {
            var page = EntryContent(edition: edition)
            resource.describe(on: &page)
            content = page.page(of: reference)
        } else {
            preconditionFailure("a route leads to \(reference), which has no page")
        }
        content.context = content.context.merging(edition.surroundings(of: reference, in: section))
        content.context["json"] = .text(orAbsent: downloads.json(of: reference, slug: pokedex.slug(of: reference)))
        return content
    }
}

extension Edition {
    /// What all pages of single resources have around what they say: the way here, and the neighbours in the list.
    func surroundings(of reference: Reference, in section: Section) -> TemplateObject {
        let entries = order[section] ?? []
        let place = positions[reference]
        func neighbour(_ step: Int) -> TemplateValue {
            guard let place, entries.indices.contains(place + step) else { return .absent }
            let other = entries[place + step]
            guard section != .pokemon else { return .object(card(other)) }
            return .object(link(other).merging(["number": .absent, "picture": .absent]))
        }
        return [
            "crumbs": [.object(words.named(Localized(words(.list, of: section), tag), path: "\(section.folder)/"))],
            "previous": neighbour(-1),
            "next": neighbour(1),
        ]
    }
}
