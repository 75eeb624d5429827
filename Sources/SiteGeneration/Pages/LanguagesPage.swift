import PokeModel
import Templating

/// The page at the root: a choice of languages, each with ways into its edition.
struct LanguagesPage {
    let editions: [Edition]

    var content: PageContent {
        let first = editions[0]
        let names = editions.map(\.words.name).joined(separator: ", ")
        return PageContent(
            title: first.words(.siteName),
            description: "\(first.words(.siteName)): \(names)",
            context: [
                "parade": first.parade { first.picture(of: $0) },
                "choices": .list(editions.map(choice)),
            ]
        )
    }

    private func choice(_ edition: Edition) -> TemplateObject {
        let words = edition.words
        return [
            "tag": .text(edition.tag.description), "name": .text(words.name), "path": .text("\(edition.tag)/"),
            "summary": .text(
                words(.summaryHome, ["species": words(.countPokemon, count: edition.pokedex.species.count)])
            ),
            "links": .list(
                edition.map.mainSections.map { section -> TemplateObject in
                    ["name": .text(words(.list, of: section)), "path": .text("\(edition.tag)/\(section.folder)/")]
                }
            ),
        ]
    }
}
