/// The grammars of what a site has, as machines that are made when they are first needed.
final class Grammars {
    private lazy var markup = GrammarAutomaton(Self.markup)
    private lazy var sitemap = GrammarAutomaton(Self.sitemap)
    private lazy var feed = GrammarAutomaton(Self.feed)

    /// The rules that a grammar is behind.
    static let rules: Set = [
        "wrong-namespace", "unknown-element", "misplaced-element", "misplaced-text", "incomplete-element",
        "unknown-attribute", "missing-attribute", "attribute-value",
    ]

    static let markup = read(PackageResources.markup_rnc, "markup")
    static let sitemap = read(PackageResources.sitemap_rnc, "sitemap")
    static let feed = read(PackageResources.feed_rnc, "feed")

    private static func read(_ bytes: [UInt8], _ name: String) -> Grammar {
        do {
            return try Grammar(String(decoding: bytes, as: UTF8.self))
        } catch {
            // The grammars are our own, and part of the program.
            preconditionFailure("\(name).rnc:\(error.line): \(error.message)")
        }
    }

    /// The check of a document that begins with `root`; nil for XML of a sort that there is no grammar for.
    ///
    /// Notes a root element that is in a namespace other than the one that its readers look for.
    func visit(of root: StartTag, in page: inout PageContext) -> GrammarVisit? {
        let name = String(cString: root.spelling)
        let namespace = root.namespace.map { String(cString: $0) } ?? ""
        let (automaton, start, expected): (GrammarAutomaton, String, [String])
        switch DocumentSort(page.path) {
        case .page: (automaton, start, expected) = (markup, "html", ["", "http://www.w3.org/1999/xhtml"])
        case .picture: (automaton, start, expected) = (markup, "svg", ["http://www.w3.org/2000/svg"])
        case .otherXML, nil:
            if name == "urlset" || name == "sitemapindex" {
                (automaton, start, expected) = (sitemap, "start", ["http://www.sitemaps.org/schemas/sitemap/0.9"])
            } else if name == "feed" {
                (automaton, start, expected) = (feed, "start", ["http://www.w3.org/2005/Atom"])
            } else {
                return nil
            }
        }
        if !expected.contains(namespace) {
            let wanted = expected.last ?? ""
            page.reportTag(
                rule: "wrong-namespace",
                "the root element \(name) is in \(namespace.isEmpty ? "no namespace" : "the namespace \(namespace)"); "
                    + "readers look for \(wanted)"
            )
        }
        guard let state = automaton.start(start) else { preconditionFailure("the grammar defines no \(start)") }
        return GrammarVisit(automaton, start: state)
    }
}
