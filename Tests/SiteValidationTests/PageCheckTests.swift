import Diagnostics
import Testing

@testable import SiteValidation

@Suite struct PageCheckTests {
    @Test func collectsThePagesFacts() {
        let markup = page(
            "<p id=\"a\">x</p><a id=\"b\">y</a><svg><title>no title of the page</title></svg>",
            title: " Pikachu\n  · Pokédex ",
            head:
                "<meta name=\"description\" content=\"Mouse\"/><link rel=\"canonical\" href=\"https://example.org/p/\"/>"
        )
        let found = facts(markup)
        #expect(found.title == "Pikachu · Pokédex")
        #expect(found.description == "Mouse")
        #expect(found.canonical == "https://example.org/p/")
        #expect(found.language == "en")
        #expect(found.mainHeadingCount == 1)
        #expect(found.ids == ["a", "b"])
        #expect(found.diagnostics == [])
    }

    @Test func findsDuplicateIDs() {
        let found = facts(page("<p id=\"a\">x</p>\n<p id=\"a\">y</p>\n<p id=\"a\">z</p>")).diagnostics
        #expect(found.map(\.summary) == Array(repeating: "the id \"a\" is already on line 4", count: 2))
        #expect(found.map(\.place) == [5, 6].map { "en/pokemon/pikachu/index.html:\($0)" })
        #expect(rules(page("<p id=\"a\">x</p><p id=\"A\">y</p><p id=\"e\u{301}\"/><p id=\"\u{E9}\"/>")) == [])
        #expect(rules(page("<p id=\"\">x</p><p id=\"a b\">y</p>")) == ["invalid-id", "invalid-id"])
    }

    @Test func findsMissingTitles() {
        #expect(rules(page("").replacing("<title>Pikachu</title>", with: "")) == ["missing-title"])
        #expect(rules(page("", title: "  ")) == ["missing-title"])
        #expect(
            rules(page("<svg><title>x</title></svg>").replacing("<title>Pikachu</title>", with: "")) == [
                "missing-title"
            ]
        )
    }

    @Test func findsMissingLanguages() {
        #expect(rules(page("", root: "")) == ["missing-lang"])
        #expect(rules(page("", root: "lang=\"\"")) == ["missing-lang"])
        #expect(rules(page("", root: "xmlns=\"http://www.w3.org/1999/xhtml\" lang=\"ja-Latn\"")) == [])
    }

    @Test func findsMissingAlternatives() {
        #expect(rules(page("<img src=\"data:,\"/>")) == ["missing-alt"])
        #expect(rules(page("<input type=\"image\" src=\"data:,\"/>")) == ["missing-alt"])
        #expect(rules(page("<map name=\"m\"><area href=\"./\"/><area/></map>")) == ["missing-alt"])
        #expect(rules(page("<img src=\"data:,\" alt=\"\"/><input type=\"text\" aria-label=\"x\"/>")) == [])
    }

    @Test func findsPagesWithoutExactlyOneMainHeading() {
        #expect(rules(page("", heading: "")) == ["main-heading"])
        #expect(rules(page("<h1>Another</h1>")) == ["main-heading"])
        let redirect = "<meta http-equiv=\"refresh\" content=\"0; url=en/\"/>"
        #expect(rules(page("<a href=\"./\">on</a>", head: redirect, heading: "")) == [])
    }

    @Test(arguments: [
        "<td>null</td>", "<td> null kg </td>", "<td>null%</td>", "<td>#null</td>", "<td>undefined</td>",
        "<td>NaN</td>", "<td>nan m</td>", "<td>nil</td>", "<td>Optional(\"Pikachu\")</td>", "<td>a {{name}}</td>",
        "<td>[object Object]</td>", "<td>null <b>kg</b></td>", "<td title=\"null\"/>", "<td title=\"{{x}}\"/>",
        "<td style=\"width:NaN%\"/>", "<td style=\"--value: undefined\"/>", "<td>№null</td>",
    ])
    func findsLeakedValues(cell: String) {
        #expect(rules(page("<table><tr><th>x</th>\(cell)</tr></table>")) == ["leaked-value"])
    }

    @Test(arguments: [
        "<p>gegen null</p>", "<p>null und nichtig</p>", "<p>Type: Null</p>", "<p>Null</p>",
        "<p>undefined behaviour</p>",
        "<p>Optional (not always)</p>", "<p>Nana</p>", "<p>nullify</p>", "<p>{name}</p>", "<p>Oh [object]</p>",
        "<code>null</code>", "<pre>{{name}} Optional(1) <b>NaN</b></pre>", "<script>let a = null</script>",
        "<p style=\"color: var(--null-kg)\">x</p>", "<p>n</p>", "<p>№ 25</p>",
    ])
    func leavesWordsThatOnlyLookLeaked(markup: String) {
        #expect(rules(page(markup)) == [])
    }

    @Test func tellsWhereAValueLeaked() {
        let found = facts(page("<table><tr><th>x</th><td>null kg</td></tr></table>")).diagnostics
        #expect(
            found.map(\.summary)
                == ["\"null kg\" in a text of html > body > main > table > tr > td"]
        )
    }

    @Test(arguments: ["real\u{AD}ity", "\u{7F}", "a\u{85}b", "\u{9F}", "\u{FFFD}", "a\u{FEFF}b", "&#173;"])
    func findsInvalidCharacters(text: String) {
        #expect(rules(page("<p>\(text)</p>")) == ["invalid-character"])
        #expect(rules(page("<p title=\"\(text)\">x</p>")) == ["invalid-character"])
        #expect(rules(page("<script>\"\(text)\"</script>")) == [])
    }

    @Test(arguments: ["a\u{A0}b", "Â Ã ¬ ®", "ﾟ ﾞ ｶ", "ﬀ", "\u{2010}\u{200B}"])
    func leavesCharactersWithNeighbouringBytes(text: String) {
        #expect(rules(page("<p title=\"\(text)\">\(text)</p>")) == [])
    }

    @Test func givesTextsTheirOwnLine() {
        let found = facts(page("<p>\n\n{{a}}\n\n</p>")).diagnostics
        #expect(found.map(\.place) == ["en/pokemon/pikachu/index.html:6"])
    }

    @Test func readsATableWhoseSectionEndsInsideOfARow() {
        let markup = page("<table><tr><th>a</th><td>b</td><thead></thead><td>c</td></tr></table>")
        let found = PageChecker(syntax: .html).check(Array(markup.utf8), at: "index.html")
        #expect(found.isWhole)
    }
}
