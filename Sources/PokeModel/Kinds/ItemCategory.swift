/// A category of items.
public struct ItemCategory: Resource {
    /// The API's kind.
    public static let kind = Kind.itemCategory

    /// The id, which is opaque.
    public let id: Int32
    /// The unique name in paths.
    public let slug: String
    /// The name for people.
    public let name: LocalizedText
    /// The pocket that its items go into.
    public var pocket: Reference?
    /// Its items.
    public var items: [Reference] = []

    /// A resource of which only the identity is known.
    public init(id: Int32, slug: String, name: LocalizedText) {
        self.id = id
        self.slug = slug
        self.name = name
    }
}

extension ItemCategory {
    /// What exports say.
    public static let fields: [Field<ItemCategory>] =
        identity + [
            Field("pocket", "The pocket that its items go into.", one: .itemPocket) { $0.pocket },
            Field("items", "Its items.", many: .item) { $0.items }.inverse(),
        ]
}
