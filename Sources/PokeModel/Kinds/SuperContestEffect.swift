/// What a move does in a super contest.
public struct SuperContestEffect: Resource {
    /// The API's kind.
    public static let kind = Kind.superContestEffect

    /// The id, which is opaque.
    public let id: Int32
    /// The unique name in paths.
    public let slug: String
    /// The name for people.
    public let name: LocalizedText
    /// Hearts that the user gains.
    public var appeal: Int32?
    /// The games' own text.
    public var flavorText: LocalizedText = .none
    /// The moves that do it.
    public var moves: [Reference] = []

    /// A resource of which only the identity is known.
    public init(id: Int32, slug: String, name: LocalizedText) {
        self.id = id
        self.slug = slug
        self.name = name
    }
}

extension SuperContestEffect {
    /// What exports say.
    public static let fields: [Field<SuperContestEffect>] =
        identity + [
            Field("appeal", "Hearts that the user gains.") { $0.appeal },
            Field("flavor_text", "The games' own text.") { $0.flavorText },
            Field("moves", "The moves that do it.", many: .move) { $0.moves }.inverse(),
        ]
}
