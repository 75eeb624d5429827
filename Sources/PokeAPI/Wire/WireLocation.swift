public import PokeModel

/// A location: a town, a route, a cave.
public struct WireLocation: WireResource {
    /// The kind of these resources.
    public static let kind = Kind.location
    /// The location's id.
    public let id: Int32
    /// The slug.
    public let name: String
    /// The names.
    public let names: [WireText]
    /// The region.
    public let region: Reference?
    /// The areas.
    public let areas: [Reference]
    /// The numbers in the generations, where one can have several.
    public let gameIndices: [WireGameIndex]

    /// Reads a location.
    public init(_ members: inout WireMembers) throws(WireError) {
        areas = try members.references("areas", to: .locationArea)
        gameIndices = try members.gameIndices(of: "generation", .generation)
        id = try members.required("id")
        name = try members.string("name")
        names = try members.names()
        region = try members.reference("region", to: .region)
    }
}
