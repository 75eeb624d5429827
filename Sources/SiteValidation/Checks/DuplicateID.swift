/// An id is one element's only, and has no white space
/// ([HTML](https://html.spec.whatwg.org/multipage/dom.html#the-id-attribute)).
struct DuplicateID: PageCheck {
    private var lines: [ExactText: Int] = [:]

    mutating func visit(_ tag: StartTag, in page: inout PageContext) {
        guard let attribute = tag[.id] else { return }
        let id = attribute.text
        if id.isEmpty || id.utf8.contains(where: isHTMLSpace) {
            page.report(rule: "invalid-id", "the id \"\(id)\" is empty or has white space")
        } else if let first = lines.updateValue(page.line, forKey: ExactText(id)) {
            lines[ExactText(id)] = first
            page.report(rule: "duplicate-id", "the id \"\(id)\" is already on line \(first)")
        }
    }
}
