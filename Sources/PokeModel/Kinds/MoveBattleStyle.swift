/// A style of battle in the battle palace.
public struct MoveBattleStyle: Resource {
    /// The API's kind.
    public static let kind = Kind.moveBattleStyle

    /// The id, which is opaque.
    public let id: Int32
    /// The unique name in paths.
    public let slug: String
    /// The name for people.
    public let name: LocalizedText

    /// A resource of which only the identity is known.
    public init(id: Int32, slug: String, name: LocalizedText) {
        self.id = id
        self.slug = slug
        self.name = name
    }
}

extension MoveBattleStyle {
    /// What exports say.
    public static let fields: [Field<MoveBattleStyle>] = identity
}
