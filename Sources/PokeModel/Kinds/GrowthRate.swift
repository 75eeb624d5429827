/// How much experience the levels take.
public struct GrowthRate: Resource {
    /// The API's kind.
    public static let kind = Kind.growthRate

    /// The id, which is opaque.
    public let id: Int32
    /// The unique name in paths.
    public let slug: String
    /// The name for people.
    public let name: LocalizedText
    /// The experience for level x, in LaTeX.
    public var formula: String = ""
    /// The experience for each level.
    public var levels: [LevelExperience] = []
    /// The species that grow so.
    public var species: [Reference] = []

    /// A resource of which only the identity is known.
    public init(id: Int32, slug: String, name: LocalizedText) {
        self.id = id
        self.slug = slug
        self.name = name
    }
}

extension GrowthRate {
    /// What exports say.
    public static let fields: [Field<GrowthRate>] =
        identity + [
            Field("formula", "The experience for level x, in LaTeX.") { $0.formula },
            Field("levels", "The experience for each level.") { $0.levels },
            Field("species", "The species that grow so.", many: .pokemonSpecies) { $0.species }.inverse(),
        ]
}

/// The experience that a level takes.
public struct LevelExperience: Record, Decodable, Equatable {
    /// The level.
    public var level: Int32
    /// The whole experience needed to reach it.
    public var experience: Int32

    /// Joins the values.
    public init(level: Int32, experience: Int32) {
        self.level = level
        self.experience = experience
    }
}

extension LevelExperience {
    /// What exports say.
    public static let fields: [Field<LevelExperience>] = [
        Field("level", "The level.") { $0.level },
        Field("experience", "The whole experience needed to reach it.") { $0.experience },
    ]
}
