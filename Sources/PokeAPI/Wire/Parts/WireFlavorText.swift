public import PokeModel

/// What a game says about something, in one language.
public struct WireFlavorText: Sendable, Equatable {
    /// The id of the language.
    public let language: Int32
    /// The version or the version group; nil where the API does not tell.
    public let game: Reference?
    /// The text as it came, line breaks included; can be empty.
    public let text: String
}

extension WireMembers {
    /// A list of texts of games, each the member `text` of an object with a language and a `game` of that kind.
    mutating func flavorTexts(
        _ text: StaticString,
        of game: StaticString,
        _ kind: Kind
    ) throws(WireError) -> [WireFlavorText] {
        try list("flavor_text_entries") { (entry: inout WireMembers) throws(WireError) in
            let string = try entry.string(text)
            let language = try entry.requiredID("language", of: .language)
            return WireFlavorText(language: language, game: try entry.reference(game, to: kind), text: string)
        }
    }
}
