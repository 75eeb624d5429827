/// A field has a name for those who do not see what stands beside it: a label around it or for its id, `aria-label`,
/// `aria-labelledby`, or a title.
struct MissingLabel: PageCheck {
    private var labelled: Set<ExactText> = []
    private var fields: [(id: ExactText?, line: Int, path: String)] = []

    mutating func visit(_ tag: StartTag, in page: inout PageContext) {
        switch tag.name {
        case .label:
            if let id = tag[.forID] { labelled.insert(ExactText(id.text)) }
        case .input:
            switch tag[.type]?.text.lowercased() ?? "text" {
            case "hidden", "submit", "reset", "button", "image": return
            default: note(tag, page)
            }
        case .select, .textarea, .meter, .progress: note(tag, page)
        default: return
        }
    }

    private mutating func note(_ tag: StartTag, _ page: PageContext) {
        if tag.isNamed || page.isInside(.label) { return }
        fields.append((tag[.id].map { ExactText($0.text) }, page.line, page.elementPath))
    }

    mutating func finish(_ facts: PageFacts, in page: inout PageContext) {
        for field in fields where !(field.id.map(labelled.contains) ?? false) {
            page.report(rule: "missing-label", line: field.line, "no label names the field at \(field.path)")
        }
    }
}

extension StartTag {
    /// Whether its own attributes name it.
    var isNamed: Bool {
        attributes.contains { attribute in
            switch attribute.name {
            case .ariaLabel, .ariaLabelledby, .title: !attribute.value.allSatisfy(isHTMLSpace)
            default: false
            }
        }
    }
}
