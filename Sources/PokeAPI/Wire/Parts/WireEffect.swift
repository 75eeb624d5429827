import PokeModel

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
