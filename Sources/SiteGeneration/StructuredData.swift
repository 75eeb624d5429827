import JSON
import PokeModel
import Templating

/// What a page says of itself to programs, as [JSON-LD](https://www.w3.org/TR/json-ld11/) in the words of schema.org.
///
/// Addresses are whole where the site knows its own, else relative to the page, which JSON-LD allows.
struct StructuredData {
    /// The page; nil for the choice of languages.
    let page: Page?
    let content: PageContent
    let words: Strings
    /// The page's address.
    let address: String
    /// What stands before paths below the language's folder.
    let home: String
    /// What stands before paths below the root.
    let root: String

    /// The JSON, which HTML and XML take for the same text.
    var markup: Markup {
        var json = JSONWriter()
        json.object { thing in
            thing.member("@context", "https://schema.org")
            switch page {
            case nil, .home: site(&thing)
            case .data: dataset(&thing)
            default: document(&thing)
            }
        }
        return .embedded(json)
    }

    private func site(_ thing: inout JSONWriter) {
        thing.member("@type", "WebSite")
        thing.member("name", words(.siteName))
        thing.member("description", content.description)
        thing.member("url", address)
        if page != nil { thing.member("inLanguage", words.language.description) }
        thing.member("potentialAction") { action in
            action.member("@type", "SearchAction")
            action.member("target", "\(home)search/?q={search_term_string}")
            action.member("query-input", "required name=search_term_string")
        }
    }

    private func dataset(_ thing: inout JSONWriter) {
        thing.member("@type", "Dataset")
        thing.member("name", content.title)
        thing.member("description", content.description)
        thing.member("url", address)
        thing.member("license", "https://opensource.org/license/bsd-3-clause")
        thing.member("isAccessibleForFree", true)
        thing.member(
            "distribution",
            [("application/vnd.sqlite3", "pokedex.sqlite.gz"), ("application/json", "catalog.json")]
        ) {
            list,
            file in
            list.object { download in
                download.member("@type", "DataDownload")
                download.member("encodingFormat", file.0)
                download.member("contentUrl", "\(root)data/v1/\(file.1)")
            }
        }
    }

    private func document(_ thing: inout JSONWriter) {
        thing.member("@type", "WebPage")
        thing.member("name", content.title)
        thing.member("url", address)
        thing.member("inLanguage", words.language.description)
        thing.member("breadcrumb") { trail in
            trail.member("@type", "BreadcrumbList")
            let steps = [(words(.home), home)] + crumbs + [(content.title, address)]
            trail.member("itemListElement", steps.enumerated()) { list, step in
                list.object { item in
                    item.member("@type", "ListItem")
                    item.member("position", step.offset + 1)
                    item.member("name", step.element.0)
                    item.member("item", step.element.1)
                }
            }
        }
    }

    /// The way to the page, as its template shows it.
    private var crumbs: [(String, String)] {
        guard case .list(let crumbs)? = content.context["crumbs"] else { return [] }
        return crumbs.compactMap { crumb in
            guard case .object(let link) = crumb, case .text(let name)? = link["name"],
                case .text(let path)? = link["path"]
            else { return nil }
            return (name, home + path)
        }
    }
}

extension Markup {
    /// JSON as it can stand inside a page, which is read as HTML and as XML.
    static func embedded(_ json: JSONWriter) -> Markup {
        // The writer escapes `<`; XML also gives `&` a meaning, and forbids `]]>`.
        var html: [UInt8] = []
        html.reserveCapacity(json.bytes.count)
        for byte in json.bytes {
            switch byte {
            case UInt8(ascii: "&"): html += "\\u0026".utf8
            case UInt8(ascii: ">"): html += "\\u003e".utf8
            default: html.append(byte)
            }
        }
        return Markup(trusted: String(decoding: html, as: UTF8.self))
    }
}
