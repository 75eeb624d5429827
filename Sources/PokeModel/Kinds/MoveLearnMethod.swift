/// A way to learn moves.
public struct MoveLearnMethod: Resource {
    /// The API's kind.
    public static let kind = Kind.moveLearnMethod

    /// The id, which is opaque.
    public let id: Int32
    /// The unique name in paths.
    public let slug: String
    /// The name for people.
    public let name: LocalizedText
    /// How it goes.
    public var description: LocalizedText = .none
    /// The games that have it, oldest first.
    public var versionGroups: [Reference] = []

    /// A resource of which only the identity is known.
    public init(id: Int32, slug: String, name: LocalizedText) {
        self.id = id
        self.slug = slug
        self.name = name
    }
}

extension MoveLearnMethod {
    /// What exports say.
    public static let fields: [Field<MoveLearnMethod>] =
        identity + [
            Field("description", "How it goes.") { $0.description },
            Field("version_groups", "The games that have it, oldest first.", many: .versionGroup) { $0.versionGroups }
                .inverse(),
        ]
}
