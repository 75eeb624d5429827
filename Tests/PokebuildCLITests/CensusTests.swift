import BuildSupport
import SearchIndex
import Testing

@testable import PokebuildCLI

@Suite struct CensusTests {
    private func add(_ path: String, _ text: String, to census: Census) throws {
        census.add(OutputFile(try #require(OutputPath(path)), Array(text.utf8)))
    }

    @Test func countsWhatWasWritten() throws {
        let census = Census(baseURL: "https://x.example/dex/")
        for language in ["en", "es"] {
            for page in ["", "move/", "move/page/2/", "move/tackle/", "move/growl/", "ability/levitate/"] {
                try add("\(language)/\(page)index.html", "", to: census)
            }
        }
        let documents = ["tackle", "growl"].map { SearchDocument(kind: "move", slug: $0, name: $0) }
        for (language, count) in [("en", 2), ("es", 1)] {
            let index = SearchIndexWriter().write(Array(documents.prefix(count)), language: language).names
            try add("search/\(language).0123456789.json", String(decoding: index, as: UTF8.self), to: census)
        }
        let addresses = ["en/move/tackle/", "es/move/tackle/", "es/move/growl/", "en/move/"].map {
            "<url><loc>https://x.example/dex/\($0)</loc></url>"
        }
        try add("sitemap-1.xml", addresses.joined(), to: census)
        let both = census.counts(of: "move", languages: ["en", "es"])
        #expect((both.pages, both.indexed, both.listed) == (2, 1, 1))
        let english = census.counts(of: "move", languages: ["en"])
        #expect((english.pages, english.indexed, english.listed) == (2, 2, 1))
        #expect(census.counts(of: "item", languages: ["en"]).pages == 0)
    }

    @Test func hasNoSitemapWithoutAnAddress() throws {
        #expect(Census(baseURL: nil).counts(of: "move", languages: ["en"]).listed == nil)
    }
}
