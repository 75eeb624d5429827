import PokeModel
import Templating

/// One page of a section's list.
struct ListPage {
    let section: Section
    let number: Int
    let edition: Edition
    /// What ``SpeciesTable`` offers to filter species by.
    let finder: TemplateObject

    init(_ section: Section, number: Int, edition: Edition, finder: TemplateObject) {
        self.section = section
        self.number = number
        self.edition = edition
        self.finder = finder
    }

    var content: PageContent {
        let words = edition.words
        let entries = edition.order[section] ?? []
        let start = (number - 1) * section.rowsPerPage
        let rows = entries[min(start, entries.count)..<min(start + section.rowsPerPage, entries.count)]
        let title = words(.list, of: section)
        let heading =
            number == 1 ? title : words(.listPage, ["list": title, "page": words.format.whole(number)])
        let count = words(.count, of: section, count: entries.count)
        let summary = section.summary.map { words($0, ["count": count]) } ?? count
        return PageContent(
            title: words(.titlePage, ["page": heading, "site": words(.siteName)]),
            description: description(summary, of: rows, heading),
            context: [
                "crumbs": number == 1
                    ? [] : [.object(words.named(Localized(title, edition.tag), path: "\(section.folder)/"))],
                "heading": .text(heading),
                "caption": .text(heading),
                "summary": .text(summary),
                "classes": section == .move ? edition.classes(of: rows) : .absent,
                "orders": section == .pokemon ? edition.orders(current: .list(section, number: 1)) : .absent,
                "grid": section == .nature && number == 1 ? NatureGrid(edition: edition).value : .absent,
                "rows": .list(section.isGeneric ? [] : rows.map(row)),
                "table": section.isGeneric ? .object(table(of: rows, title)) : .absent,
                "letters": LetterIndex(entries, of: section, in: edition).object,
                "finder": section == .pokemon && number == 1 ? .object(finder) : .absent,
                "pages": pages(of: (entries.count + section.rowsPerPage - 1) / section.rowsPerPage),
            ]
        )
    }

    /// What is on the page: the list's summary, or the first of the page's names.
    ///
    /// No two pages of a list say the same.
    private func description(_ summary: String, of rows: ArraySlice<Reference>, _ heading: String) -> String {
        let words = edition.words
        if section.summary == nil {
            let names = words.list(rows.prefix(8).map { edition.name($0).text })
            return words(.describeNames, ["list": heading, "names": names])
        }
        return number == 1
            ? summary : words(.describePage, ["summary": summary, "page": words.format.whole(number)])
    }

    /// The rows of a kind that says itself what they show.
    private func table(of references: ArraySlice<Reference>, _ caption: String) -> TemplateObject {
        let words = edition.words
        let resources = references.compactMap(edition.pokedex.presented)
        let columns = resources.first.map { type(of: $0).columns } ?? []
        let rows = resources.map { resource -> TemplateObject in
            let reference = Reference(section.kind, resource.id)
            // A row without a page is what links lead to.
            return section.hasEntries
                ? edition.row(edition.link(reference), resource.cells(in: edition))
                : edition.row(edition.label(reference), id: resource.slug, resource.cells(in: edition))
        }
        let labels = ([.kind(section.kind)] + columns).map { $0.object(in: words) }
        return edition.table(Localized(caption, edition.tag), under: "on-list", labels, rows)
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
        default: return nature(reference)
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
