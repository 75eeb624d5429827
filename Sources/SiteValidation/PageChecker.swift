/// Checks pages one after the other, in memory, and gives the facts that the whole site is checked with.
///
/// It owns a parser: use one checker for each task. The same bytes at the same path give the same facts.
public final class PageChecker {
    private let parser = MarkupParser()
    private let baseURL: String?

    /// Creates a checker; absolute addresses below `baseURL`, which ends in `/`, are taken for the site's own.
    public init(baseURL: String? = nil) {
        precondition(baseURL?.hasSuffix("/") ?? true, "a base URL ends in a slash")
        self.baseURL = baseURL
    }

    /// Checks the document at `path`: a page of HTML, or any other XML by its extension.
    ///
    /// Other XML (`.svg`, `.xml`) must be well formed, and its ids can be linked to; the rules of pages are not for it.
    public func check(_ bytes: UnsafeRawBufferPointer, at path: String) -> PageFacts {
        var visit = PageVisit(path: path, isPage: !Self.isOtherXML(path), baseURL: baseURL)
        let errors = parser.parse(bytes, into: &visit)
        return visit.facts(after: errors)
    }

    /// Checks the document at `path`.
    public func check(_ bytes: [UInt8], at path: String) -> PageFacts {
        bytes.withUnsafeBytes { check($0, at: path) }
    }

    /// Whether a file is a document that a checker reads.
    public static func isDocument(_ path: String) -> Bool {
        path.hasSuffix(".html") || path.hasSuffix(".htm") || path.hasSuffix(".xhtml") || isOtherXML(path)
    }

    private static func isOtherXML(_ path: String) -> Bool { path.hasSuffix(".svg") || path.hasSuffix(".xml") }
}
