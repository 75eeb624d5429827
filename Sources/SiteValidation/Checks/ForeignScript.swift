/// Scripts and style sheets are the site's own: another host's could change or go, and learns who reads.
struct ForeignScript: PageCheck {
    mutating func visitForeign(_ address: String, _ kind: Link.Kind, of tag: StartTag, in page: inout PageContext) {
        guard kind == .asset else { return }
        switch tag.name {
        case .script: break
        case .link:
            let rel = tag[.rel]?.text.lowercased() ?? ""
            guard rel == "modulepreload" || rel.contains("stylesheet") else { return }
        default: return
        }
        // A script that stands in its address comes from nowhere else.
        if address.lowercased().hasPrefix("data:") { return }
        page.reportTag(rule: "foreign-script", "\(address) is loaded from another host at \(page.elementPath)")
    }
}
