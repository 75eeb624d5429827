/// Games that share their data, as Red and Blue.
public struct VersionGroup: Resource {
    /// The API's kind.
    public static let kind = Kind.versionGroup

    /// The id, which is opaque.
    public let id: Int32
    /// The unique name in paths.
    public let slug: String
    /// The name for people.
    public let name: LocalizedText
    /// Their generation.
    public var generation: Reference?
    /// Their place in time, which the id is not.
    public var order: Int32 = 0
    /// The games.
    public var versions: [Reference] = []
    /// The regions that they play in.
    public var regions: [Reference] = []
    /// The lists of species that they have.
    public var pokedexes: [Reference] = []
    /// The ways to learn moves that they have.
    public var learnMethods: [Reference] = []

    /// A resource of which only the identity is known.
    public init(id: Int32, slug: String, name: LocalizedText) {
        self.id = id
        self.slug = slug
        self.name = name
    }
}

extension VersionGroup {
    /// What exports say.
    public static let fields: [Field<VersionGroup>] =
        identity + [
            Field("generation", "Their generation.", one: .generation) { $0.generation },
            Field("order", "Their place in time, which the id is not.") { $0.order },
            Field("versions", "The games.", many: .version) { $0.versions }.inverse(),
            Field("regions", "The regions that they play in.", many: .region) { $0.regions },
            Field("pokedexes", "The lists of species that they have.", many: .pokedex) { $0.pokedexes },
            Field(
                "learn_methods",
                "The ways to learn moves that they have.",
                many: .moveLearnMethod
            ) { $0.learnMethods },
        ]
}
