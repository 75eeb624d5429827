import Diagnostics
import JSON
import TestSupport
import Testing

@testable import SiteValidation

@Suite struct SiteCheckTests {
    private func summaries(_ report: ValidationReport) -> [String] {
        report.told.map { "\($0.count) \($0.rule) \($0.template): \($0.example.place): \($0.example.summary)" }
    }

    @Test func findsNothingInASiteThatHoldsTogether() {
        let site = report(
            [
                (
                    "index.html",
                    page("<a href=\"en/\">English</a><img src=\"assets/a.png\" srcset=\"assets/b.png 2x\" alt=\"\"/>")
                ),
                ("en/index.html", page("<p id=\"é\"><a href=\"#é\">1</a><a href=\"#%C3%A9\">2</a></p>", title: "Home")),
                (
                    "en/a/index.html",
                    page("<a href=\"../#é\">1</a><svg><use href=\"../../i.svg#x\"/></svg>", title: "A")
                ),
                ("i.svg", "<svg xmlns=\"http://www.w3.org/2000/svg\"><path id=\"x\" d=\"M0 0\"/></svg>"),
                ("es/index.html", page("", title: "Home", root: "lang=\"es\"")),
            ],
            files: ["assets/a.png", "assets/b.png"]
        )
        #expect(summaries(site) == [])
        #expect(site.pageCount == 5)
        #expect(site.fileCount == 2)
        #expect(!site.hasErrors)
    }

