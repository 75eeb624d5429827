/// A pocket of the bag.
public struct ItemPocket: Resource {
    /// The API's kind.
    public static let kind = Kind.itemPocket

    /// The id, which is opaque.
    public let id: Int32
    /// The unique name in paths.
    public let slug: String
    /// The name for people.
    public let name: LocalizedText
    /// The categories that go into it.
    public var categories: [Reference] = []

    /// A resource of which only the identity is known.
    public init(id: Int32, slug: String, name: LocalizedText) {
        self.id = id
        self.slug = slug
        self.name = name
    }
}

extension ItemPocket {
    /// What exports say.
    public static let fields: [Field<ItemPocket>] =
        identity + [
            Field("categories", "The categories that go into it.", many: .itemCategory) { $0.categories }.inverse()
        ]
}
