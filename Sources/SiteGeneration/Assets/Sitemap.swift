import BuildSupport

/// The [sitemap](https://www.sitemaps.org/protocol.html): an index and parts of at most 50,000 addresses.
struct Sitemap {
    let baseURL: String
    /// How many addresses a part has at most.
    var partSize = 50_000

    private static let schema = "http://www.sitemaps.org/schemas/sitemap/0.9"

    /// The index and its parts.
    func files(for routes: [Route]) throws(SiteError) -> [OutputFile] {
        let addresses = routes.filter(\.isListed).map { baseURL + Self.folder(of: $0.path.description) }
        var files: [OutputFile] = []
        var index = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<sitemapindex xmlns=\"\(Self.schema)\">\n"
        for (number, start) in stride(from: 0, to: addresses.count, by: partSize).enumerated() {
            let name = "sitemap-\(number + 1).xml"
            var part = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<urlset xmlns=\"\(Self.schema)\">\n"
            for address in addresses[start..<min(start + partSize, addresses.count)] {
                part += "<url><loc>\(Self.escaped(address))</loc></url>\n"
            }
            files.append(try file(name, part + "</urlset>\n"))
            index += "<sitemap><loc>\(Self.escaped(baseURL + name))</loc></sitemap>\n"
        }
        files.append(try file("sitemap.xml", index + "</sitemapindex>\n"))
        return files
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