    @Test func findsBrokenLinksAndMissingAssets() {
        let site = report(
            [
                ("en/a/index.html", page("<a href=\"../b/\">b</a><img src=\"../../x.png\" alt=\"\"/>", title: "A")),
                ("en/c/index.html", page("<a href=\"../b/\">b</a>", title: "C")),
                ("en/a/d/index.html", page("\n<a href=\"../../A/\">case</a><a href=\"../../a\">slash</a>", title: "D")),
            ]
        )
        #expect(
            summaries(site) == [
                "1 broken-link a: en/a/index.html:4: no file en/b/index.html for the link there",
                "1 broken-link a/*: en/a/d/index.html:5: no file en/A/index.html for the link there; "
                    + "en/a/index.html differs only in capitals",
                "1 broken-link c: en/c/index.html:4: no file en/b/index.html for the link there",
                "1 missing-asset a: en/a/index.html:4: no file x.png for the asset there",
                "1 link-without-slash a/*: en/a/d/index.html:5: the link to the folder en/a lacks its final slash, "
                    + "which costs a redirect",
            ]
        )
        #expect(site.hasErrors)
    }

    @Test func comparesNamesByteForByte() {
        let site = report([("index.html", page("<a href=\"caf%C3%A9.txt\">x</a>"))], files: ["cafe\u{301}.txt"])
        #expect(site.told.map(\.rule) == ["broken-link"])
    }

    @Test func findsBrokenFragments() {
        let site = report([
            ("en/a/index.html", page("<p id=\"x\"><a href=\"#y\">y</a><a href=\"../b/#x\">x</a></p>", title: "A")),
            ("en/b/index.html", page("<p id=\"X\"/>", title: "B")),
        ])
        #expect(site.told.map(\.rule) == ["broken-fragment"])
        #expect(site.told.map(\.count) == [2])
    }

    @Test func expectsNothingOfPagesThatCouldNotBeRead() {
        let site = report(
            [
                ("en/a/index.html", page("<a href=\"../b/#x\">x</a><a href=\"../d.pdf#page=2\">x</a>")),
                ("en/b/index.html", "<html><p></html>"),
            ],
            files: ["en/d.pdf"]
        )
        #expect(site.told.map(\.rule) == ["not-well-formed"])
    }

    @Test func findsLinksThatLeaveTheRootOrForgetTheBase() {
        let site = report(
            [("en/index.html", page("<a href=\"../../x\">1</a><a href=\"/en/\">2</a><a href=\"javascript:a()\">3</a>"))]
        )
        #expect(site.told.map(\.rule) == ["link-outside", "script-link", "root-relative-link"])
    }

    @Test func findsTitlesThatPagesOfALanguageShare() {
        let pages = ["a", "b", "c"].map { ("en/\($0)/x/index.html", page("")) }
        let site = report(pages + [("es/a/x/index.html", page("", root: "lang=\"es\""))])
        #expect(
            summaries(site)
                == ["description", "title"].flatMap { what in ["b", "c"].map { ($0, what) } }.map {
                    "1 duplicate-\($1) \($0)/*: en/\($0)/x/index.html: en/a/x/index.html has the same \($1) in the same language"
                }
        )
        #expect(!site.hasErrors)
    }

    @Test func takesOneCauseForOneMessage() {
        let pages = (0..<300).map {
            ("en/move/m\($0)/index.html", page("<p>{{x}}</p><a href=\"../n/\">n</a>", title: "\($0)"))
        }
        let site = report(pages)
        #expect(site.told.map(\.count) == [300, 300])
        #expect(site.told.map(\.template) == ["move/*", "move/*"])
        #expect(site.told.map(\.example.place) == Array(repeating: "en/move/m0/index.html:4", count: 2))
    }

    @Test func reportsTheSameInWhateverOrderPagesCome() {
        var pages = (0..<40).map { number in
            ("en/\(number % 3)/\(number)/index.html", page("<a href=\"../n\(number % 5)/#a\">{{n}}</a>"))
        }
        let expected = report(pages).text
        var generator = SplitMix64(state: 1)
        for _ in 0..<5 {
            pages.shuffle(using: &generator)
            #expect(report(pages).text == expected)
        }
    }

    @Test func namesTemplatesByFirstFolderWithoutLanguage() {
        let templates = [
            "index.html": "home", "en/index.html": "home", "404.html": "404.html", "en/pokemon/index.html": "pokemon",
            "es/pokemon/page/2/index.html": "pokemon/page/*", "zh-Hant/pokemon/pikachu/index.html": "pokemon/*",
            "docs/a.html": "docs/*", "en": "en", "assets/a/b/c.svg": "assets/*",
        ]
        for (path, template) in templates { #expect(SiteFacts.template(of: path) == template, "\(path)") }
    }

    @Test func writesBothFormsOfAReport() throws {
        let site = report([("en/move/a/index.html", page("<p>{{x}}</p><p>{{y}}</p>"))], files: ["robots.txt"])
        #expect(
            site.text == """
                en/move/a/index.html:4: error: "{{" in a text of html > body > main > p [leaked-value, move/*] (and 1 more)
                1 document and 1 other file checked: 2 errors, 0 warnings

                """
        )
        try JSONParser().withDocument(site.json) { root in
            #expect(root["documents"]?.integer == 1)
            #expect(root["errors"]?.integer == 2)
            let group = try #require(root["groups"]?.elements?.first { _ in true })
            #expect(group["rule"]?.string == "leaked-value")
            #expect(group["count"]?.integer == 2)
            #expect(group["place"]?.string == "en/move/a/index.html:4")
        }
    }
}

@Suite struct TreeValidationTests {
    @Test(arguments: [1, 2, 7])
    func checksAnyTree(jobs: Int) async throws {
        let folder = try TemporaryFolder()
        try folder.write(page("<a href=\"b.html\">b</a><a href=\"c.pdf\">c</a>", title: "A"), to: "a.html")
        try folder.write(page("<a href=\"sub/\">sub</a><a href=\"lost.html\">x</a>", title: "B"), to: "b.html")
        try folder.write(page("<img src=\"../i.svg\" alt=\"\"/>", title: "C"), to: "sub/index.html")
        try folder.write("<svg><g></svg>", to: "i.svg")
        try folder.write("%PDF", to: "c.pdf")
        try folder.write("<no page", to: ".git/x.html")
        let found = try await validateTree(folder.path, jobs: jobs)
        #expect(found.told.map(\.rule) == ["broken-link", "not-well-formed"])
        #expect(found.told.map(\.example.place) == ["b.html:4", "i.svg:1"])
        #expect(found.pageCount == 4)
        #expect(found.fileCount == 2)
    }

    @Test func saysWhenThereIsNoTree() async throws {
        let folder = try TemporaryFolder()
        await #expect(throws: (any Error).self) { try await validateTree(folder.path + "/none", jobs: 2) }
        #expect(try await validateTree(folder.path, jobs: 2).pageCount == 0)
    }
}
