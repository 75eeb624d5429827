/// What a page loads comes over TLS: browsers block the rest in pages that do.
struct InsecureAddress: PageCheck {
    mutating func visitForeign(_ address: String, _ kind: Link.Kind, of tag: StartTag, in page: inout PageContext) {
        guard kind == .asset || tag.name == .form, address.lowercased().hasPrefix("http:") else { return }
        page.reportTag(rule: "insecure-address", "\(address) is loaded without TLS at \(page.elementPath)")
    }
}
