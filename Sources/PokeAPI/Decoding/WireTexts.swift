public import PokeModel

/// A text in one language: a name, a description, a genus.
public struct WireText: Sendable, Equatable {
    /// The id of the language.
    public let language: Int32
    /// The text as it came; can be empty.
    public let text: String
}

/// An effect in one language.
public struct WireEffect: Sendable, Equatable {
    /// The id of the language.
    public let language: Int32
    /// The effect at length; can be empty.
    public let effect: String
    /// The effect in a sentence; empty where there is none.
    public let shortEffect: String

    init(_ members: inout WireMembers) throws(WireError) {
        effect = try members.string("effect")
        language = try members.requiredID("language", of: .language)
        shortEffect = try members.string("short_effect")
    }
}

/// What a game says about something, in one language.
public struct WireFlavorText: Sendable, Equatable {
    /// The id of the language.
    public let language: Int32
    /// The version or the version group; nil where the API does not tell.
    public let game: Reference?
    /// The text as it came, line breaks included; can be empty.
    public let text: String
}

/// How an effect was different until a version group.
public struct WireEffectChange: Sendable, Equatable {
    /// What it was.
    public let effects: [WireText]
    /// The version group that ended it.
    public let versionGroup: Reference?

    init(_ members: inout WireMembers) throws(WireError) {
        effects = try members.texts("effect_entries", "effect")
        versionGroup = try members.reference("version_group", to: .versionGroup)
    }
}

/// The number of something inside a generation's games.
public struct WireGameIndex: Sendable, Equatable {
    /// The generation or the version.
    public let game: Reference
    /// The number there.
    public let index: Int32
}

extension WireMembers {
    /// A list of texts, each the member `text` of an object with a language.
    mutating func texts(_ name: StaticString, _ text: StaticString) throws(WireError) -> [WireText] {
        try list(name) { (entry: inout WireMembers) throws(WireError) in
            let language = try entry.requiredID("language", of: .language)
            return WireText(language: language, text: try entry.string(text))
        }
    }

    /// The names of a resource.
    mutating func names() throws(WireError) -> [WireText] { try texts("names", "name") }

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

    /// The numbers of a resource in games that are told by a member `game` of that kind.
    mutating func gameIndices(of game: StaticString, _ kind: Kind) throws(WireError) -> [WireGameIndex] {
        try list("game_indices") { (entry: inout WireMembers) throws(WireError) in
            let index: Int32 = try entry.optional("game_index") ?? 0
            return WireGameIndex(game: try entry.requiredReference(game, to: kind), index: index)
        }
    }
}
