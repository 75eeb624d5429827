/// A page has exactly one `h1`, which names what the page is about; one that only sends its reader on needs none.
struct MainHeading: PageCheck {
    mutating func finish(_ facts: PageFacts, in page: inout PageContext) {
        guard facts.mainHeadingCount != 1, !facts.isRedirect else { return }
        page.report(rule: "main-heading", line: 1, "the page has \(facts.mainHeadingCount) h1 elements instead of one")
    }
}
