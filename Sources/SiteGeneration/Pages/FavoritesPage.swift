import PokeModel
import Templating

/// The page of the species that a reader has starred, which the browser fills.
struct FavoritesPage {
    let edition: Edition
    /// What ``SpeciesTable`` offers to filter by.
    let finder: TemplateObject

    var content: PageContent {
        let words = edition.words
        let title = words(.favorites)
        return PageContent(
            title: words(.titlePage, ["page": title, "site": words(.siteName)]),
            description: words(.describeFavorites),
            context: ["heading": .text(title), "crumbs": [], "finder": .object(finder)]
        )
    }
}
