/// The sort of thing that a move does.
public struct MoveCategory: Resource {
    /// The API's kind.
    public static let kind = Kind.moveCategory

    /// The id, which is opaque.
    public let id: Int32
    /// The unique name in paths.
    public let slug: String
    /// The name for people.
    public let name: LocalizedText
    /// What its moves do.
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

extension MoveCategory {
    /// What exports say.
    public static let fields: [Field<MoveCategory>] =
        identity + [
            Field("description", "What its moves do.") { $0.description },
            Field("moves", "Its moves.", many: .move) { $0.moves }.inverse(),
        ]
}
