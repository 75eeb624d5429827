import BuildSupport
import PokeModel

/// The [sitemap](https://www.sitemaps.org/protocol.html): an index and parts of at most 50,000 addresses, those of a page in
/// other languages included.
///
/// Each page that is written in several languages names itself in all of them.
struct Sitemap {
    let baseURL: String
    /// Which pages are written in which languages.
    var written = Alternates([])
    /// How many addresses a part has at most.
    var partSize = 50_000

    private static let schema = "http://www.sitemaps.org/schemas/sitemap/0.9"

    /// The index and its parts.
    func files(for routes: [Route]) throws(SiteError) -> [OutputFile] {
        let listed = routes.filter(\.isListed)
        let partSize = max(1, partSize / max(1, written.languages.count))
        var files: [OutputFile] = []
        var index = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<sitemapindex xmlns=\"\(Self.schema)\">\n"
        for (number, start) in stride(from: 0, to: listed.count, by: partSize).enumerated() {
            let name = "sitemap-\(number + 1).xml"
            var part =
                "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<urlset xmlns=\"\(Self.schema)\" xmlns:xhtml=\"http://www.w3.org/1999/xhtml\">\n"
            for route in listed[start..<min(start + partSize, listed.count)] {
                let address = baseURL + Self.folder(of: route.path.description)
                part += "<url><loc>\(Self.escaped(address))</loc>\(alternates(of: route))</url>\n"
            }
            files.append(try file(name, part + "</urlset>\n"))
            index += "<sitemap><loc>\(Self.escaped(baseURL + name))</loc></sitemap>\n"
        }
        files.append(try file("sitemap.xml", index + "</sitemapindex>\n"))
        return files
    }

    /// The page in each language that it is written in; empty where that is one alone, or another than the route's.
    private func alternates(of route: Route) -> String {
        guard case .page(let page, _) = route.target, let language = route.language else { return "" }
        let tags = written.languages(of: page)
        guard tags.count > 1, tags.contains(language) else { return "" }
        let path = Self.folder(of: route.path.description).dropFirst(language.description.count)
        return tags.map { tag in
            let address = Self.escaped("\(baseURL)\(tag)\(path)")
            return "<xhtml:link rel=\"alternate\" hreflang=\"\(tag)\" href=\"\(address)\"/>"
        }.joined()
    }

    private func file(_ path: String, _ text: String) throws(SiteError) -> OutputFile {
        guard let output = OutputPath(path) else { throw .unsafePath(path, page: "the sitemap") }
        return OutputFile(output, Array(text.utf8))
    }

    /// A page's address as it is linked: the folder of an `index.html`.
    private static func folder(of path: String) -> String {
        path.hasSuffix("index.html") ? String(path.dropLast("index.html".count)) : path
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    }
}
