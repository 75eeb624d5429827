import PokeModel
import Templating

/// The templates of all sorts of page, looked up once so that a theme that lacks one is told before anything is rendered.
struct Templates: Sendable {
    let languages: Template
    let notFound: Template
    let home: Template
    let species: Template
    let move: Template
    let ability: Template
    let item: Template
    let type: Template
    let entry: Template
    let speciesIndex: Template
    let typeChart: Template
    let compare: Template
    let stats: Template
    let search: Template
    let favorites: Template
    /// A row of the list of species.
    let card: Template
    let data: Template
    let status: Template
    let changes: Template
    let coverage: Template
    let lists: [Section: Template]

    init(_ library: TemplateLibrary) throws(TemplateError) {
        languages = try library.template(named: "pages/languages")
        notFound = try library.template(named: "pages/not-found")
        home = try library.template(named: "pages/home")
        species = try library.template(named: "pages/species")
        move = try library.template(named: "pages/move")
        ability = try library.template(named: "pages/ability")
        item = try library.template(named: "pages/item")
        type = try library.template(named: "pages/type")
        entry = try library.template(named: "pages/entry")
        speciesIndex = try library.template(named: "pages/species-index")
        typeChart = try library.template(named: "pages/type-chart")
        compare = try library.template(named: "pages/compare")
        stats = try library.template(named: "pages/stats")
        search = try library.template(named: "pages/search")
        favorites = try library.template(named: "pages/favorites")
        card = try library.template(named: "partials/card")
        data = try library.template(named: "pages/data")
        status = try library.template(named: "pages/status")
        changes = try library.template(named: "pages/changes")
        coverage = try library.template(named: "pages/coverage")
        var lists: [Section: Template] = [:]
        for section in Section.allCases {
            lists[section] = try library.template(named: section.listTemplate)
        }
        self.lists = lists
    }
}
