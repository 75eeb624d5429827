/// A category of contests.
public struct ContestType: Resource {
    /// The API's kind.
    public static let kind = Kind.contestType

    /// The id, which is opaque.
    public let id: Int32
    /// The unique name in paths.
    public let slug: String
    /// The name for people.
    public let name: LocalizedText
    /// The flavor of berries that helps in it.
    public var berryFlavor: Reference?
    /// Its color.
    public var color: LocalizedText = .none

    /// A resource of which only the identity is known.
    public init(id: Int32, slug: String, name: LocalizedText) {
        self.id = id
        self.slug = slug
        self.name = name
    }
}

extension ContestType {
    /// What exports say.
    public static let fields: [Field<ContestType>] =
        identity + [
            Field("berry_flavor", "The flavor of berries that helps in it.", one: .berryFlavor) { $0.berryFlavor },
            Field("color", "Its color.") { $0.color },
        ]
}
