import PokeModel
import Templating

/// One page of a section's list.
struct ListPage {
    let section: Section
    let number: Int
    let edition: Edition

    init(_ section: Section, number: Int, edition: Edition) {
        self.section = section
        self.number = number
        self.edition = edition
    }

    var content: PageContent {
        let words = edition.words
        let entries = edition.order[section] ?? []
        let start = (number - 1) * section.rowsPerPage
        let rows = entries[min(start, entries.count)..<min(start + section.rowsPerPage, entries.count)]
        let title = words(section.phrases.list)
        let heading =
            number == 1 ? title : words(.listPage, ["list": title, "page": words.format.whole(number)])
        let summary = words(section.phrases.summary, ["count": words(section.phrases.count, count: entries.count)])
        return PageContent(
            title: words(.titlePage, ["page": heading, "site": words(.siteName)]),
            description: number == 1
                ? summary : words(.describePage, ["summary": summary, "page": words.format.whole(number)]),
            context: [
                "crumbs": number == 1
                    ? [] : [.object(words.named(Localized(title, edition.tag), path: "\(section.folder)/"))],
                "heading": .text(heading),
                "caption": .text(heading),
                "summary": .text(summary),
                "leveled": false,
                "rows": .list(rows.map(row)),
                "finder": section == .pokemon && number == 1
                    ? .object(SpeciesTable(edition).finder) : .absent,
                "pages": pages(of: (entries.count + section.rowsPerPage - 1) / section.rowsPerPage),
            ]
        )
    }

    private func row(_ reference: Reference) -> TemplateObject {
        let pokedex = edition.pokedex
        switch section {
        case .pokemon: return edition.card(reference)
        case .move: return ["move": .object(edition.moveRow(reference))]
        case .ability:
            return [
                "ability": .object(edition.link(reference)),
                "effect": pokedex.abilities[reference].map(edition.summary) ?? .absent,
            ]
        case .item:
            return [
                "item": .object(edition.link(reference)),
                "category": pokedex.items[reference]?.category.map { .object(edition.link($0)) } ?? .absent,
                "effect": pokedex.items[reference].map(edition.summary) ?? .absent,
            ]
        case .type:
            let count = pokedex.types[reference]?.pokemon.count ?? 0
            return edition.link(reference).merging([
                "slug": .text(pokedex.slug(of: reference)),
                "count": .text(edition.words(.countPokemon, count: count)),
            ])
        case .nature: return nature(reference)
        }
    }

    private func nature(_ reference: Reference) -> TemplateObject {
        let nature = edition.pokedex.natures[reference]
        func link(_ reference: Reference?) -> TemplateValue { reference.map { .object(edition.link($0)) } ?? .absent }
        return edition.link(reference).merging([
            "raises": link(nature?.increasedStat), "lowers": link(nature?.decreasedStat),
            "likes": link(nature?.likesFlavor), "hates": link(nature?.hatesFlavor),
        ])
    }

    /// The steps to other pages of the list: the first, the last, and those near this one; absent where there is one page.
    private func pages(of count: Int) -> TemplateValue {
        guard count > 1 else { return .absent }
        func path(_ number: Int) -> TemplateValue {
            (1...count).contains(number)
                ? .text(Page.list(section, number: number).folder(in: edition.pokedex)) : .absent
        }
        var steps: [TemplateObject] = []
        var last = 0
        for page in 1...count where page == 1 || page == count || abs(page - number) <= 2 {
            if page > last + 1 { steps.append(["path": .absent, "number": .absent, "current": false]) }
            steps.append(["path": path(page), "number": .number(page), "current": .flag(page == number)])
            last = page
        }
        return ["previous": path(number - 1), "next": path(number + 1), "steps": .list(steps)]
    }
}
