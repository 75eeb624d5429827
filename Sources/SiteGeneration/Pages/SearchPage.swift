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
                "kinds": .list(
                    edition.map.sections.filter(\.hasEntries).map { section -> TemplateObject in
                        ["slug": .text(section.folder), "name": .text(words(.list, of: section))]
                    }
                ),
            ]
        )
    }
}
