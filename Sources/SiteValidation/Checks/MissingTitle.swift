/// A page has a title, which tabs, bookmarks and search engines show.
struct MissingTitle: PageCheck {
    mutating func finish(_ facts: PageFacts, in page: inout PageContext) {
        guard facts.title?.isEmpty ?? true else { return }
        page.report(rule: "missing-title", line: 1, "the head has no title element with a text")
    }
}
