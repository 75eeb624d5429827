/// A text that some games say about a species.
public struct SpeciesFlavorText: Record, Decodable, Equatable {
    /// The language of the text.
    public var language: LanguageTag
    /// The text, without line breaks and other traces of the games' screens.
    public var text: String
    /// The texts as the API has them where they differ from the clean one.
    public var raw: [String]
    /// The games that say it, oldest first.
    public var versions: [Reference]

    /// Joins the values.
    public init(language: LanguageTag, text: String, raw: [String], versions: [Reference]) {
        self.language = language
        self.text = text
        self.raw = raw
        self.versions = versions
    }
}

extension SpeciesFlavorText {
    /// What exports say.
    public static let fields: [Field<SpeciesFlavorText>] = [
        Field("language", "The language of the text.") { $0.language },
        Field("text", "The text, without line breaks and other traces of the games' screens.") { $0.text },
        Field("raw", "The texts as the API has them where they differ from the clean one.") { $0.raw }.derived(),
        Field("versions", "The games that say it, oldest first.", many: .version) { $0.versions },
    ]
}
