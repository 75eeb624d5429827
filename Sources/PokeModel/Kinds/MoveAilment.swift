/// An ailment that moves cause.
public struct MoveAilment: Resource {
    /// The API's kind.
    public static let kind = Kind.moveAilment

    /// The id, which is opaque.
    public let id: Int32
    /// The unique name in paths.
    public let slug: String
    /// The name for people.
    public let name: LocalizedText
    /// The moves that cause it.
    public var moves: [Reference] = []

    /// A resource of which only the identity is known.
    public init(id: Int32, slug: String, name: LocalizedText) {
        self.id = id
        self.slug = slug
        self.name = name
    }
}

extension MoveAilment {
    /// What exports say.
    public static let fields: [Field<MoveAilment>] =
        identity + [
            Field("moves", "The moves that cause it.", many: .move) { $0.moves }.inverse()
        ]
}
