/// A text that some games say about a thing.
public struct FlavorText: Record, Decodable, Equatable {
    /// The language of the text.
    public var language: LanguageTag
    /// The text, without line breaks and other traces of the games' screens.
    public var text: String
    /// The texts as the API has them where they differ from the clean one.
    public var raw: [String]
    /// The games that say it, oldest first.
    public var versionGroups: [Reference]

    /// Joins the values.
    public init(language: LanguageTag, text: String, raw: [String], versionGroups: [Reference]) {
        self.language = language
        self.text = text
        self.raw = raw
        self.versionGroups = versionGroups
    }
}

extension FlavorText {
    /// What exports say.
    public static let fields: [Field<FlavorText>] = [
        Field("language", "The language of the text.") { $0.language },
        Field("text", "The text, without line breaks and other traces of the games' screens.") { $0.text },
        Field("raw", "The texts as the API has them where they differ from the clean one.") { $0.raw }.derived(),
        Field("version_groups", "The games that say it, oldest first.", many: .versionGroup) { $0.versionGroups },
    ]
}
