import Diagnostics

/// A page describes itself for search results, unless it only sends its reader on.
struct MissingDescription: PageCheck {
    mutating func finish(_ facts: PageFacts, in page: inout PageContext) {
        guard facts.description?.isEmpty ?? true, !facts.isRedirect else { return }
        page.report(.warning, rule: "missing-description", line: 1, "the head has no description of the page")
    }
}
