/// An address is one by the [URL standard](https://url.spec.whatwg.org/#url-writing), without a browser's forgiveness.
struct MalformedLink: PageCheck {
    mutating func visit(_ link: Link, in page: inout PageContext) {
        guard case .malformed(let reason) = link.target else { return }
        page.report(rule: "malformed-link", "the address \"\(link.address)\" has \(reason)")
    }
}
