/// What happens when an item is flung.
public struct ItemFlingEffect: Resource {
    /// The API's kind.
    public static let kind = Kind.itemFlingEffect

    /// The id, which is opaque.
    public let id: Int32
    /// The unique name in paths.
    public let slug: String
    /// The name for people.
    public let name: LocalizedText
    /// What happens.
    public var effect: LocalizedText = .none
    /// The items that do it.
    public var items: [Reference] = []

    /// A resource of which only the identity is known.
    public init(id: Int32, slug: String, name: LocalizedText) {
        self.id = id
        self.slug = slug
        self.name = name
    }
}

extension ItemFlingEffect {
    /// What exports say.
    public static let fields: [Field<ItemFlingEffect>] =
        identity + [
            Field("effect", "What happens.") { $0.effect },
            Field("items", "The items that do it.", many: .item) { $0.items }.inverse(),
        ]
}
