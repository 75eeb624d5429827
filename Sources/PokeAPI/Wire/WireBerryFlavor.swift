public import PokeModel

/// A flavor of berries.
public struct WireBerryFlavor: WireResource {
    /// The kind of these resources.
    public static let kind = Kind.berryFlavor
    /// The flavor's id.
    public let id: Int32
    /// The slug.
    public let name: String
    /// The names.
    public let names: [WireText]
    /// The contest type that goes with it.
    public let contestType: Reference?
    /// The berries that have it.
    public let berries: [Berry]

    /// Reads a flavor.
    public init(_ members: inout WireMembers) throws(WireError) {
        berries = try members.list("berries", Berry.init)
        contestType = try members.reference("contest_type", to: .contestType)
        id = try members.required("id")
        name = try members.string("name")
        names = try members.names()
    }
}

extension WireBerryFlavor {
    /// A berry that has a flavor.
    public struct Berry: Sendable, Equatable {
        /// The berry.
        public let berry: Reference
        /// How much it has of it.
        public let potency: Int32

        init(_ members: inout WireMembers) throws(WireError) {
            berry = try members.requiredReference("berry", to: .berry)
            potency = try members.optional("potency") ?? 0
        }
    }
}
