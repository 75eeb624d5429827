/// A page says which language it is in, on its root element.
struct MissingLanguage: PageCheck {
    mutating func finish(_ facts: PageFacts, in page: inout PageContext) {
        guard facts.language?.isEmpty ?? true else { return }
        page.report(rule: "missing-lang", line: 1, "the html element has no lang attribute")
    }
}
