/// A distinct link of a page, as its address resolves within the site.
public struct Link: Sendable, Equatable {
    /// What a missing target means.
    public enum Kind: Sendable {
        /// A reader can follow it.
        case page
        /// A program is told of it: a canonical address, a page in another language, a sitemap's entry.
        case reference
        /// The page needs it: a picture, a script, a style sheet.
        case asset
    }

    /// Where an address leads.
    public enum Target: Sendable, Equatable {
        /// A file of the site, by its path from the site's root, and the fragment without `#` where there is one.
        case file(path: String, fragment: String?)
        /// Another site, or something that is not fetched.
        case external
        /// Above the site's root.
        case outside
        /// A script in place of an address.
        case script
        /// No address: why.
        case malformed(String)
    }

    /// What a missing target means.
    public let kind: Kind
    /// The address as the page has it.
    public let address: String
    /// Where it leads.
    public let target: Target
    /// The line where it stands first.
    public let line: Int
}
