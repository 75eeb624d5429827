import PokeModel
import Templating

/// The page that search answers on.
struct SearchPage {
    let edition: Edition

    var content: PageContent {
        let words = edition.words
        let title = words(.search)
        return PageContent(
            title: words(.titlePage, ["page": title, "site": words(.siteName)]),
            description: words(.describeSearch),
            context: [
                "heading": .text(title),
                "crumbs": [],
                "lists": .list(edition.map.mainSections.map { edition.tile(for: $0) }),
                "facets": .list(facets),
            ]
        )
    }

    /// What answers can be narrowed by: all that there can be; the browser shows what there is in an answer.
    private var facets: [TemplateObject] {
        let words = edition.words
        let pokedex = edition.pokedex
        func option(_ value: String, _ name: Localized) -> TemplateObject {
            words.named(name).merging(["value": .text(value)])
        }
        return [
            [
                "key": "kinds", "field": "kind", "label": .text(words(.searchKinds)),
                "options": .list(
                    edition.map.sections.filter(\.hasEntries).map { section in
                        option(section.folder, Localized(words(.kind, of: section), edition.tag))
                    }
                ),
            ],
            [
                "key": "types", "field": "type", "label": .text(words(.moveType)),
                "options": .list(
                    pokedex.typeChart.types.map { option(pokedex.slug(of: $0), edition.name($0)) }
                ),
            ],
            [
                "key": "generations", "field": "gen",
                "label": .text(Section(.generation).map { words(.kind, of: $0) } ?? ""),
                "options": .list(
                    pokedex.generations.map { option(String($0.id), edition.name($0.reference)) }
                ),
            ],
        ]
    }
}
