/// Whom a move hits.
public struct MoveTarget: Resource {
    /// The API's kind.
    public static let kind = Kind.moveTarget

    /// The id, which is opaque.
    public let id: Int32
    /// The unique name in paths.
    public let slug: String
    /// The name for people.
    public let name: LocalizedText
    /// What it means.
    public var description: LocalizedText = .none
    /// Its moves.
    public var moves: [Reference] = []

    /// A resource of which only the identity is known.
    public init(id: Int32, slug: String, name: LocalizedText) {
        self.id = id
        self.slug = slug
        self.name = name
    }
}

extension MoveTarget {
    /// What exports say.
    public static let fields: [Field<MoveTarget>] =
        identity + [
            Field("description", "What it means.") { $0.description },
            Field("moves", "Its moves.", many: .move) { $0.moves }.inverse(),
        ]
}
