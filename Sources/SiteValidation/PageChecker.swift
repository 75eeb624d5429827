/// Checks pages one after the other, in memory, and gives the facts that the whole site is checked with.
///
/// It owns a parser: use one checker for each task. The same bytes at the same path give the same facts.
public final class PageChecker {
    private let parser = MarkupParser()
    private let htmlParser: HTMLMarkupParser?
    private let grammars = Grammars()
    private let seen = SeenTexts()
    private let baseURL: String?

    /// Creates a checker of pages in a syntax; absolute addresses below `baseURL`, which ends in `/`, are taken for the site's own.
    public init(syntax: PageSyntax = .xml, baseURL: String? = nil) {
        htmlParser = syntax == .html ? HTMLMarkupParser() : nil
        precondition(baseURL?.hasSuffix("/") ?? true, "a base URL ends in a slash")
        self.baseURL = baseURL
    }

    /// Checks the document at `path`: a page of HTML, or any other XML by its extension.
    ///
    /// Pages, pictures (`.svg`), sitemaps and feeds (`.xml`) are held to their grammars. Any other XML must be well formed,
    /// and its ids can be linked to; the rules of pages are only for pages.
    public func check(_ bytes: UnsafeRawBufferPointer, at path: String) -> PageFacts {
        if let htmlParser, DocumentSort(path) == .page {
            // The tree of a forgiving parser is not the document's: no grammar is for it.
            var visit = PageVisit(path: path, bytes: bytes, grammars: nil, seen: seen, baseURL: baseURL)
            if let error = MarkupError(inEncodingOf: bytes, limit: MarkupParser.maximumBytes) {
                return visit.facts(after: [error])
            }
            let errors = htmlParser.parse(bytes, into: &visit)
            // What we refuse ourselves ended the reading.
            if let refusal = errors.first(where: { $0.code == 0 }) { return visit.facts(after: [refusal]) }
            return visit.facts(forgiving: errors)
        }
        var visit = PageVisit(path: path, bytes: bytes, grammars: grammars, seen: seen, baseURL: baseURL)
        let errors = parser.parse(bytes, into: &visit)
        return visit.facts(after: errors)
    }

    /// What is told of a document that is too large to be read.
    func refusal(of path: String, byteCount: Int) -> PageFacts {
        var visit = PageVisit(
            path: path,
            bytes: UnsafeRawBufferPointer(start: nil, count: 0),
            grammars: nil,
            baseURL: nil
        )
        return visit.facts(after: [.tooLarge(byteCount, limit: MarkupParser.maximumBytes)])
    }

    /// Checks the document at `path`.
    public func check(_ bytes: [UInt8], at path: String) -> PageFacts {
        bytes.withUnsafeBytes { check($0, at: path) }
    }

    /// Whether a file is a document that a checker reads.
    public static func isDocument(_ path: String) -> Bool { DocumentSort(path) != nil }
}

/// How a site's pages are written.
public enum PageSyntax: Sendable {
    /// As XML that is HTML too, as pokebuild writes them: held to a grammar.
    case xml
    /// As any HTML, which browsers and this program's parser repair where they must.
    case html
}

/// What a document is, as its name tells.
enum DocumentSort {
    case page, picture, otherXML

    /// Nil for a file that is no document of markup.
    init?(_ path: String) {
        if path.hasSuffix(".html") || path.hasSuffix(".htm") || path.hasSuffix(".xhtml") {
            self = .page
        } else if path.hasSuffix(".svg") {
            self = .picture
        } else if path.hasSuffix(".xml") {
            self = .otherXML
        } else {
            return nil
        }
    }
}
