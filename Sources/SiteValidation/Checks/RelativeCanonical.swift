import Diagnostics

/// A canonical address is a whole one: what copies the page elsewhere must still lead back.
struct RelativeCanonical: PageCheck {
    mutating func finish(_ facts: PageFacts, in page: inout PageContext) {
        guard let canonical = facts.canonical, !canonical.hasPrefix("https://"), !canonical.hasPrefix("http://") else {
            return
        }
        page.report(rule: "relative-canonical", line: 1, "the canonical address \"\(canonical)\" is not absolute")
    }
}
