/// A picture has a text for those who do not see it; an empty one marks a decoration.
struct MissingAlternative: PageCheck {
    mutating func visit(_ tag: StartTag, in page: inout PageContext) {
        let needsOne =
            switch tag.name {
            case .img: true
            case .area: tag[.href] != nil
            case .input: tag[.type].map { $0.text.lowercased() == "image" } ?? false
            default: false
            }
        guard needsOne, tag[.alt] == nil else { return }
        page.report(rule: "missing-alt", "no alt attribute at \(page.elementPath)")
    }
}
