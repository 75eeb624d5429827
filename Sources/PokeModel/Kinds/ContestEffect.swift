/// What a move does in a contest.
public struct ContestEffect: Resource {
    /// The API's kind.
    public static let kind = Kind.contestEffect

    /// The id, which is opaque.
    public let id: Int32
    /// The unique name in paths.
    public let slug: String
    /// The name for people.
    public let name: LocalizedText
    /// Hearts that the user gains.
    public var appeal: Int32?
    /// Hearts that others lose.
    public var jam: Int32?
    /// What it does.
    public var effect: LocalizedText = .none
    /// The games' own text.
    public var flavorText: LocalizedText = .none

    /// A resource of which only the identity is known.
    public init(id: Int32, slug: String, name: LocalizedText) {
        self.id = id
        self.slug = slug
        self.name = name
    }
}

extension ContestEffect {
    /// What exports say.
    public static let fields: [Field<ContestEffect>] =
        identity + [
            Field("appeal", "Hearts that the user gains.") { $0.appeal },
            Field("jam", "Hearts that others lose.") { $0.jam },
            Field("effect", "What it does.") { $0.effect },
            Field("flavor_text", "The games' own text.") { $0.flavorText },
        ]
}
