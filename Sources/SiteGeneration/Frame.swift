import PokeModel
import Templating

/// What is around the content of every page of an edition: head, header and footer.
struct Frame: Sendable {
    /// What all pages of the edition share.
    let shared: TemplateObject

    private let edition: Int
    private let languages: [(tag: LanguageTag, name: String)]
    private let baseURL: String?
    private let hasCopies: Bool
    private let written: Alternates
    private let words: Strings
    private let card: String
    private let navigation: [Section?: TemplateValue]

    /// Where a page stands.
    enum Place {
        /// The choice of languages, at the root.
        case languages
        /// A page of the edition.
        case page(Page)
    }

    init(
        edition number: Int,
        of editions: [Edition],
        options: SiteOptions,
        assets: Assets,
        source: Source,
        written: Alternates
    ) {
        let edition = editions[number]
        self.written = written
        words = edition.words
        card = assets.card
        self.edition = number
        languages = editions.map { ($0.tag, $0.words.name) }
        baseURL = options.baseURL
        hasCopies = options.sprites == .mirror
        var navigation: [Section?: TemplateValue] = [:]
        for current in [nil] + edition.map.sections.map(Optional.init) {
            navigation[current] = .list(
                edition.map.mainSections.map { section -> TemplateObject in
                    [
                        "name": .text(edition.words(.list, of: section)), "path": .text("\(section.folder)/"),
                        "current": section == current ? "true" : .absent,
                    ]
                }
            )
        }
        self.navigation = navigation
        shared = [
            "t": .object(edition.words.templateObject),
            "language": .text(edition.tag.description),
            "assets": .object(assets.templateObject(for: edition.tag)),
            "favorites": edition.map.sections.contains(.pokemon)
                ? .text(Page.favorites.folder(in: edition.pokedex)) : .absent,
            "orders": edition.orders(current: .home),
            "hasMore": .flag(edition.map.sections.count > edition.map.mainSections.count),
            "policy": .text(assets.policy),
            "bootScript": .markup(assets.bootScript),
            "source": [
                "date": .text(orAbsent: source.date),
                "day": .text(orAbsent: source.date.map(edition.words.settings.dates.day)),
                "hash": .text(orAbsent: source.hash),
            ],
        ]
    }

    /// What is around one page.
    func context(for place: Place, content: PageContent, pokedex: Pokedex) -> TemplateObject {
        let folder: String
        let root: String
        let home: String
        var section: Section?
        switch place {
        case .languages:
            folder = ""
            root = "./"
            home = "./\(languages[edition].tag)/"
        case .page(let page):
            folder = page.folder(in: pokedex)
            let depth = folder.utf8.count { $0 == UInt8(ascii: "/") }
            home = depth == 0 ? "./" : String(repeating: "../", count: depth)
            root = String(repeating: "../", count: depth + 1)
            section = page.section
        }
        let page: Page? = if case .page(let page) = place { page } else { nil }
        let isChoice = page == nil
        let address = isChoice ? "" : "\(languages[edition].tag)/\(folder)"
        let data = StructuredData(
            page: page,
            content: content,
            words: words,
            address: (baseURL ?? root) + address,
            home: baseURL.map { "\($0)\(languages[edition].tag)/" } ?? home,
            root: baseURL ?? root
        )
        return [
            "title": .text(content.title),
            "description": .text(content.description),
            "root": .text(root),
            "home": .text(home),
            "media": .text(hasCopies ? root : ""),
            "canonical": .text(orAbsent: baseURL.map { $0 + address }),
            "card": .text(orAbsent: baseURL.map { $0 + card }),
            "structuredData": .markup(data.markup),
            "alternates": .list(alternates(of: page, at: folder, from: baseURL ?? root)),
            "editions": .list(
                languages.enumerated().map { place, language -> TemplateObject in
                    [
                        "tag": .text(language.tag.description), "name": .text(language.name),
                        "path": .text("\(language.tag)/\(folder)"), "current": .flag(!isChoice && place == edition),
                    ]
                }
            ),
            "sections": navigation[section] ?? .list([TemplateValue]()),
        ]
    }

    /// The page in each language that it is written in, and for readers of none of them.
    ///
    /// Of the home pages the latter is the choice of languages. None for a page that itself falls back to another language.
    private func alternates(of page: Page?, at folder: String, from root: String) -> [TemplateObject] {
        let tags = page.map(written.languages) ?? languages.map(\.tag)
        guard page == nil || tags.contains(languages[edition].tag) else { return [] }
        func alternate(_ tag: String, _ path: String) -> TemplateObject {
            ["tag": .text(tag), "address": .text(root + path)]
        }
        let fallback = folder.isEmpty ? "" : "\(tags[0])/\(folder)"
        return tags.map { alternate($0.description, "\($0)/\(folder)") } + [
            alternate("x-default", fallback)
        ]
    }
}
