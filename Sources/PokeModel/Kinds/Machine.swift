/// An item that teaches a move in a game.
public struct Machine: Resource {
    /// The API's kind.
    public static let kind = Kind.machine

    /// The id, which is opaque.
    public let id: Int32
    /// The unique name in paths.
    public let slug: String
    /// The name for people.
    public let name: LocalizedText
    /// The item.
    public var item: Reference?
    /// The move that it teaches.
    public var move: Reference?
    /// The game.
    public var versionGroup: Reference?

    /// A resource of which only the identity is known.
    public init(id: Int32, slug: String, name: LocalizedText) {
        self.id = id
        self.slug = slug
        self.name = name
    }
}

extension Machine {
    /// What exports say.
    public static let fields: [Field<Machine>] =
        identity + [
            Field("item", "The item.", one: .item) { $0.item },
            Field("move", "The move that it teaches.", one: .move) { $0.move },
            Field("version_group", "The game.", one: .versionGroup) { $0.versionGroup },
        ]
}
