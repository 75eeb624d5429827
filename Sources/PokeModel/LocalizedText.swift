/// A text in some languages, at most once in each.
public struct LocalizedText: Sendable, Hashable {
    /// The texts, ordered by tag.
    public let entries: [Localized]

    /// No text in any language.
    public static let none = LocalizedText([])

    /// Collects texts.
    ///
    /// Empty ones are left out; of two in one language the later one stays.
    public init(_ entries: some Sequence<Localized>) {
        // A dozen at most: to look for the place of each is several times as fast as a dictionary.
        var sorted: [Localized] = []
        for entry in entries where !entry.text.isEmpty {
            var place = sorted.count
            while place > 0, entry.language < sorted[place - 1].language { place -= 1 }
            if place > 0, sorted[place - 1].language == entry.language {
                sorted[place - 1] = entry
            } else {
                sorted.insert(entry, at: place)
            }
        }
        self.entries = sorted
    }

    /// Whether there is no text in any language.
    public var isEmpty: Bool { entries.isEmpty }

    /// The text in exactly that language; nil where there is none.
    public subscript(language: LanguageTag) -> String? {
        entries.first { $0.language == language }?.text
    }

    /// The text for a reader of `language`: in that language, else in one that the reader reads as well,
    /// else in English, else in the first language that there is.
    ///
    /// It says which language it is really in. Nil where empty.
    public func text(for language: LanguageTag) -> Localized? {
        for tag in [language] + language.relatives + [.english] {
            if let entry = entries.first(where: { $0.language == tag }) { return entry }
        }
        return entries.first
    }
}

/// A text and the language that it is really in.
public struct Localized: Sendable, Hashable {
    /// The text.
    public let text: String
    /// The language of the text.
    public let language: LanguageTag

    /// Joins a text to its language.
    public init(_ text: String, _ language: LanguageTag) {
        self.text = text
        self.language = language
    }
}

extension LanguageTag {
    /// Other languages of the data that a reader of this one reads as well, best first.
    var relatives: [LanguageTag] {
        switch description {
        case "es": [LanguageTag(unchecked: "es-419")]
        case "es-419": [LanguageTag(unchecked: "es")]
        case "ja": [LanguageTag(unchecked: "ja-Hrkt")]
        case "ja-Hrkt": [LanguageTag(unchecked: "ja")]
        case "zh-Hans": [LanguageTag(unchecked: "zh-Hant")]
        case "zh-Hant": [LanguageTag(unchecked: "zh-Hans")]
        default: []
        }
    }
}
