public import Diagnostics

/// What one page says of itself and asks of others, and what is wrong inside it.
///
/// It is meant to be handed to ``SiteChecker/add(_:)`` soon: the checker keeps far less than this.
public struct PageFacts: Sendable {
    /// The page's path from the site's root.
    public let path: String
    /// Whether it was read to its end; where not, what is missing here says nothing.
    public internal(set) var isWhole = true
    /// The text of its `title`, trimmed.
    public internal(set) var title: String?
    /// The content of its `meta` description.
    public internal(set) var description: String?
    /// The language of its root element.
    public internal(set) var language: String?
    /// The address of its canonical link.
    public internal(set) var canonical: String?
    /// The file of the site that the canonical address leads to; nil for another site's.
    public internal(set) var canonicalPath: String?
    /// What it names as itself in languages.
    public internal(set) var alternates: [Alternate] = []
    /// Whether it asks search engines not to list it.
    public internal(set) var isUnlisted = false
    /// The addresses that it lists, where it is a sitemap.
    public internal(set) var listed: [String] = []
    /// How many `h1` elements it has.
    public internal(set) var mainHeadingCount = 0
    /// Whether it sends its reader on to another page.
    public internal(set) var isRedirect = false
    /// The places that a fragment can lead to, each once.
    public internal(set) var ids: [String] = []
    /// Its links to the site's own files and its faulty ones, each distinct one once.
    public internal(set) var links: [Link] = []
    /// What is wrong with it, in document order.
    public internal(set) var diagnostics: [Diagnostic] = []

    /// A page in a language, or `x-default`, by its file of the site.
    public struct Alternate: Sendable, Hashable {
        /// The language that it was named with.
        public let language: String
        /// Its path from the site's root.
        public let path: String
    }

    init(path: String) { self.path = path }
}
