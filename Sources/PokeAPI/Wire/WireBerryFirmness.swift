public import PokeModel

/// How firm berries can be.
public struct WireBerryFirmness: WireResource {
    /// The kind of these resources.
    public static let kind = Kind.berryFirmness
    /// The firmness's id.
    public let id: Int32
    /// The slug.
    public let name: String
    /// The names.
    public let names: [WireText]
    /// The berries that are so firm.
    public let berries: [Reference]

    /// Reads a firmness.
    public init(_ members: inout WireMembers) throws(WireError) {
        berries = try members.references("berries", to: .berry)
        id = try members.required("id")
        name = try members.string("name")
        names = try members.names()
    }
}
