/// How firm a berry is.
public struct BerryFirmness: Resource {
    /// The API's kind.
    public static let kind = Kind.berryFirmness

    /// The id, which is opaque.
    public let id: Int32
    /// The unique name in paths.
    public let slug: String
    /// The name for people.
    public let name: LocalizedText
    /// The berries that are so.
    public var berries: [Reference] = []

    /// A resource of which only the identity is known.
    public init(id: Int32, slug: String, name: LocalizedText) {
        self.id = id
        self.slug = slug
        self.name = name
    }
}

extension BerryFirmness {
    /// What exports say.
    public static let fields: [Field<BerryFirmness>] =
        identity + [
            Field("berries", "The berries that are so.", many: .berry) { $0.berries }.inverse()
        ]
}
