public import PokeModel

/// A region of the world.
public struct WireRegion: WireResource {
    /// The kind of these resources.
    public static let kind = Kind.region
    /// The region's id.
    public let id: Int32
    /// The slug.
    public let name: String
    /// The names.
    public let names: [WireText]
    /// The generation that introduced it; nil for those that no main game is about.
    public let mainGeneration: Reference?
    /// The locations.
    public let locations: [Reference]
    /// The Pokédexes.
    public let pokedexes: [Reference]
    /// The version groups that take place there.
    public let versionGroups: [Reference]

    /// Reads a region.
    public init(_ members: inout WireMembers) throws(WireError) {
        id = try members.required("id")
        locations = try members.references("locations", to: .location)
        mainGeneration = try members.reference("main_generation", to: .generation)
        name = try members.string("name")
        names = try members.names()
        pokedexes = try members.references("pokedexes", to: .pokedex)
        versionGroups = try members.references("version_groups", to: .versionGroup)
    }
}
