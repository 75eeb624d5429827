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

    @Test func hasTheTableThatTheBrowserHas() throws {
        let swift = try String(
            contentsOf: Node.root.appending(path: "Sources/SearchIndex/FoldTable.swift"),
            encoding: .utf8
        )
        let script = try String(contentsOf: Node.root.appending(path: "site/js/fold-table.js"), encoding: .utf8)
        let swiftTable = Self.constants(of: swift, opening: "static let ")
        #expect(swiftTable.count == 7)
        #expect(swiftTable == Self.constants(of: script, opening: "export const "))
    }

    /// The values of a source file's string constants, by name.
    ///
    /// Unicode scalars are compared, as `String` takes a kana with its mark and the one kana for equal.
    private static func constants(of source: String, opening: String) -> [String: [Unicode.Scalar]] {
        var constants: [String: [Unicode.Scalar]] = [:]
        for part in source.components(separatedBy: opening).dropFirst() {
            let name = part.prefix { $0 != " " }
            let value = part.components(separatedBy: "= ").dropFirst().joined(separator: "= ")
                .components(separatedBy: "\n\n")[0].components(separatedBy: "\n}")[0]
            constants[String(name)] = value.unicodeScalars.filter { !"\"`;\n ".unicodeScalars.contains($0) }
        }
        return constants
    }
}
