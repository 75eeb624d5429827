import Testing

@testable import SearchIndex

@Suite struct TextShardsTests {
    private func terms(_ text: String) -> [String] {
        var terms: [String] = []
        forEachTerm(in: fold(text)) { terms.append($0) }
        return terms
    }

    @Test(arguments: [
        ("Burns the FOE's ears.", ["burns", "the", "foes", "ears"]),
        ("ほのおを", ["ほの", "のお", "おを", "を"]),
        ("火", ["火"]),
        ("HP을", ["hpㅇㅡㄹ"]),
        ("2ばい", ["2", "ばい", "い"]),
        ("", []),
    ])
    func termsAreWordsAndPairsOfNeighbours(text: String, expected: [String]) {
        #expect(terms(text) == expected)
    }

    @Test func aWordOfNoLanguageIsNoTerm() {
        #expect(terms(String(repeating: "a", count: 4_000)).isEmpty)
    }

    @Test func cutsShardsWhereTheyAreFullAndNamesWhatTheyBeginWith() throws {
        let pages = (0..<2_000).map { page in
            page % 2 == 0 ? [] : [SearchPassage("word\(page) shared \(String(repeating: "filler ", count: 8))")]
        }
        let shards = TextShards(pages)
        #expect(shards.texts.count > 2)
        #expect(shards.texts.map(\.first) == shards.texts.map(\.first).sorted())
        #expect(shards.texts[0].first == 0)
        #expect(shards.terms[0].first == "filler")
        for shard in shards.terms.map(\.shard) + shards.texts.map(\.shard) { #expect(shard.bytes.count <= 100 << 10) }
    }

    @Test func countsAPageOnceForATerm() throws {
        let shards = TextShards([[SearchPassage("a b a"), SearchPassage("a")], [], [SearchPassage("a")]])
        let terms = try #require(shards.terms.first)
        #expect(String(decoding: terms.shard.bytes, as: UTF8.self) == #"{"version":1,"terms":"a 0 2\nb 0"}"#)
    }

    @Test func theSameTextsHaveTheSameBytes() {
        let pages = [[SearchPassage("Zeta eta theta iota")], [SearchPassage("Iota kappa", language: "el")]]
        #expect(TextShards(pages).terms.map(\.shard.name) == TextShards(pages).terms.map(\.shard.name))
    }

    @Test func saysTheLanguageOfATextInAnother() {
        let shards = TextShards([[SearchPassage("Iota", language: "el")]])
        #expect(
            String(decoding: shards.texts[0].shard.bytes, as: UTF8.self)
                == #"{"version":1,"texts":[[{"text":"Iota","language":"el"}]]}"#
        )
    }

    @Test func withoutTextsThereAreNoShards() {
        #expect(TextShards([[], []]).texts.isEmpty)
        #expect(TextShards([[], []]).terms.isEmpty)
    }
}
