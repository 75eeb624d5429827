import Testing

@testable import SiteGeneration

@Suite struct StatusPageTests {
    private func page(_ language: String, _ report: StatusReport) throws -> String {
        var site = try Fixture.site()
        site.report = report
        return try site.page("\(language)/status/index.html")
    }

    private var whole: StatusReport.Row {
        var row = StatusReport.Row(kind: "move", listed: 1_234, stored: 1_234)
        row.normalized = 1_234
        row.pages = 1_234
        row.indexed = 1_234
        return row
    }

    @Test func saysThatNothingIsMissing() throws {
        let page = try page("en", StatusReport(rows: [whole]))
        #expect(page.contains("nothing was lost on the way"))
        #expect(page.contains("<code>move</code></th>") && page.contains("<td class=\"n\">1,234</td>"))
        #expect(!page.contains("on-gaps") && !page.contains("on-warnings"))
    }

    @Test func showsWhatIsMissingInEveryLanguage() throws {
        var row = whole
        row.indexed = 1_233
        let report = StatusReport(
            rows: [row],
            gaps: [StatusReport.Remark(place: "move/5/", text: "<script>alert(1)</script> & more")],
            warnings: [StatusReport.Remark(place: "move names[]", text: "a field")]
        )
        #expect(!row.isWhole)
        for (language, verdict) in [("en", "Something is missing"), ("es", "Falta algo")] {
            let page = try page(language, report)
            #expect(page.contains(verdict))
            #expect(page.contains("<code>move/5/</code> &lt;script&gt;alert(1)&lt;/script&gt; &amp; more"))
            #expect(page.contains("move names[]"))
        }
    }

    @Test func showsTheFirstOfVeryMany() throws {
        let gaps = (1...250).map { StatusReport.Remark(place: "move/\($0)/", text: "status 500") }
        let page = try page("en", StatusReport(rows: [whole], gaps: gaps))
        #expect(page.contains("move/100/") && !page.contains("move/101/") && page.contains("and 150 more"))
        #expect(page.contains("250 things are missing"))
    }

    @Test func isListedAndLinked() throws {
        let site = try Fixture.site(baseURL: "https://x.example/")
        #expect(try site.file("sitemap-1.xml").contains("<loc>https://x.example/en/status/</loc>"))
        #expect(try site.page("es/move/index.html").contains("href=\"../status/\""))
        #expect(site.routes.count(where: \.isStatus) == 2)
    }

    @Test func aColumnThatAKindDoesNotHaveIsNoDifference() {
        var row = StatusReport.Row(kind: "gender", listed: 3, stored: 3)
        row.normalized = 3
        #expect(row.isWhole)
        row.inSitemap = 2
        #expect(!row.isWhole)
    }
}
