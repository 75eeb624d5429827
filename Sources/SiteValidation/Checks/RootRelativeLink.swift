import Diagnostics

/// A link within the site does not begin with a slash: it would miss the site as soon as that stands below a base path.
struct RootRelativeLink: PageCheck {
    mutating func visit(_ link: Link, in page: inout PageContext) {
        guard case .file = link.target, link.address.utf8.first(where: { !isHTMLSpace($0) }) == UInt8(ascii: "/")
        else { return }
        page.report(
            .warning,
            rule: "root-relative-link",
            "the address \"\(link.address)\" only works where the site is the root of its host"
        )
    }
}
