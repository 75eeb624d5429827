/// An area of the pal park.
public struct PalParkArea: Resource {
    /// The API's kind.
    public static let kind = Kind.palParkArea

    /// The id, which is opaque.
    public let id: Int32
    /// The unique name in paths.
    public let slug: String
    /// The name for people.
    public let name: LocalizedText
    /// The species met there.
    public var encounters: [PalParkEncounter] = []

    /// A resource of which only the identity is known.
    public init(id: Int32, slug: String, name: LocalizedText) {
        self.id = id
        self.slug = slug
        self.name = name
    }
}

extension PalParkArea {
    /// What exports say.
    public static let fields: [Field<PalParkArea>] =
        identity + [
            Field("encounters", "The species met there.") { $0.encounters }.inverse()
        ]
}

/// A species that is met in the pal park.
public struct PalParkEncounter: Record, Decodable, Equatable {
    /// The species.
    public var species: Reference
    /// The points for catching it.
    public var baseScore: Int32?
    /// How often it is met.
    public var rate: Int32?

    /// Joins the values.
    public init(species: Reference, baseScore: Int32?, rate: Int32?) {
        self.species = species
        self.baseScore = baseScore
        self.rate = rate
    }
}

extension PalParkEncounter {
    /// What exports say.
    public static let fields: [Field<PalParkEncounter>] = [
        Field("species", "The species.", one: .pokemonSpecies) { $0.species },
        Field("base_score", "The points for catching it.") { $0.baseScore },
        Field("rate", "How often it is met.") { $0.rate },
    ]
}
