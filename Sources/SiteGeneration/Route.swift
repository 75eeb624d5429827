public import BuildSupport
public import PokeModel

/// A page of the site and where it goes.
public struct Route: Sendable, Hashable {
    /// Where the page goes.
    public let path: OutputPath
    /// The language of the page; nil for the pages that are for all.
    public let language: LanguageTag?
    /// The kind of resource that the page is about; nil where it is about none.
    public let kind: Kind?
    /// The resource that the page is about; nil where it is about none or about many.
    public let resource: Reference?
    /// Whether search engines may list the page.
    public let isListed: Bool

    let target: Target

    /// Whether the page tells of the build itself, and so is rendered when all others are.
    public var isStatus: Bool { if case .page(.status, _) = target { true } else { false } }

    /// What the page is.
    enum Target: Hashable, Sendable {
        case languages
        case notFound
        case page(Page, edition: Int)
    }
}

extension Route: Comparable {
    /// Orders routes by path.
    public static func < (left: Route, right: Route) -> Bool { left.path < right.path }
}
