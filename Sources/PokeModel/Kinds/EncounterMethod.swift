/// A way to meet pokemon, as fishing.
public struct EncounterMethod: Resource {
    /// The API's kind.
    public static let kind = Kind.encounterMethod

    /// The id, which is opaque.
    public let id: Int32
    /// The unique name in paths.
    public let slug: String
    /// The name for people.
    public let name: LocalizedText
    /// Its place among the methods.
    public var order: Int32?

    /// A resource of which only the identity is known.
    public init(id: Int32, slug: String, name: LocalizedText) {
        self.id = id
        self.slug = slug
        self.name = name
    }
}

extension EncounterMethod {
    /// What exports say.
    public static let fields: [Field<EncounterMethod>] =
        identity + [
            Field("order", "Its place among the methods.") { $0.order }
        ]
}
