/// Something that can be done with an item.
public struct ItemAttribute: Resource {
    /// The API's kind.
    public static let kind = Kind.itemAttribute

    /// The id, which is opaque.
    public let id: Int32
    /// The unique name in paths.
    public let slug: String
    /// The name for people.
    public let name: LocalizedText
    /// What it means.
    public var description: LocalizedText = .none
    /// The items that have it.
    public var items: [Reference] = []

    /// A resource of which only the identity is known.
    public init(id: Int32, slug: String, name: LocalizedText) {
        self.id = id
        self.slug = slug
        self.name = name
    }
}

extension ItemAttribute {
    /// What exports say.
    public static let fields: [Field<ItemAttribute>] =
        identity + [
            Field("description", "What it means.") { $0.description },
            Field("items", "The items that have it.", many: .item) { $0.items }.inverse(),
        ]
}
