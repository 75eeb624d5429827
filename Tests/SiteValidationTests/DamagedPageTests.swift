import TestSupport
import Testing

@testable import SiteValidation

/// Damages a good page at seeded places and holds the checker to what an independent count of tags says.
@Suite struct DamagedPageTests {
    private let good = page(
        """
        <nav aria-label="Main"><ul><li><a href="../">List</a></li><li><a href="./">Here</a></li></ul></nav>
        <section id="stats"><h2>Stats</h2><table><tr><th>HP</th><td>35</td></tr></table></section>
        <figure><img src="data:," alt="Pikachu"/><figcaption>A <b>mouse</b><br/>of sorts</figcaption></figure>
        """
    )

    /// Whether every start tag has its end tag, and there is one root.
    private func isBalanced(_ tags: [Substring]) -> Bool {
        var open: [Substring] = []
        var roots = 0
        for tag in tags where !tag.hasPrefix("<!") && !tag.hasSuffix("/>") {
            let name = tag.dropFirst().prefix { $0 != " " && $0 != ">" }
            if name.hasPrefix("/") {
                guard open.popLast() == name.dropFirst() else { return false }
            } else {
                roots += open.isEmpty ? 1 : 0
                open.append(name)
            }
        }
        return open.isEmpty && roots == 1
    }

    private func tagRanges(_ text: String) -> [Range<String.Index>] {
        var ranges: [Range<String.Index>] = []
        var rest = text[...]
        while let start = rest.firstIndex(of: "<"), let end = rest[start...].firstIndex(of: ">") {
            ranges.append(start..<text.index(after: end))
            rest = rest[text.index(after: end)...]
        }
        return ranges
    }

    @Test func reportsEveryDeletedTagThatUnbalancesThePage() {
        var generator = SplitMix64(state: 25)
        var reported = 0
        for _ in 0..<200 {
            let ranges = tagRanges(good)
            var damaged = good
            damaged.removeSubrange(ranges[Int.random(in: ranges.indices, using: &generator)])
            let isGood = isBalanced(tagRanges(damaged).map { damaged[$0] })
            let found = facts(damaged)
            #expect(found.isWhole == isGood, "\(damaged)")
            reported += found.isWhole ? 0 : 1
        }
        #expect(reported > 100)
    }

    @Test func reportsEveryCutBeforeTheEnd() throws {
        var generator = SplitMix64(state: 151)
        let end = try #require(good.firstRange(of: "</html>")).upperBound
        let length = good[..<end].utf8.count
        for _ in 0..<200 {
            let cut = Int.random(in: 0..<length, using: &generator)
            let found = PageChecker().check(Array(good.utf8.prefix(cut)), at: "index.html")
            #expect(!found.isWhole, "cut at \(cut)")
        }
        #expect(PageChecker().check(Array(good.utf8.prefix(length)), at: "index.html").isWhole)
    }
}
