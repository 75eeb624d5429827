public import BuildSupport
public import ChangeReport
public import PokeModel
public import SearchIndex
import Templating

/// A whole site, ready to be rendered page by page.
///
/// Making one reads the theme, draws the art and looks up every name once. After that rendering is a pure function of the
/// site, so pages can be rendered from several tasks at once, in any order.
public struct Site: Sendable {
    /// Every page, sorted by path.
    public let routes: [Route]
    /// Every file beside the pages, sorted by path.
    public let files: [OutputFile]

    /// What the status pages say; to be set before those are rendered.
    public var report = StatusReport()

    let options: SiteOptions
    let pokedex: Pokedex
    let editions: [Edition]
    let frames: [Frame]
    /// What lists of species offer to filter by.
    let finders: [LanguageTag: TemplateObject]
    let templates: Templates
    let assets: Assets
    let downloads: Downloads
    let changes: ChangeHistory

    /// Prepares a site.
    ///
    /// `theme` and `editions` were made for the same options. Pages lead to those of `downloads` that concern them, and one tells of
    /// `changes`. Throws a ``SiteError`` where two pages would have one path.
    public init(
        pokedex: Pokedex,
        options: SiteOptions,
        theme: SiteTheme,
        editions: Editions,
        downloads: [Download] = [],
        changes: ChangeHistory = ChangeHistory()
    ) throws {
        self.options = options
        self.pokedex = pokedex
        templates = theme.templates
        self.downloads = Downloads(downloads)
        self.changes = changes
        var assets = theme.assets
        var finders: [LanguageTag: TemplateObject] = [:]
        for language in editions.prepared {
            try assets.add(language.index, of: language.edition.tag)
            try assets.add(ScriptStrings(words: language.edition.words))
            finders[language.edition.tag] = language.table.finder
            if !language.rows.isEmpty { try assets.add(language.table, rows: language.rows) }
            if !language.moves.isEmpty { try assets.add(language.moves, of: language.edition.tag) }
        }
        let editions = editions.prepared.map(\.edition)
        self.editions = editions
        self.finders = finders
        let aliases = Aliases(editions[0])
        try assets.add(aliases)
        self.assets = assets
        let written = Alternates(editions)
        frames = editions.indices.map {
            Frame(
                edition: $0,
                of: editions,
                options: options,
                assets: assets,
                source: pokedex.source,
                written: written
            )
        }
        let routes = try Self.routes(editions, pokedex: pokedex)
        self.routes = routes
        files = try
            (assets.files
            + RootFiles(
                options: options,
                assets: assets,
                editions: editions,
                changes: changes,
                aliases: aliases,
                written: written
            ).files(for: routes))
            .sorted { $0.path < $1.path }
    }

    /// The folders of the kinds whose resources have pages of their own, below that of the language.
    public var folders: [Kind: String] {
        let sections = editions.first?.map.sections.filter(\.hasEntries) ?? []
        return Dictionary(uniqueKeysWithValues: sections.map { ($0.kind, $0.folder) })
    }

    /// What search can find in a language; empty for a language that the site does not have.
    public func searchDocuments(in language: LanguageTag) -> [SearchDocument] {
        editions.first { $0.tag == language }?.searchDocuments() ?? []
    }

    private static func routes(_ editions: [Edition], pokedex: Pokedex) throws(SiteError) -> [Route] {
        var routes = try [
            Route("index.html", target: .languages),
            Route("404.html", isListed: false, target: .notFound),
        ]
        for (number, edition) in editions.enumerated() {
            var pages: [Page] = [.home, .typeChart, .compare, .stats, .search, .data, .status, .changes, .coverage]
            if edition.map.sections.contains(.pokemon) {
                pages += [.favorites] + SpeciesIndex.allCases.map(Page.speciesIndex)
            }
            for section in edition.map.sections {
                let entries = edition.order[section] ?? []
                let lists = max(1, (entries.count + section.rowsPerPage - 1) / section.rowsPerPage)
                pages += (1...lists).map { .list(section, number: $0) }
                if section.hasEntries { pages += entries.map { .entry(section, $0) } }
            }
            for page in pages {
                var resource: Reference?
                if case .entry(_, let reference) = page {
                    resource = reference
                    let slug = pokedex.slug(of: reference)
                    guard !slug.contains("/") else { throw .unsafePath(slug, page: "the page of \(reference)") }
                }
                routes.append(
                    try Route(
                        "\(edition.tag)/\(page.folder(in: pokedex))index.html",
                        language: edition.tag,
                        kind: page.section?.kind,
                        resource: resource,
                        target: .page(page, edition: number)
                    )
                )
            }
        }
        routes.sort()
        var seen: [String: Route] = [:]
        seen.reserveCapacity(routes.count)
        for route in routes {
            if let first = seen.updateValue(route, forKey: route.path.description.lowercased()) {
                throw .twoPages(path: first.path.description, first: first.title, second: route.title)
            }
        }
        return routes
    }
}

extension Route {
    init(
        _ path: String,
        language: LanguageTag? = nil,
        kind: Kind? = nil,
        resource: Reference? = nil,
        isListed: Bool = true,
        target: Target
    ) throws(SiteError) {
        guard let output = OutputPath(path) else {
            throw .unsafePath(path, page: resource?.description ?? "a page of the site")
        }
        self.path = output
        self.language = language
        self.kind = kind
        self.resource = resource
        self.isListed = isListed
        self.target = target
    }

    /// What errors call the page.
    var title: String { resource.map { "the page of \($0)" } ?? "the page \(path)" }
}
