/// A flavor of berries.
public struct BerryFlavor: Resource {
    /// The API's kind.
    public static let kind = Kind.berryFlavor

    /// The id, which is opaque.
    public let id: Int32
    /// The unique name in paths.
    public let slug: String
    /// The name for people.
    public let name: LocalizedText
    /// The berries that taste of it.
    public var berries: [FlavoredBerry] = []
    /// The contest type that it helps.
    public var contestType: Reference?

    /// A resource of which only the identity is known.
    public init(id: Int32, slug: String, name: LocalizedText) {
        self.id = id
        self.slug = slug
        self.name = name
    }
}

extension BerryFlavor {
    /// What exports say.
    public static let fields: [Field<BerryFlavor>] =
        identity + [
            Field("berries", "The berries that taste of it.") { $0.berries }.inverse(),
            Field("contest_type", "The contest type that it helps.", one: .contestType) { $0.contestType },
        ]
}

/// A berry that tastes of a flavor.
public struct FlavoredBerry: Record, Decodable, Equatable {
    /// The berry.
    public var berry: Reference
    /// How strong the flavor is.
    public var potency: Int32

    /// Joins the values.
    public init(berry: Reference, potency: Int32) {
        self.berry = berry
        self.potency = potency
    }
}

extension FlavoredBerry {
    /// What exports say.
    public static let fields: [Field<FlavoredBerry>] = [
        Field("berry", "The berry.", one: .berry) { $0.berry },
        Field("potency", "How strong the flavor is.") { $0.potency },
    ]
}
