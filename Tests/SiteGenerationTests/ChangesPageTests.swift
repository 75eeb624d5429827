import Diagnostics
import PokeModel
import SiteValidation
import Testing

@testable import ChangeReport
@testable import SiteGeneration

@Suite struct ChangesPageTests {
    private let july = Source(hash: "old", date: "2026-07-20")
    private let august = Source(hash: "new", date: "2026-08-06")

    private func set(_ id: String = "0a", to source: Source? = nil, _ kinds: KindChanges...) -> ChangeSet {
        ChangeSet(id: id, from: july, to: source ?? august, lacking: 0, kinds: kinds, uncompared: [])
    }

    private func history(_ sets: ChangeSet...) -> ChangeHistory {
        ChangeHistory(dataset: ComparedDataset(origin: "PokeAPI", source: august, files: []), sets: sets)
    }

    /// Changes of moves: tackle is another, a move is new, and one is gone.
    private var moves: KindChanges {
        var kind = KindChanges(kind: .move)
        kind.added.add(ChangedResource(id: 45, slug: "growl", name: "Growl"))
        kind.removed.add(ChangedResource(id: 9_999, slug: "old-move", name: "Old <Move>"))
        kind.changed.add(
            ChangedResource(id: 33, slug: "tackle", name: "Tackle").with([
                FieldChange(path: "power", old: .integer(35), new: .integer(40)),
                FieldChange(path: "type", kind: .type, old: .text("bird"), new: .text("ghost")),
                FieldChange(path: "name[es]", old: nil, new: .text("Placaje")),
                FieldChange(
                    path: "flavor_texts[en].raw",
                    games: ["red-blue", "x-y"],
                    old: .text("a\u{C}\u{AD}b"),
                    new: nil
                ),
                FieldChange(path: "accuracy", old: .nothing, new: .text("null {{ undefined")),
            ])
        )
        kind.fields = [
            FieldSummary(.init("cry", .introduced), records: 2), FieldSummary(.init("power", .changed), records: 1_234),
        ]
        return kind
    }

    private func site(_ history: ChangeHistory, baseURL: String? = nil) throws -> Site {
        try Fixture.site(baseURL: baseURL, changes: history)
    }

    @Test func tellsTheFirstDatasetThatThereIsNoneBeforeIt() throws {
        let page = try site(ChangeHistory()).page("en/changes/index.html")
        #expect(page.contains("no earlier dataset"))
        #expect(!page.contains("Earlier changes"))
    }

    @Test func showsWhatIsNewGoneAndAnotherInTheWordsOfThePage() throws {
        let site = try site(history(set("0a", moves)))
        let page = try site.page("en/changes/index.html")
        #expect(page.contains("Data of August 6, 2026, compared with that of July 20, 2026"))
        #expect(page.contains("1 added, 1 removed, 1 changed"))
        #expect(page.contains(#"<a href="../move/growl/">Growl</a>"#))
        #expect(page.contains("Old &lt;Move&gt;"))
        #expect(page.contains(#"<del><code>35</code></del> <ins><code>40</code></ins>"#))
        // A slug that is there leads to its page, and one that is gone is told as it was.
        #expect(
            page.contains(#"<del><code>bird</code></del> <ins><code><a href="../type/ghost/">Ghost</a></code></ins>"#)
        )
        #expect(page.contains("Red / Blue, x-y"))
        #expect(page.contains("a new field of 2 resources"))
        #expect(page.contains("1,234"))
        let spanish = try site.page("es/changes/index.html")
        #expect(spanish.contains("1 añadido, 1 eliminado, 1 cambiado"))
        #expect(spanish.contains(#"<a href="../move/growl/">Gruñido</a>"#))
        #expect(spanish.contains(#"<a href="../type/ghost/">Fantasma</a>"#))
    }

    @Test(arguments: [nil, "https://example.org/dex/"]) func isSoundWhateverTheDataSays(baseURL: String?) throws {
        let site = try site(history(set("0a", moves), set("0b", to: july, moves)), baseURL: baseURL)
        for path in ["en/changes/index.html", "es/changes/index.html"] {
            let facts = PageChecker(baseURL: baseURL).check(Array(try site.page(path).utf8), at: path)
            #expect(facts.diagnostics.map { "\($0.rule): \($0.summary)" } == [])
        }
    }

    @Test func tellsWhatSpeaksAgainstTheComparison() throws {
        let odd = ChangeSet(id: "0a", from: august, to: august, lacking: 3, kinds: [], uncompared: [.item, .move])
        let page = try site(history(odd)).page("en/changes/index.html")
        #expect(page.contains("this site reads it differently"))
        #expect(page.contains("3 resources could not be had, and count as gone."))
        #expect(page.contains("not as they were: item, move."))
    }

