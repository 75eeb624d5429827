import Diagnostics
import Testing

@testable import SiteValidation

@Suite struct WellFormednessTests {
    @Test(arguments: [
        page("<p>One<br/>two</p>"),
        page("<p>&lt;&amp;&gt;&quot;&apos;&#233;&#x1F600;</p>"),
        page("<p>Pokémon ポケモン 😀</p>"),
        "\u{FEFF}" + page("<p>byte order mark first</p>"),
        page("<svg viewBox=\"0 0 1 1\"><title>dot</title><path d=\"M0 0\"/></svg>"),
        page("<p>gegen <b>null</b>, sagt er</p>").replacing("<b>null</b>", with: "null"),
        "<!DOCTYPE html SYSTEM \"about:legacy-compat\">\n"
            + page("").replacing("<!DOCTYPE html>", with: ""),
        page("").replacing("<!DOCTYPE html>", with: "<!DOCTYPE html []>"),
    ])
    func readsGoodPages(markup: String) {
        #expect(facts(markup).diagnostics == [])
    }

    @Test func tellsLineColumnAndLibxmlsWords() throws {
        let found = facts("<!DOCTYPE html>\n<html lang=\"en\">\n<body><p>a</b></p></body></html>").diagnostics
        let diagnostic = try #require(found.first)
        #expect(found.count == 1, "one cause is one message")
        #expect(diagnostic.place == "en/pokemon/pikachu/index.html:3")
        #expect(diagnostic.summary == "column 15: Opening and ending tag mismatch: p line 3 and b")
    }

    @Test(arguments: [
        ("empty", ""),
        ("only text", "pikachu"),
        ("truncated", String(page("<p>x</p>").prefix(120))),
        ("form feed", page("<p>a\u{C}b</p>")),
        ("form feed by reference", page("<p>a&#12;b</p>")),
        ("control", page("<p title=\"\u{1}\">x</p>")),
        ("NUL", page("<p>\0</p>")),
        ("raw ampersand", page("<p>Sword & Shield</p>")),
        ("unknown entity", page("<p>a&nbsp;b</p>")),
        ("unknown entity in an attribute", page("<p title=\"a&nbsp;b\">b</p>")),
        (
            "unknown entity beside a DTD",
            page("<p>&nbsp;</p>").replacing("html>", with: "html SYSTEM \"x.dtd\">", maxReplacements: 1)
        ),
        (
            "unknown entity in an attribute beside a DTD",
            page("<p title=\"&nbsp;\">a</p>").replacing("html>", with: "html SYSTEM \"x.dtd\">", maxReplacements: 1)
        ),
        ("attribute twice", page("<p class=\"a\" class=\"b\">x</p>")),
        ("attribute without a value", page("<input disabled>")),
        ("void element left open", page("<br>")),
        ("text after the end", page("") + "x"),
        ("unescaped <", page("<p>1 < 2</p>")),
        ("two roots", page("") + page("")),
        ("unbound prefix", page("<x:y/>")),
    ])
    func refuses(name: String, markup: String) {
        let found = facts(markup)
        #expect(found.diagnostics.contains { $0.rule == "not-well-formed" }, "\(name)")
        #expect(!found.isWhole)
    }

    @Test func refusesBytesThatAreNoUTF8() throws {
        var bytes = Array(page("<p>").utf8)
        bytes[40] = 0xE9
        let found = PageChecker().check(bytes, at: "index.html")
        let diagnostic = try #require(found.diagnostics.first)
        #expect(diagnostic.place == "index.html:2")
        #expect(diagnostic.summary == "column 25: The byte 0xE9 is no UTF-8 where it stands")
        #expect(!found.isWhole)
    }

    @Test func doesNotTakeADeclaredEncodingForTheRealOne() {
        let markup = "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>" + page("<p id=\"é\"></p>")
        #expect(facts(markup).ids == ["é"])
        #expect(facts(markup).diagnostics == [])
    }

    @Test func stopsAtDeepNesting() {
        let deep = String(repeating: "<div>", count: 10_000) + String(repeating: "</div>", count: 10_000)
        let found = facts(page(deep)).diagnostics
        #expect(found.map(\.rule) == ["not-well-formed"])
        #expect(found.first?.summary.contains("Excessive depth") == true)
    }

    @Test(arguments: [
        "<!ENTITY a \"lol\"><!ENTITY b \"&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;\">",
        "<!ENTITY x SYSTEM \"file:///etc/passwd\">",
        "<!ENTITY % x SYSTEM \"file:///etc/passwd\"> %x;",
        "<!ENTITY % x \"<!ENTITY a 'b'>\"> %x;",
        "<!ENTITY x SYSTEM \"a.gif\" NDATA gif>",
        "<!ELEMENT html ANY>",
        "<!ATTLIST html lang (en|de) 'en'>",
        "<!NOTATION gif SYSTEM \"gif\">",
        "%x;",
    ])
    func declaresAndExpandsNothing(declaration: String) {
        let markup = page("<p>&x;&b;</p>").replacing("html>", with: "html [\(declaration)]>", maxReplacements: 1)
        let found = facts(markup)
        #expect(found.diagnostics.map(\.rule) == ["not-well-formed"])
        #expect(found.title == nil, "nothing is read after the declaration")
        #expect(!"\(found)".contains("root:"))
    }

    @Test func loadsNoExternalDTD() throws {
        // Were the DTD read, `x` would be an entity that expands to `leak`.
        let markup = "<!DOCTYPE html SYSTEM \"file:///proc/self/environ\">" + page("<p>fine</p>").dropFirst(15)
        #expect(facts(markup).diagnostics == [])
    }

    @Test func readsOneDocumentAfterAnotherWithOneParser() {
        let checker = PageChecker()
        for _ in 0..<3 {
            #expect(!checker.check(Array("<html><p></html>".utf8), at: "a.html").isWhole)
            #expect(!checker.check(Array("<!DOCTYPE html [<!ENTITY a 'b'>]><html/>".utf8), at: "a.html").isWhole)
            #expect(checker.check(Array(page("<p id=\"x\">&amp;</p>").utf8), at: "a.html").diagnostics == [])
        }
    }

    @Test func asksNothingMoreOfXMLThatIsNeitherSitemapNorFeed() {
        #expect(rules("<?xml version=\"1.0\"?><any xmlns=\"urn:x\"><thing/></any>", at: "opensearch.xml") == [])
    }

    @Test func givesTheSameFromManyTasksAtOnce() async {
        let good = page("<p id=\"a\"><a href=\"../raichu/\">Raichu</a></p>")
        let bad = page("<p id=\"a\">")
        let expected = [facts(good), facts(bad)].map(String.init(describing:))
        let all = await withTaskGroup(of: [String].self) { group in
            for _ in 0..<8 {
                group.addTask {
                    (0..<50).map { String(describing: facts($0.isMultiple(of: 2) ? good : bad)) }
                }
            }
            return await group.reduce(into: []) { $0 += $1 }
        }
        #expect(Set(all) == Set(expected))
        #expect(all.count == 400)
    }

    @Test(arguments: ["sitemap.xml", "assets/icon.svg", "feed.xml"])
    func holdsOtherXMLToItsForm(path: String) {
        #expect(rules("<urlset><url></urlset>", at: path) == ["not-well-formed"])
    }
}
