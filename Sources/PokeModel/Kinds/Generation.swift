/// A generation of games.
public struct Generation: Resource {
    /// The API's kind.
    public static let kind = Kind.generation

    /// The id, which is opaque.
    public let id: Int32
    /// The unique name in paths.
    public let slug: String
    /// The name for people.
    public let name: LocalizedText
    /// The region that its first games play in.
    public var mainRegion: Reference?
    /// The abilities that it introduced.
    public var abilities: [Reference] = []
    /// The moves that it introduced.
    public var moves: [Reference] = []
    /// The species that it introduced.
    public var species: [Reference] = []
    /// The types that it introduced.
    public var types: [Reference] = []
    /// Its games, oldest first.
    public var versionGroups: [Reference] = []

    /// A resource of which only the identity is known.
    public init(id: Int32, slug: String, name: LocalizedText) {
        self.id = id
        self.slug = slug
        self.name = name
    }
}

extension Generation {
    /// What exports say.
    public static let fields: [Field<Generation>] =
        identity + [
            Field("main_region", "The region that its first games play in.", one: .region) { $0.mainRegion },
            Field("abilities", "The abilities that it introduced.", many: .ability) { $0.abilities }.inverse(),
            Field("moves", "The moves that it introduced.", many: .move) { $0.moves }.inverse(),
            Field("species", "The species that it introduced.", many: .pokemonSpecies) { $0.species }.inverse(),
            Field("types", "The types that it introduced.", many: .type) { $0.types }.inverse(),
            Field("version_groups", "Its games, oldest first.", many: .versionGroup) { $0.versionGroups }.inverse(),
        ]
}
