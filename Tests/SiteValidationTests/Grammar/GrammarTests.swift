import Diagnostics
import TestSupport
import Testing

@testable import SiteValidation

@Suite struct GrammarReaderTests {
    @Test(arguments: [
        ("start = a", "nothing defines a"), ("start = a\na = start", "holds itself"),
        ("start = element a { empty }\nstart = empty", "start is defined twice"),
        ("start = element a { text, text | text }", "two connectors"), ("start = element { text }", "where a name"),
        ("start = element a { \"x\" }", "outside of an attribute"),
        ("start = element a { attribute b { element c { text } } }", "holds what is no value"),
        ("start = element a { xsd:date }", "xsd:date is not understood"), ("start = [", "is not understood"),
    ])
    func refuses(text: String, reason: String) {
        do {
            _ = try Grammar(text)
            Issue.record("\(text) is taken for a grammar")
        } catch {
            #expect(error.message.contains(reason), "\(error.message)")
        }
    }

    @Test func namesTheLine() {
        do {
            _ = try Grammar("# a comment\nstart = element a { text }\n\nb = ~")
            Issue.record("~ is taken for a pattern")
        } catch {
            #expect(error.line == 4)
        }
    }

    @Test func readsOurOwn() {
        #expect(Grammars.markup.elementNames.count > 120)
        #expect(Grammars.sitemap.elementNames.contains("urlset"))
        #expect(Grammars.feed.elementNames.contains("entry"))
    }
}

@Suite struct GrammarVisitTests {
    private func found(_ body: String) -> [String] {
        facts(page(body)).diagnostics.map { fault in
            let place = fault.place.split(separator: ":").dropFirst().joined(separator: ":")
            return "\(fault.rule) \(place): \(fault.summary)"
        }
    }

    @Test func tellsWhatStandsWhereItMayNot() {
        #expect(
            found("<ul><div>x</div></ul>")
                == [
                    "misplaced-element 4:5: div may not stand here, at html > body > main > ul > div; "
                        + "expected: li, script, template"
                ]
        )
        #expect(found("<p><b><div><p>one cause</p></div></b></p>").count == 1)
        #expect(found("<p>a<div>b</div></p>").map { $0.prefix(17) } == ["misplaced-element"])
        #expect(found("<ul>text<li>x</li>text</ul>").map { $0.prefix(14) } == ["misplaced-text"])
    }

    @Test func tellsWhatIsNoElement() {
        #expect(
            found("<p>\n<spam>x</spam></p>")
                == [
                    "unknown-element 5:1: there is no element spam, at html > body > main > p > spam; "
                        + "did you mean span"
                ]
        )
        #expect(found("<center>x</center>").count == 1)
    }

    @Test func tellsWhatIsMissing() {
        #expect(
            found("<dl><dt>a</dt></dl>")
                == ["incomplete-element 4:15: html > body > main > dl ends without dd"]
        )
        #expect(found("<details>x</details>").map { $0.prefix(14) }.contains("misplaced-text"))
        #expect(found("<picture><source srcset=\"data:,\"/></picture>").count == 1)
        #expect(
            found("<video><source/></video>")
                == ["missing-attribute 4:8: source lacks the attribute src at html > body > main > video > source"]
        )
    }

    @Test func tellsAttributes() {
        #expect(
            found("<p clas=\"x\">x</p>")
                == [
                    "unknown-attribute 4:1: p may not have the attribute clas here, at html > body > main > p; "
                        + "did you mean class"
                ]
        )
        #expect(
            found("<p\n dir=\"up\">x</p>")
                == [
                    "attribute-value 4:1: \"up\" is no value of dir at html > body > main > p; "
                        + "expected: \"ltr\", \"rtl\" or \"auto\""
                ]
        )
        #expect(found("<p onclick=\"a()\">x</p>").count == 1)
        #expect(found("<input type=\"checkbox\" aria-label=\"x\" min=\"3\"/>").count == 1)
        #expect(found("<table><tr><th colspan=\"0\">x</th></tr></table>").count == 1)
        #expect(found("<p data-anything=\"x\" data-n=\"1\">x</p>") == [])
        #expect(found("<p data-=\"x\">x</p>").count == 1)
    }

    @Test func tellsTheWrongNamespace() {
        #expect(rules("<svg xmlns=\"http://www.w3.org/2000/svg\"/>", at: "a.svg") == [])
        #expect(rules("<svg/>", at: "a.svg") == ["wrong-namespace"])
        #expect(rules("<feed xmlns=\"urn:x\"/>", at: "a.xml") == ["wrong-namespace", "incomplete-element"])
        #expect(rules("<html xmlns=\"urn:x\" lang=\"en\"/>", at: "a.html").contains("wrong-namespace"))
        #expect(rules("<svg/>", at: "a.html").contains("misplaced-element"))
    }
}

/// The same grammar read by libxml2 is the judge of our reading.
@Suite struct GrammarOracleTests {
    private let libxml2: RelaxNGValidator

    init() throws {
        let definitions = try GrammarReader.read(String(decoding: PackageResources.markup_rnc, as: UTF8.self))
        libxml2 = try #require(RelaxNGValidator(GrammarXML.write(definitions, start: "html")))
    }

    private static let parts = [
        "<p>", "</p>", "<div>", "</div>", "<ul>", "</ul>", "<li>", "</li>", "<dl>", "</dl>", "<dt>", "</dt>", "<dd>",
        "</dd>",
        "<table>", "</table>", "<tr>", "</tr>", "<td>", "</td>", "<a href=\"#\">", "</a>", "<video src=\"a\">",
        "</video>",
        "<source src=\"a\"/>", "<br/>", "text", "<select>", "</select>", "<option>", "</option>",
        "<input type=\"radio\" checked=\"\"/>", "<input type=\"number\" min=\"1\"/>", "<input min=\"1\"/>",
        "<svg><g><path d=\"M0 0\"/></g></svg>", "<svg><p/></svg>", "<img src=\"a\" alt=\"\" width=\"x\"/>", "<b>",
        "</b>",
        "<script>x</script>", "<script src=\"a\">x</script>", "<details><summary>x</summary>", "</details>",
        "<p title=\"x\" hidden=\"\">",
        "<progress value=\"0.5\"/>", "<progress value=\"half\"/>", "<figure><figcaption>x</figcaption>", "</figure>",
        "<math><mi a=\"b\">x</mi></math>",
    ]

    @Test func agreesAboutDocumentsAtRandom() throws {
        var generator = SplitMix64(state: 7)
        var verdicts = [0, 0]
        for _ in 0..<4_000 {
            // Mostly nested well: each part that opens is closed at random, the rest at the end.
            var open: [String] = []
            var body = ""
            for _ in 0..<Int.random(in: 1...6, using: &generator) {
                guard let part = Self.parts.randomElement(using: &generator), !part.hasPrefix("</") else {
                    body += open.popLast().map { "</\($0)>" } ?? ""
                    continue
                }
                body += part
                let name = String(part.dropFirst().prefix { $0.isLetter })
                if part.hasPrefix("<"), !part.hasSuffix("/>"), !part.contains("</\(name)>") { open.append(name) }
            }
            body += open.reversed().map { "</\($0)>" }.joined()
            let markup = page(body)
            guard let expected = libxml2.accepts(markup) else { continue }
            let isAccepted = facts(markup).diagnostics.allSatisfy { !Grammars.rules.contains($0.rule) }
            #expect(isAccepted == expected, "\(body)")
            verdicts[expected ? 1 : 0] += 1
        }
        #expect(verdicts.allSatisfy { $0 > 300 }, "\(verdicts)")
    }
}
