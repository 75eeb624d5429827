/// No link leads above the site's root: it would leave the site as soon as that stands below a base path.
struct OutsideLink: PageCheck {
    mutating func visit(_ link: Link, in page: inout PageContext) {
        guard case .outside = link.target else { return }
        page.report(rule: "link-outside", "the address \"\(link.address)\" leads above the site's root")
    }
}
