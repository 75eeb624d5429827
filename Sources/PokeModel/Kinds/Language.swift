/// A language of the data.
public struct Language: Resource {
    /// The API's kind.
    public static let kind = Kind.language

    /// The id, which is opaque.
    public let id: Int32
    /// The unique name in paths.
    public let slug: String
    /// The name for people.
    public let name: LocalizedText
    /// The language's BCP 47 tag.
    public var tag: LanguageTag?
    /// Its code in ISO 639, which several share.
    public var iso639: String = ""
    /// The country that stands for it, in ISO 3166.
    public var iso3166: String = ""
    /// Whether games are published in it.
    public var isOfficial: Bool = false

    /// A resource of which only the identity is known.
    public init(id: Int32, slug: String, name: LocalizedText) {
        self.id = id
        self.slug = slug
        self.name = name
    }
}

extension Language {
    /// What exports say.
    public static let fields: [Field<Language>] =
        identity + [
            Field("tag", "The language's BCP 47 tag.") { $0.tag },
            Field("iso639", "Its code in ISO 639, which several share.") { $0.iso639 },
            Field("iso3166", "The country that stands for it, in ISO 3166.") { $0.iso3166 },
            Field("is_official", "Whether games are published in it.") { $0.isOfficial },
        ]
}
