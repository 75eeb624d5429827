import PokeModel
import Templating
import Testing

@testable import SiteGeneration

@Suite struct StringsTests {
    static let languages = Strings.available(in: "\(Theme.site)/strings").map { LanguageTag(unchecked: $0) }

    private func strings(_ language: LanguageTag) throws -> Strings {
        try Strings(directory: "\(Theme.site)/strings", language: language)
    }

    @Test func hasEnglishAndSpanish() {
        #expect(Self.languages.contains(.english))
        #expect(Self.languages.contains(Fixture.es))
    }

    @Test(arguments: languages) func hasExactlyTheStringsThatAreUsed(language: LanguageTag) throws {
        var used = Set(Phrase.allCases.map(\.rawValue))
        used.formUnion(["name", "decimal", "group", "groupFrom", "plural", "imperial"].map { "language.\($0)" })
        for text in try Theme.templateTexts() {
            for match in text.matches(of: /\{\{[#^]?t\.([a-zA-Z]+\.[a-zA-Z]+)\}\}/) { used.insert(String(match.1)) }
        }
        let keys = Set(try strings(language).keys)
        #expect(used.subtracting(keys).sorted() == [], "missing")
        #expect(keys.subtracting(used).sorted() == [], "unused")
    }

    @Test(arguments: languages) func fillsTheSamePlacesAsEnglish(language: LanguageTag) throws {
        let english = try strings(.english)
        let other = try strings(language)
        for phrase in Phrase.allCases {
            #expect(places(of: phrase, in: other) == places(of: phrase, in: english), "\(phrase.rawValue)")
        }
    }

    private func places(of phrase: Phrase, in strings: Strings) -> Set<String> {
        Set(
            strings.pieces(of: phrase).compactMap { piece in
                if case .place(let name) = piece { name } else { nil }
            }
        )
    }

    @Test func choosesTheFormByTheNumber() throws {
        let english = try strings(.english)
        #expect(english(.countMove, count: 1) == "1 move")
        #expect(english(.countMove, count: 0) == "0 moves")
        #expect(english(.countMove, count: 1025) == "1,025 moves")
    }

    @Test func fillsPlacesByName() throws {
        #expect(try strings(.english)(.range, ["last": "b", "first": "a"]) == "a to b")
        #expect(try strings(Fixture.es)(.range, ["last": "b", "first": "a"]) == "a a b")
    }

    @Test func saysWhichLanguagesThereAre() throws {
        let error = #expect(throws: SiteError.self) { try self.strings(LanguageTag(unchecked: "tlh")) }
        #expect(error?.description.contains("\"tlh\"") == true)
        #expect(error?.description.contains("en, es") == true)
    }

    @Test(arguments: [
        ("{", "not JSON"),
        ("[]", "must be an object of groups"),
        (#"{"language": []}"#, "must be an object of strings"),
        (#"{"language": {"name": 7}}"#, "must be a text"),
        (#"{"language": {"name": "x"}}"#, "groupFrom"),
        (
            #"{"language": {"name": "x", "decimal": ".", "group": ",", "groupFrom": "1000", "plural": "two", "imperial": ""}}"#,
            "must be one of none, one, zero-and-one"
        ),
        (
            #"{"language": {"name": "x", "decimal": ".", "group": ",", "groupFrom": "1000", "plural": "one", "imperial": ""}}"#,
            "site.name"
        ),
    ])
    func tellsWhatIsWrongWithAFile(json: String, message: String) {
        let error = #expect(throws: SiteError.self) {
            try Strings(Array(json.utf8), file: "xx.json", language: LanguageTag(unchecked: "xx"))
        }
        #expect(error?.description.hasPrefix("xx.json: ") == true)
        #expect(error?.description.contains(message) == true, "\(error?.description ?? "")")
    }

    @Test func scriptStringsAreTheSameInHTMLAndXML() throws {
        let html = ScriptStrings(words: try strings(.english)).markup.html
        #expect(!html.contains("<") && !html.contains("&") && !html.contains(">"))
        #expect(html.contains(#""count":{"one":"{n} result","other":"{n} results"}"#))
    }
}
