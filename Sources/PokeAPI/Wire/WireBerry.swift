public import PokeModel

/// A berry: how it grows and tastes.
///
/// Its name and picture are those of its item.
public struct WireBerry: WireResource {
    /// The kind of these resources.
    public static let kind = Kind.berry
    /// The berry's id, which is not its item's.
    public let id: Int32
    /// The slug.
    public let name: String
    /// The item.
    public let item: Reference
    /// How firm it is.
    public let firmness: Reference?
    /// How much it has of each flavor.
    public let flavors: [Flavor]
    /// The hours of a stage of growth.
    public let growthTime: Int32?
    /// The most berries on a tree.
    public let maxHarvest: Int32?
    /// The size in millimetres.
    public let size: Int32?
    /// The smoothness, for making sweets.
    public let smoothness: Int32?
    /// How fast it dries the soil.
    public let soilDryness: Int32?
    /// The power of the move Natural Gift with it.
    public let naturalGiftPower: Int32?
    /// The type of the move Natural Gift with it.
    public let naturalGiftType: Reference?

    /// Reads a berry.
    public init(_ members: inout WireMembers) throws(WireError) {
        firmness = try members.reference("firmness", to: .berryFirmness)
        flavors = try members.list("flavors", Flavor.init)
        growthTime = try members.optional("growth_time")
        id = try members.required("id")
        item = try members.requiredReference("item", to: .item)
        maxHarvest = try members.optional("max_harvest")
        name = try members.string("name")
        naturalGiftPower = try members.optional("natural_gift_power")
        naturalGiftType = try members.reference("natural_gift_type", to: .type)
        size = try members.optional("size")
        smoothness = try members.optional("smoothness")
        soilDryness = try members.optional("soil_dryness")
    }
}

extension WireBerry {
    /// How much a berry has of a flavor.
    public struct Flavor: Sendable, Equatable {
        /// The flavor.
        public let flavor: Reference
        /// How much; 0 for none.
        public let potency: Int32

        init(_ members: inout WireMembers) throws(WireError) {
            flavor = try members.requiredReference("flavor", to: .berryFlavor)
            potency = try members.optional("potency") ?? 0
        }
    }
}