    @Test func aPageOfChangesIsBounded() throws {
        var kinds: [KindChanges] = []
        for kind in Kind.allCases {
            var changes = KindChanges(kind: kind)
            for id in 1...400 {
                let fields = (1...30).map { FieldChange(path: "x[\($0)]", old: .integer(1), new: .integer(2)) }
                changes.changed.add(ChangedResource(id: 100_000 + id, slug: "s", name: "N").with(fields))
                changes.added.add(ChangedResource(id: 200_000 + id, slug: "s", name: "N"))
            }
            kinds.append(changes)
        }
        let whole = ChangeSet(id: "0a", from: july, to: august, lacking: 0, kinds: kinds, uncompared: [])
        let page = try site(history(whole)).page("en/changes/index.html")
        #expect(page.matches(of: /<del>/).count == 300)
        // Every kind shows something.
        #expect(Kind.allCases.allSatisfy { page.contains("id=\"in-\($0.slug)\"") })
        #expect(page.utf8.count < 300_000)
        #expect(page.contains("and 340 more"))
    }

    // MARK: The feed

    @Test func theFeedHasAnEntryForEachSet() throws {
        let site = try site(
            history(set("0a", moves), set("0b", to: july, KindChanges(kind: .item))),
            baseURL: "https://example.org/dex"
        )
        let feed = try site.file("feed.xml")
        #expect(feed.contains("<id>https://example.org/dex/feed.xml</id>"))
        #expect(
            feed.contains(#"<link rel="self" type="application/atom+xml" href="https://example.org/dex/feed.xml"/>"#)
        )
        #expect(feed.matches(of: /<entry>/).count == 2)
        #expect(feed.contains("<id>urn:uuid:0a</id>") && feed.contains("<id>urn:uuid:0b</id>"))
        #expect(feed.contains("<title>August 6, 2026: 1 added, 1 removed, 1 changed</title>"))
        #expect(feed.matches(of: /<updated>2026-08-06T00:00:00Z</).count == 2)
        #expect(feed.matches(of: /<updated>2026-07-20T00:00:00Z</).count == 1)
        #expect(feed.contains(#"href="https://example.org/dex/en/changes/#set-0a""#))
        #expect(feed.contains("Old &lt;Move&gt;"))
        #expect(try site.page("en/changes/index.html").contains(#"id="set-0a""#))
        #expect(try site.page("en/changes/index.html").contains(#"id="set-0b""#))
        #expect(try site.page("en/changes/index.html").contains(#"href="../../feed.xml""#))
    }

    @Test func theFeedIsWellFormedWhateverNamesSay() throws {
        var kind = KindChanges(kind: .move)
        kind.added.add(ChangedResource(id: 1, slug: "x", name: "<b>\u{0}\u{B}&\"]]>\u{FFFE}"))
        let names = ChangeSet(
            id: "<\u{1}>",
            from: july,
            to: Source(hash: nil, date: "<script>"),
            lacking: 0,
            kinds: [kind],
            uncompared: []
        )
        let feed = try site(history(names)).file("feed.xml")
        #expect(PageChecker().check(Array(feed.utf8), at: "feed.xml").diagnostics.map(\.summary) == [])
        #expect(feed.contains("<updated>1970-01-01T00:00:00Z</updated>"))
        #expect(feed.contains("an unknown date: 1 added"))
    }

    @Test func anEntryOfTheFeedStaysAsItIsWhenANewerOneComes() throws {
        var kind = KindChanges(kind: .move)
        for id in 1...50 {
            kind.changed.add(
                ChangedResource(id: id, slug: "s-\(id)", name: "N \(id)")
                    .with([FieldChange(path: "power", old: nil, new: .integer(1))])
            )
        }
        func entry(_ history: ChangeHistory) throws -> Substring {
            let feed = try site(history).file("feed.xml")
            return try #require(feed.firstMatch(of: /<entry>\n<id>urn:uuid:0a<[\s\S]*?<\/entry>/)).output
        }
        let first = set("0a", kind)
        #expect(try entry(history(first)) == entry(history(set("0c", moves), first.summarized())))
    }

    @Test func aFeedWithoutAnAddressHasANameAndRelativeLinks() throws {
        let feed = try site(history(set("0a", moves))).file("feed.xml")
        #expect(feed.contains("<id>urn:uuid:"))
        #expect(!feed.contains("rel=\"self\""))
        #expect(feed.contains(#"href="en/changes/#set-0a""#))
        #expect(PageChecker().check(Array(feed.utf8), at: "feed.xml").diagnostics.isEmpty)
    }

    @Test func aFeedThatIsNoXMLIsAFault() {
        let broken = "<feed xmlns=\"http://www.w3.org/2005/Atom\"><title>a & b</title></feed>"
        #expect(!PageChecker().check(Array(broken.utf8), at: "feed.xml").diagnostics.isEmpty)
    }
}
