import PokeModel
import Templating

/// The page that counts how much of the data is in the page's language, kind by kind.
struct CoveragePage {
    let edition: Edition

    /// The page's folder below that of the language.
    static let folder = "coverage/"

    var content: PageContent {
        let words = edition.words
        let rows = Kind.allCases.compactMap(row)
        let title = words(.coverageTitle)
        return PageContent(
            title: words(.titlePage, ["page": title, "site": words(.siteName)]),
            description: words(.describeCoverage, ["language": words.name]),
            context: [
                "heading": .text(title),
                "crumbs": [.object(words.named(Localized(words(.dataTitle), edition.tag), path: "data/"))],
                "summary": .text(words(.coverageSummary, ["language": words.name])),
                "rows": .list(rows),
            ]
        )
    }

    private func row(_ kind: Kind) -> TemplateObject? {
        let references = edition.pokedex.table(kind).rows.map { Reference(kind, $0.id) }
        let told = ToldLanguages(edition.pokedex)
        let names = references.map { Set(edition.pokedex.name(of: $0).entries.map(\.language)) }
        let texts = references.map(told.textLanguages)
        guard names.contains(where: { !$0.isEmpty }) else { return nil }
        return ["kind": .text(kind.slug), "names": share(names), "texts": share(texts)]
    }

    /// How many of the resources that have something have it in the language; absent where none has anything.
    private func share(_ languages: [Set<LanguageTag>]) -> TemplateValue {
        let all = languages.filter { !$0.isEmpty }
        guard !all.isEmpty else { return .absent }
        let own = all.count { $0.contains(edition.tag) }
        let words = edition.words
        // Rounded down, so that only what is whole says so.
        let percent = words(.percent, ["number": words.format.whole(own * 100 / all.count)])
        return [
            "own": .text(words.format.whole(own)), "all": .text(words.format.whole(all.count)),
            "percent": .text(percent), "isWhole": .flag(own == all.count),
        ]
    }
}
