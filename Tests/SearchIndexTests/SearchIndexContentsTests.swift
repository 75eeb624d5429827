import SearchIndex
import Testing

@Suite struct SearchIndexContentsTests {
    @Test func countsPagesAndNotWhatHasAnAnchorOnThem() throws {
        let index = SearchIndexWriter().write(
            [
                SearchDocument(kind: "pokemon", slug: "raichu", name: "Raichu", number: 26),
                SearchDocument(kind: "pokemon", slug: "raichu", anchor: "raichu-alola", name: "Alolan", number: 26),
                SearchDocument(kind: "pokemon", slug: "mew", name: "Mew", number: 151),
                SearchDocument(kind: "move", slug: "tackle", name: "Placaje"),
            ],
            language: "es"
        )
        let contents = try #require(SearchIndexContents(index.names))
        #expect(contents.language == "es")
        #expect(contents.pageCounts == ["pokemon": 2, "move": 1])
    }

    @Test(arguments: ["", "[]", #"{"version":0,"language":"en","kinds":[]}"#, #"{"version":1}"#])
    func refusesWhatIsNoIndex(text: String) {
        #expect(SearchIndexContents(Array(text.utf8)) == nil)
    }
}
