import PokeModel
import Templating

/// The page of an index of all species.
struct SpeciesIndexPage {
    let index: SpeciesIndex
    let edition: Edition

    init(_ index: SpeciesIndex, edition: Edition) {
        self.index = index
        self.edition = edition
    }

    var content: PageContent {
        let words = edition.words
        let title = words(index.title)
        let groups = index.groups(in: edition)
        return PageContent(
            title: words(.titlePage, ["page": title, "site": words(.siteName)]),
            description: words(index.description),
            context: [
                "crumbs": [
                    .object(
                        words.named(
                            Localized(words(.list, of: .pokemon), edition.tag),
                            path: "\(Section.pokemon.folder)/"
                        )
                    )
                ],
                "heading": .text(title),
                "orders": edition.orders(current: .speciesIndex(index)),
                "groups": .list(groups.map(group)),
            ]
        )
    }

    private func group(_ group: SpeciesIndex.Group) -> TemplateObject {
        let heading: TemplateObject
        var type: TemplateValue = .absent
        switch group.heading {
        case .resource(let reference):
            heading = edition.link(reference)
            if reference.kind == .type { type = edition.type(reference) }
        case .letter(let letter): heading = edition.words.plain(letter)
        case .all: heading = edition.words.plain(edition.words(index.title))
        }
        return heading.merging([
            "id": .text(group.id), "type": type,
            "count": .text(edition.words.format.whole(group.entries.count)),
            "rows": .list(group.entries.map(row)),
        ])
    }

    private func row(_ reference: Reference) -> TemplateObject {
        let species = edition.pokedex.pokemon[reference]?.species ?? reference
        let number = edition.pokedex.species[species]?.nationalNumber.map(Edition.number)
        return edition.link(reference).merging(["note": .text(orAbsent: number)])
    }
}

extension Edition {
    /// The ways to see all species in an order, for the partial `orders`; absent where the site has no pages of them.
    func orders(current: Page) -> TemplateValue {
        guard map.sections.contains(.pokemon) else { return .absent }
        let pages = [Page.list(.pokemon, number: 1)] + SpeciesIndex.allCases.map(Page.speciesIndex)
        let steps = pages.map { page -> TemplateObject in
            let title: Phrase = if case .speciesIndex(let index) = page { index.title } else { .listByNumber }
            return [
                "name": .text(words(title)), "path": .text(page.folder(in: pokedex)), "current": .flag(page == current),
            ]
        }
        return ["steps": .list(steps)]
    }
}
