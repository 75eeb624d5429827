import Foundation
import SearchIndex
import Testing

@Suite struct SearchIndexWriterTests {
    private func write(_ documents: [SearchDocument]) -> String {
        String(decoding: SearchIndexWriter().write(documents, language: "en").names, as: UTF8.self)
    }

    @Test func writesAnEmptyIndex() {
        #expect(write([]) == #"{"version":1,"language":"en","types":[],"kinds":[]}"#)
    }

    @Test func writesColumnsByKindAndLeavesOutWhatFollows() {
        let documents = [
            SearchDocument(kind: "move", slug: "thunder-punch", name: "Puño Trueno", types: ["electric"]),
            SearchDocument(
                kind: "pokemon",
                slug: "raichu",
                anchor: "raichu-alola",
                name: "Alolan Raichu",
                number: 26,
                types: ["electric", "psychic"]
            ),
            SearchDocument(
                kind: "pokemon",
                slug: "raichu",
                name: "Raichu",
                aliases: ["ライチュウ", "Raichu", "RAICHU", "らいちゅう", ""],
                number: 26,
                types: ["electric"],
                generation: 1
            ),
        ]
        let expected = #"""
            {"version":1,"language":"en","types":["electric","electric psychic"],"kinds":[\#
            {"kind":"move","slugs":"thunder-punch","names":"Puño Trueno","types":[1]},\#
            {"kind":"pokemon","slugs":"\n=","names":"Raichu\nAlolan Raichu","anchors":"\n-alola",\#
            "aliases":"らいちゅう\n","numbers":[26,0],"types":[1,1],"generations":[1,-1]}]}
            """#
        #expect(write(documents) == expected)
        #expect(write(documents.reversed()) == expected)
    }

    @Test func keepsSeparatorsOutOfNames() {
        let document = SearchDocument(kind: "item", slug: "a", name: "One\nline", aliases: ["x|y", "z\tz"])
        #expect(write([document]).contains(#""names":"One line","aliases":"x y|z z""#))
    }

    @Test func keepsAnAnchorThatDoesNotBeginWithTheSlug() {
        let document = SearchDocument(kind: "pokemon", slug: "a", anchor: "b-c", name: "B")
        #expect(write([document]).contains(##""anchors":"#b-c""##))
    }

    /// The browser's tests search what this writes; `RECORD_GOLDENS=1` writes it anew.
    @Test func writesTheIndexThatTheBrowserTestsRead() throws {
        let fixtures = Node.root.appending(path: "Tests/BrowserTests/Fixtures")
        let documents = try JSONDecoder().decode(
            [FixtureDocument].self,
            from: Data(contentsOf: fixtures.appending(path: "documents.json"))
        )
        let files = SearchIndexWriter().write(documents.map(\.document), language: "en")
        let shards = files.shards.map { "\($0.name) \(String(decoding: $0.bytes, as: UTF8.self))\n" }.joined()
        for (name, content) in [("index.json", Data(files.names)), ("shards.txt", Data(shards.utf8))] {
            let golden = fixtures.appending(path: name)
            if ProcessInfo.processInfo.environment["RECORD_GOLDENS"] != nil { try content.write(to: golden) }
            #expect(try Data(contentsOf: golden) == content)
        }
    }
}

/// A document as the fixture has it.
private struct FixtureDocument: Decodable {
    let kind: String
    let slug: String
    let anchor: String?
    let name: String
    let aliases: [String]
    let number: Int?
    let types: [String]
    let generation: Int?
    let passages: [String]?

    var document: SearchDocument {
        SearchDocument(
            kind: kind,
            slug: slug,
            anchor: anchor,
            name: name,
            aliases: aliases,
            number: number,
            types: types,
            generation: generation,
            // A text that begins with a tag and a colon is in that language.
            passages: (passages ?? []).map { text in
                text.hasPrefix("es:") ? SearchPassage(String(text.dropFirst(3)), language: "es") : SearchPassage(text)
            }
        )
    }
}
