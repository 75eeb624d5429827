public import PokeModel

/// What a move does in a contest.
public struct WireContestEffect: WireResource {
    /// The kind of these resources.
    public static let kind = Kind.contestEffect
    /// The effect's id.
    public let id: Int32
    /// The hearts that it gives.
    public let appeal: Int32?
    /// The hearts that it takes from others.
    public let jam: Int32?
    /// What it does.
    public let effects: [WireText]
    /// What the games say.
    public let flavorTexts: [WireText]

    /// Reads a contest effect.
    public init(_ members: inout WireMembers) throws(WireError) {
        appeal = try members.optional("appeal")
        effects = try members.texts("effect_entries", "effect")
        flavorTexts = try members.texts("flavor_text_entries", "flavor_text")
        id = try members.required("id")
        jam = try members.optional("jam")
    }
}
