import Diagnostics
import Testing

@testable import SiteValidation

@Suite struct KnownPagesTests {
    /// Pages that have something of everything that is known of one.
    private static let pages: [(path: String, markup: String)] = [
        ("index.html", page("<a href=\"en/\">English</a><a href=\"es/\">Español</a>", title: "Start")),
        (
            "en/index.html",
            page(
                "<p id=\"é\"><a href=\"#é\">1</a><a href=\"a/#x\">2</a><a href=\"b/\">3</a><img src=\"../a.png\" alt=\"\"/></p>",
                title: "Home",
                head: "<link rel=\"canonical\" href=\"https://dex.example/en/\"/>"
                    + "<link rel=\"alternate\" hreflang=\"en\" href=\"https://dex.example/en/\"/>"
                    + "<link rel=\"alternate\" hreflang=\"es\" href=\"https://dex.example/es/\"/>"
            )
        ),
        ("en/a/index.html", page("<p id=\"x\"><a href=\"../gone/\">1</a></p>", title: "Same")),
        ("en/b/index.html", page("<p><a href=\"../a/#no\">1</a></p>", title: "Same")),
        (
            "es/index.html",
            page(
                "<p><a href=\"../en/a/\">1</a></p>",
                title: "Home",
                head: "<meta name=\"robots\" content=\"noindex\"/>",
                root: "lang=\"es\""
            )
        ),
        ("es/old/index.html", page("<p><img src=\"x.png\"/></p>", title: "Faulty", root: "lang=\"es\"")),
    ]
    private static let baseURL = "https://dex.example/"

    /// A checker that met the pages of `paths` as they were known, and all others as they are.
    private func checker(
        _ pages: [(path: String, markup: String)] = pages,
        _ known: KnownPages? = nil,
        paths: Set<String> = []
    )
        -> SiteChecker
    {
        let site = SiteChecker(known: known, isRecording: true)
        let checker = PageChecker(baseURL: Self.baseURL)
        for page in pages {
            if paths.contains(page.path), site.addKnown(page.path) { continue }
            site.add(checker.check(Array(page.markup.utf8), at: page.path))
        }
        site.addFile("a.png")
        return site
    }

    private func told(_ site: SiteChecker) -> [String] {
        let report = site.report()
        return ["\(report.pageCount) \(report.fileCount)"]
            + report.groups.map { "\($0.count) \($0.rule) \($0.template) \($0.example.place) \($0.example.summary)" }
    }

    @Test func theSameIsToldOfPagesThatAreKnown() throws {
        let first = checker()
        #expect(
            Set(first.report().groups.map(\.rule)).isSuperset(of: [
                "broken-link", "broken-fragment", "duplicate-title", "one-way-alternate",
            ])
        )
        var known = KnownPages(try #require(first.knownPages()))
        for paths in [["en/index.html"], ["en/a/index.html", "en/b/index.html"], Self.pages.map(\.path)] {
            let again = checker(Self.pages, known, paths: Set(paths))
            #expect(told(again) == told(first))
            // Of what was known, as much is known the next time.
            known = KnownPages(try #require(again.knownPages()))
        }
    }

    @Test func aPageWithAFaultIsReadAgain() throws {
        let site = SiteChecker(known: KnownPages(try #require(checker().knownPages())))
        #expect(site.addKnown("en/a/index.html"))
        #expect(!site.addKnown("es/old/index.html"))
        #expect(!site.addKnown("en/c/index.html"))
        #expect(!SiteChecker().addKnown("en/a/index.html"))
    }

    @Test func aKnownPageIsHeldToWhatIsThereNow() throws {
        let known = KnownPages(try #require(checker().knownPages()))
        let others = Self.pages.filter { $0.path != "en/a/index.html" }
        let rules = checker(others, known, paths: ["en/index.html"]).report().groups
        #expect(rules.contains { $0.rule == "broken-link" && $0.example.summary.contains("en/a/index.html") })
    }

    @Test func nothingIsRecordedUnlessAsked() {
        #expect(SiteChecker().knownPages() == nil)
    }

    @Test func numbersOfAnySizeAreReadAsTheyWere() {
        let numbers: [UInt32] = [0, 1, 127, 128, 16_383, 16_384, 1 << 31 - 1, .max]
        var bytes: [UInt8] = []
        for number in numbers { bytes.append(number: number) }
        var reader = NumberReader(bytes[...])
        #expect(numbers.map { _ in UInt32(bitPattern: reader.next()) } == numbers)
        #expect(reader.isAtEnd)
        #expect(reader.next() == 0)
    }
}
