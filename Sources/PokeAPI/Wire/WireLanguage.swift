public import PokeModel

/// A language.
public struct WireLanguage: WireResource {
    /// The kind of these resources.
    public static let kind = Kind.language
    /// The language's id.
    public let id: Int32
    /// The slug, the only key; its capitals have changed.
    public let name: String
    /// The names of the language in others, at times in itself.
    public let names: [WireText]
    /// The code of the language in ISO 639, which several share.
    public let iso639: String
    /// The code of a country in ISO 3166, which several share.
    public let iso3166: String
    /// Whether games are published in it.
    public let isOfficial: Bool

    /// Reads a language.
    public init(_ members: inout WireMembers) throws(WireError) {
        id = try members.required("id")
        iso3166 = try members.string("iso3166")
        iso639 = try members.string("iso639")
        name = try members.string("name")
        names = try members.names()
        isOfficial = try members.flag("official")
    }
}
