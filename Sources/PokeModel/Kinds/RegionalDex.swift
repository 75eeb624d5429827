/// A numbered list of species, as a game has it.
public struct RegionalDex: Resource {
    /// The API's kind.
    public static let kind = Kind.pokedex

    /// The id, which is opaque.
    public let id: Int32
    /// The unique name in paths.
    public let slug: String
    /// The name for people.
    public let name: LocalizedText
    /// What it is.
    public var description: LocalizedText = .none
    /// Whether it belongs to the main series of games.
    public var isMainSeries: Bool = false
    /// The region that it is for; absent for the national one.
    public var region: Reference?
    /// The games that have it, oldest first.
    public var versionGroups: [Reference] = []
    /// Its species, by number.
    public var entries: [DexEntry] = []

    /// A resource of which only the identity is known.
    public init(id: Int32, slug: String, name: LocalizedText) {
        self.id = id
        self.slug = slug
        self.name = name
    }
}

extension RegionalDex {
    /// What exports say.
    public static let fields: [Field<RegionalDex>] =
        identity + [
            Field("description", "What it is.") { $0.description },
            Field("is_main_series", "Whether it belongs to the main series of games.") { $0.isMainSeries },
            Field("region", "The region that it is for; absent for the national one.", one: .region) { $0.region },
            Field("version_groups", "The games that have it, oldest first.", many: .versionGroup) { $0.versionGroups },
            Field("entries", "Its species, by number.") { $0.entries }.inverse(),
        ]
}

/// A species and its number.
public struct DexEntry: Record, Decodable, Equatable {
    /// The number, which can be 0.
    public var number: Int32
    /// The species.
    public var species: Reference

    /// Joins the values.
    public init(number: Int32, species: Reference) {
        self.number = number
        self.species = species
    }
}

extension DexEntry {
    /// What exports say.
    public static let fields: [Field<DexEntry>] = [
        Field("number", "The number, which can be 0.") { $0.number },
        Field("species", "The species.", one: .pokemonSpecies) { $0.species },
    ]
}
