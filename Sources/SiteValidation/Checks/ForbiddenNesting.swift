/// What an element may not hold at any depth, which a grammar cannot say: a link in a link, a field in a button.
///
/// By the content models of [HTML](https://html.spec.whatwg.org/multipage/indices.html#elements-3).
struct ForbiddenNesting: PageCheck {
    mutating func visit(_ tag: StartTag, in page: inout PageContext) {
        let forbidden = Self.forbiddenAncestors(of: tag)
        // Most elements may stand in any.
        guard !forbidden.isEmpty, let ancestor = forbidden.first(where: { page.isInside($0) }) else { return }
        page.reportTag(
            rule: "forbidden-nesting",
            "\(tag.nameText) may not stand anywhere in \(ancestor.rawValue), as it does at \(page.elementPath)"
        )
    }

    private static func forbiddenAncestors(of tag: StartTag) -> [ElementName] {
        switch tag.name {
        case .a: [.a, .button]
        case .button, .select, .textarea, .details, .embed, .iframe: [.a, .button]
        case .label: [.label, .a, .button]
        case .input where !(tag[.type].map { $0.text.lowercased() == "hidden" } ?? false): [.a, .button]
        case .audio where tag[.controls] != nil, .video where tag[.controls] != nil: [.a, .button]
        case .form: [.form]
        case .dfn: [.dfn]
        case .progress: [.progress]
        case .meter: [.meter]
        case .main: [.main, .article, .aside, .footer, .header, .nav]
        case .address: [.address]
        case .header, .footer: [.address, .dt, .th, .header, .footer]
        case .article, .aside, .nav, .section: [.address, .dt, .th]
        case .h1, .h2, .h3, .h4, .h5, .h6: [.address, .dt, .th]
        case .table: [.caption]
        default: []
        }
    }
}
