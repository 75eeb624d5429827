import FoundationEssentials
import PokeModel
import Templating
import Testing

@testable import SiteGeneration

@Suite struct StringsTests {
    static let languages = Strings.available(in: "\(Theme.site)/strings").map { LanguageTag(unchecked: $0) }

    private func strings(_ language: LanguageTag) throws -> Strings {
        try Strings(directory: "\(Theme.site)/strings", language: language)
    }

    @Test func hasTheLanguagesOfTheGames() {
        #expect(Self.languages.map(\.description) == ["de", "en", "es", "fr", "it", "ja", "ko", "zh-Hans", "zh-Hant"])
    }

    @Test(arguments: languages) func hasExactlyTheStringsThatAreUsed(language: LanguageTag) throws {
        var used = Set(Phrase.allCases.map(\.rawValue))
        let settings = [
            "name", "comma", "decimal", "group", "groupFrom", "plural", "imperial", "metre", "kilogram", "byte",
            "kilobyte",
            "megabyte", "date", "months",
        ]
        used.formUnion(settings.map { "language.\($0)" })
        for section in Section.allCases {
            used.formUnion(SectionPhrase.allCases.filter { $0.isNeeded(of: section) }.map { $0.key(of: section) })
        }
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
        #expect(error?.description.contains("de, en, es") == true)
    }

    @Test(arguments: [
        ("{", "not JSON"),
        ("[]", "must be an object of groups"),
        (#"{"language": []}"#, "must be an object of strings"),
        (#"{"language": {"name": 7}}"#, "must be a text"),
        (#"{"language": {"name": "x"}}"#, "groupFrom"),
        (
            #"{"language": {"name": "x", "decimal": ".", "group": ",", "groupFrom": "1000", "plural": "two"}}"#,
            "must be one of none, one, zero-and-one"
        ),
        (Self.settings(months: "1 2 3"), "must be twelve words"),
        (Self.settings(metre: "m"), "must have a place for {number}"),
        (Self.settings(), "site.name"),
    ])
    func tellsWhatIsWrongWithAFile(json: String, message: String) {
        let error = #expect(throws: SiteError.self) {
            try Strings(Array(json.utf8), file: "xx.json", language: LanguageTag(unchecked: "xx"))
        }
        #expect(error?.description.hasPrefix("xx.json: ") == true)
        #expect(error?.description.contains(message) == true, "\(error?.description ?? "")")
    }

    private static func settings(months: String = "1 2 3 4 5 6 7 8 9 10 11 12", metre: String = "{number} m") -> String
    {
        """
        {"language": {"name": "x", "comma": ", ", "decimal": ".", "group": ",", "groupFrom": "1000", "plural": "one",
        "imperial": "", "metre": "\(metre)", "kilogram": "{number}", "byte": "{number}", "kilobyte": "{number}",
        "megabyte": "{number}", "date": "{day}", "months": "\(months)"}}
        """
    }

    @Test(arguments: [("en", "none", "must have no form"), ("ja", "one", "must have a form")])
    func takesOnlyTheFormsThatTheLanguageHas(language: String, plural: String, message: String) throws {
        let file = "\(Theme.site)/strings/\(language).json"
        let text = try String(contentsOf: URL(filePath: file), encoding: .utf8)
            .replacing(/"plural": "[a-z]+"/, with: "\"plural\": \"\(plural)\"")
        let error = #expect(throws: SiteError.self) {
            try Strings(Array(text.utf8), file: file, language: LanguageTag(unchecked: language))
        }
        #expect(error?.description.contains(message) == true, "\(error?.description ?? "")")
    }

    @Test(arguments: [
        ("en", "August 8, 2026"), ("es", "8 de agosto de 2026"), ("de", "8. August 2026"), ("ja", "2026年8月8日"),
    ])
    func writesDates(language: String, expected: String) throws {
        let dates = try strings(LanguageTag(unchecked: language)).settings.dates
        #expect(dates.day("2026-08-08") == expected)
        #expect(dates.day("2026-13-08") == "2026-13-08")
        #expect(dates.day("yesterday") == "yesterday")
    }

    @Test func listsTextsAsTheLanguageDoes() throws {
        #expect(try strings(.english).list(["a", "b"]) == "a, b")
        #expect(try strings(LanguageTag(unchecked: "ja")).list(["a", "b"]) == "a、b")
    }

    @Test(arguments: ["en", "es"]) func scriptsGetTheirStringsFromAFileOfTheLanguage(language: String) throws {
        let site = try Fixture.site()
        let page = try site.page("\(language)/move/tackle/index.html")
        let path = try #require(
            page.firstMatch(of: /<script defer="" src="..\/..\/..\/([^"]+)"><\/script>\n<script type="module"/)
        ).1
        let script = try site.file(String(path))
        #expect(script.hasPrefix("globalThis.siteStrings={") && script.hasSuffix("};\n"))
        let count = language == "en" ? #""count":{"one":"{n} result""# : #""count":{"one":"{n} resultado""#
        #expect(script.contains(count))
        #expect(path.hasPrefix("assets/strings-\(language)."))
    }
}

@Suite struct MarkedTests {
    private let korean: Strings

    init() throws {
        korean = try Strings(directory: "\(Theme.site)/strings", language: LanguageTag(unchecked: "ko"))
    }

    private func localized(_ text: String, _ language: String = "ko") -> Localized {
        Localized(text, LanguageTag(unchecked: language))
    }

    private func html(_ value: TemplateValue) -> String? {
        if case .markup(let markup) = value { markup.html } else { nil }
    }

    @Test func leavesTextsOfThePagesLanguageAsTheyAre() {
        #expect(korean.marked([localized("<레드>"), localized("블루")]).asText == "<레드>, 블루")
    }

    @Test func saysOnceWhichLanguageNeighboursAreIn() {
        let value = korean.marked([localized("레드"), localized("<Red>", "en"), localized("Blue", "en")])
        #expect(html(value) == "레드, <span lang=\"en\" class=\"foreign\">&lt;Red&gt;, Blue</span>")
    }

    @Test func fillsPhrases() {
        let value = korean.marked(.before, ["games": localized("Red & Blue", "en")])
        #expect(html(value) == "<span lang=\"en\" class=\"foreign\">Red &amp; Blue</span> 이전")
    }
}
