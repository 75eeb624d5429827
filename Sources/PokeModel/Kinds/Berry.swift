/// A berry, which is also an item.
public struct Berry: Resource {
    /// The API's kind.
    public static let kind = Kind.berry

    /// The id, which is opaque.
    public let id: Int32
    /// The unique name in paths.
    public let slug: String
    /// The name for people.
    public let name: LocalizedText
    /// The item that the berry is.
    public var item: Reference?
    /// How firm it is.
    public var firmness: Reference?
    /// How strongly it tastes of each flavor.
    public var flavors: [BerryFlavorPotency] = []
    /// Hours that one stage of its growth takes.
    public var growthTime: Int32?
    /// The most berries that one tree bears.
    public var maxHarvest: Int32?
    /// The power of Natural Gift with it.
    public var naturalGiftPower: Int32?
    /// The type of Natural Gift with it.
    public var naturalGiftType: Reference?
    /// Its size in millimetres.
    public var size: Int32?
    /// How smooth a treat made of it is.
    public var smoothness: Int32?
    /// How fast it dries the soil.
    public var soilDryness: Int32?

    /// A resource of which only the identity is known.
    public init(id: Int32, slug: String, name: LocalizedText) {
        self.id = id
        self.slug = slug
        self.name = name
    }
}

extension Berry {
    /// What exports say.
    public static let fields: [Field<Berry>] =
        identity + [
            Field("item", "The item that the berry is.", one: .item) { $0.item },
            Field("firmness", "How firm it is.", one: .berryFirmness) { $0.firmness },
            Field("flavors", "How strongly it tastes of each flavor.") { $0.flavors },
            Field("growth_time", "Hours that one stage of its growth takes.") { $0.growthTime }.measured(in: .hour),
            Field("max_harvest", "The most berries that one tree bears.") { $0.maxHarvest },
            Field("natural_gift_power", "The power of Natural Gift with it.") { $0.naturalGiftPower },
            Field("natural_gift_type", "The type of Natural Gift with it.", one: .type) { $0.naturalGiftType },
            Field("size", "Its size in millimetres.") { $0.size }.measured(in: .millimetre),
            Field("smoothness", "How smooth a treat made of it is.") { $0.smoothness },
            Field("soil_dryness", "How fast it dries the soil.") { $0.soilDryness },
        ]
}

/// How strongly a berry tastes of a flavor.
public struct BerryFlavorPotency: Record, Decodable, Equatable {
    /// The flavor.
    public var flavor: Reference
    /// How strong it is.
    public var potency: Int32

    /// Joins the values.
    public init(flavor: Reference, potency: Int32) {
        self.flavor = flavor
        self.potency = potency
    }
}

extension BerryFlavorPotency {
    /// What exports say.
    public static let fields: [Field<BerryFlavorPotency>] = [
        Field("flavor", "The flavor.", one: .berryFlavor) { $0.flavor },
        Field("potency", "How strong it is.") { $0.potency },
    ]
}
