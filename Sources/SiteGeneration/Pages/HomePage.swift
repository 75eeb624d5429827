import PokeModel
import Templating

/// A language's home page.
struct HomePage {
    let edition: Edition

    var content: PageContent {
        let words = edition.words
        let summary = words(
            .summaryHome,
            ["species": words(.countPokemon, count: edition.pokedex.species.count)]
        )
        return PageContent(
            title: words(.titleSite, ["site": words(.siteName), "language": words.name]),
            description: summary,
            context: [
                "summary": .text(summary),
                "parade": edition.parade { edition.picture(of: $0) },
                "lists": .list(edition.map.mainSections.map { edition.tile(for: $0) }),
                "more": more,
                "types": edition.types(edition.pokedex.typeChart.types),
                "generations": generations,
            ]
        )
    }

    /// The lists that the navigation does not lead to: tiles for those with pages, links for those without; absent where
    /// there are none.
    private var more: TemplateValue {
        let sections = edition.map.sections.filter { !edition.map.mainSections.contains($0) }
        guard !sections.isEmpty else { return .absent }
        return [
            "tiles": .list(sections.filter(\.hasEntries).map { edition.tile(for: $0) }),
            "links": .list(
                sections.filter { !$0.hasEntries }.map { section in
                    edition.words.named(
                        Localized(edition.words(.list, of: section), edition.tag),
                        path: "\(section.folder)/"
                    )
                }
            ),
        ]
    }

    /// The generations, each with a link to the page of the list where it begins; absent without that list.
    private var generations: TemplateValue {
        let order = edition.order[.pokemon] ?? []
        guard !order.isEmpty else { return .absent }
        var rows: [TemplateObject] = []
        for generation in edition.pokedex.generations {
            let places = order.indices.filter { edition.pokedex.species[order[$0]]?.generation == generation.reference }
            guard let first = places.first, let last = places.last else { continue }
            let page = Page.list(.pokemon, number: first / Section.pokemon.rowsPerPage + 1)
            var row = edition.link(generation.reference)
            row["path"] = .text(page.folder(in: edition.pokedex))
            row["range"] = .text(
                edition.words(.range, ["first": number(order[first]), "last": number(order[last])])
            )
            rows.append(row)
        }
        return ["rows": .list(rows)]
    }

    private func number(_ species: Reference) -> String {
        edition.pokedex.species[species]?.nationalNumber.map(Edition.number) ?? ""
    }
}

extension Edition {
    /// A few varieties that greet on home pages: known ones, or the first where the data has none of those.
    func parade(_ show: (Reference) -> TemplateValue) -> TemplateValue {
        let known: [Int32] = [1, 4, 7, 25, 133, 152, 393]
        let chosen = known.compactMap { pokedex.species[id: $0] }
        let shown = chosen.isEmpty ? Array(pokedex.species.rows.prefix(known.count)) : chosen
        let pictures: [TemplateObject] = shown.compactMap(\.varieties.first).map { ["picture": show($0)] }
        return .list(pictures)
    }

    /// What a home page says of a section.
    func tile(for section: Section) -> TemplateObject {
        [
            "name": .text(words(.list, of: section)), "path": .text("\(section.folder)/"),
            "count": .text(words(.count, of: section, count: order[section]?.count ?? 0)),
        ]
    }
}
