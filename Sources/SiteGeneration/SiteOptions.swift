public import BuildSupport
public import PokeModel

/// What a site is to be like.
public struct SiteOptions: Sendable {
    /// Where pictures of pokemon and items, and cries, come from.
    public enum Sprites: Sendable {
        /// The pages name PokeAPI's own pictures, above creatures of our drawing that show until those are there.
        case link
        /// The pages show copies that are published with them; what has none is drawn.
        case mirror
        /// The pages have only creatures of our own drawing, and no cries.
        case none
    }

    /// The languages of the pages, the one that readers get without asking first; at least one.
    public var languages: [LanguageTag]
    /// The API's kinds that get pages; nil for all that can have them.
    ///
    /// Species, their varieties and their forms share pages, which are made when any of the three is among them.
    public var kinds: Set<Kind>?
    /// The site's public address, ending in a slash; nil where it is not known.
    ///
    /// Without it there are no canonical addresses, and no sitemap, which knows only whole ones.
    public var baseURL: String?
    /// Where pictures come from.
    public var sprites: Sprites

    /// Joins the options.
    public init(
        languages: [LanguageTag],
        kinds: Set<Kind>? = nil,
        baseURL: String? = nil,
        sprites: Sprites = .link
    ) {
        self.languages = languages
        self.kinds = kinds
        self.baseURL = baseURL.map { $0.hasSuffix("/") ? $0 : $0 + "/" }
        self.sprites = sprites
    }
}

/// A file of the dataset that pages may lead to.
public struct Download: Sendable, Hashable {
    /// Where it is in the output.
    public let path: OutputPath
    /// How large it is; nil where that is not known yet.
    public let byteCount: Int?

    /// Joins a place to its size.
    public init(_ path: OutputPath, byteCount: Int? = nil) {
        self.path = path
        self.byteCount = byteCount
    }
}
