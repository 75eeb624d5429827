import Diagnostics
import PokeAPI
import PokeModel

/// The tags of the API's languages.
struct Languages: Sendable {
    private let tags: [Int32: LanguageTag]
    /// The languages whose names are no tags.
    let diagnostics: [Diagnostic]

    init(_ languages: [WireLanguage]) {
        var tags: [Int32: LanguageTag] = [:]
        var diagnostics: [Diagnostic] = []
        for language in languages {
            if let tag = LanguageTag(apiSlug: language.name) {
                tags[language.id] = tag
            } else {
                diagnostics.append(
                    Diagnostic(
                        .warning,
                        rule: "unknown-language",
                        place: "language/\(language.id) name",
                        summary:
                            "expected a language tag, found \"\(language.name.prefix(40))\"; its texts are left out"
                    )
                )
            }
        }
        self.tags = tags
        self.diagnostics = diagnostics
    }

    /// The tag of a language; nil where the data does not have it.
    subscript(id: Int32) -> LanguageTag? { tags[id] }

    /// A text of one line in each language: a name, a genus, a description.
    func line(_ texts: [WireText]) -> LocalizedText {
        clean(texts, with: cleanedFlavorText).withoutPlaceholderNames
    }

    /// A text of paragraphs in each language; `chance` is the number that older texts leave a place for, in percent.
    func paragraphs(_ texts: [WireText], chance: Int32? = nil) -> LocalizedText {
        clean(texts) { text, _ in cleanedEffectText(text, chance: chance) }.withoutPlaceholders
    }

    /// A text in each language.
    ///
    /// Of two texts in one language the shorter one is taken, so that the order of the list does not matter.
    func clean(_ texts: [WireText], with clean: (String, LanguageTag) -> String) -> LocalizedText {
        let entries = texts.compactMap { text -> Localized? in
            guard let tag = tags[text.language] else { return nil }
            return Localized(clean(text.text, tag), tag)
        }
        return LocalizedText(entries.sorted { ($1.text.utf8.count, $1.text) < ($0.text.utf8.count, $0.text) })
    }
}
