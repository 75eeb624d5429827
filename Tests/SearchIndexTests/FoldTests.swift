import Foundation
import SearchIndex
import Testing

@Suite struct FoldTests {
    /// Texts and what they fold to, which the browser's tests read too.
    @Test func agreesWithTheSharedVectors() throws {
        let file = Node.root.appending(path: "Tests/BrowserTests/Fixtures/fold-vectors.json")
        let vectors = try JSONDecoder().decode([[String]].self, from: Data(contentsOf: file))
        #expect(vectors.count > 40)
        for vector in vectors {
            #expect(fold(vector[0]) == vector[1], "\(vector[0])")
        }
    }

    @Test func changesNothingThatIsFolded() throws {
        for text in ["Farfetch’d", "Nidoran♀", "ﾎﾟｹﾓﾝ ポケモン", "피카츄", "１０まんボルト", "Œuf ß ½"] {
            #expect(fold(fold(text)) == fold(text))
        }
    }
}
