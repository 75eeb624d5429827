/// A region of the world.
public struct Region: Resource {
    /// The API's kind.
    public static let kind = Kind.region

    /// The id, which is opaque.
    public let id: Int32
    /// The unique name in paths.
    public let slug: String
    /// The name for people.
    public let name: LocalizedText
    /// The generation that introduced it.
    public var mainGeneration: Reference?
    /// Its places.
    public var locations: [Reference] = []
    /// The lists of its species.
    public var pokedexes: [Reference] = []
    /// The games that play in it, oldest first.
    public var versionGroups: [Reference] = []

    /// A resource of which only the identity is known.
    public init(id: Int32, slug: String, name: LocalizedText) {
        self.id = id
        self.slug = slug
        self.name = name
    }
}

extension Region {
    /// What exports say.
    public static let fields: [Field<Region>] =
        identity + [
            Field("main_generation", "The generation that introduced it.", one: .generation) { $0.mainGeneration },
            Field("locations", "Its places.", many: .location) { $0.locations }.inverse(),
            Field("pokedexes", "The lists of its species.", many: .pokedex) { $0.pokedexes }.inverse(),
            Field(
                "version_groups",
                "The games that play in it, oldest first.",
                many: .versionGroup
            ) { $0.versionGroups }.inverse(),
        ]
}
