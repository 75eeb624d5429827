import PokeModel
import Templating

extension Site {
    /// The template of a page and what it says.
    func content(of page: Page, in edition: Edition) -> (Template, PageContent) {
        switch page {
        case .home: (templates.home, HomePage(edition: edition).content)
        case .list(let section, let number):
            (
                templates.lists[section] ?? templates.home,
                ListPage(section, number: number, edition: edition, finder: finders[edition.tag] ?? [:]).content
            )
        case .entry(let section, let reference): entry(reference, of: section, in: edition)
        case .speciesIndex(let index):
            (templates.speciesIndex, SpeciesIndexPage(index, edition: edition).content)
        case .typeChart: (templates.typeChart, TypeChartPage(edition: edition).content)
        case .compare: (templates.compare, ComparePage(edition: edition, downloads: downloads).content)
        case .stats: (templates.stats, StatRanking(edition: edition).content)
        case .search: (templates.search, SearchPage(edition: edition).content)
        case .favorites:
            (templates.favorites, FavoritesPage(edition: edition, finder: finders[edition.tag] ?? [:]).content)
        case .data: (templates.data, DataPage(edition: edition, downloads: downloads).content)
        case .status: (templates.status, StatusPage(edition: edition, report: report).content)
        case .coverage: (templates.coverage, CoveragePage(edition: edition).content)
        case .changes:
            (templates.changes, ChangesPage(edition: edition, history: changes, downloads: downloads).content)
        }
    }

    private func entry(_ reference: Reference, of section: Section, in edition: Edition) -> (Template, PageContent) {
        let template: Template
        var content: PageContent
        if let species = pokedex.species[reference] {
            (template, content) = (templates.species, SpeciesPage(species, edition: edition).content)
        } else if let move = pokedex.moves[reference] {
            (template, content) = (templates.move, MovePage(move, edition: edition).content)
        } else if let ability = pokedex.abilities[reference] {
            (template, content) = (templates.ability, AbilityPage(ability, edition: edition).content)
        } else if let item = pokedex.items[reference] {
            (template, content) = (templates.item, ItemPage(item, edition: edition).content)
        } else if let type = pokedex.types[reference] {
            (template, content) = (templates.type, TypePage(type, edition: edition).content)
        } else if let resource = pokedex.presented(reference) {
            var page = EntryContent(edition: edition)
            resource.describe(on: &page)
            (template, content) = (templates.entry, page.page(of: reference))
        } else {
            preconditionFailure("a route leads to \(reference), which has no page")
        }
        content.context = content.context.merging(edition.surroundings(of: reference, in: section))
        content.context["json"] = .text(orAbsent: downloads.json(of: reference, slug: pokedex.slug(of: reference)))
        return (template, content)
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
