public import PokeModel

/// What a move does in a super contest.
public struct WireSuperContestEffect: WireResource {
    /// The kind of these resources.
    public static let kind = Kind.superContestEffect
    /// The effect's id.
    public let id: Int32
    /// The hearts that it gives.
    public let appeal: Int32?
    /// What the games say.
    public let flavorTexts: [WireText]
    /// The moves that do so.
    public let moves: [Reference]

    /// Reads an effect.
    public init(_ members: inout WireMembers) throws(WireError) {
        appeal = try members.optional("appeal")
        flavorTexts = try members.texts("flavor_text_entries", "flavor_text")
        id = try members.required("id")
        moves = try members.references("moves", to: .move)
    }
}
