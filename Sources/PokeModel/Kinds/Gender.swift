/// A gender of pokemon.
public struct Gender: Resource {
    /// The API's kind.
    public static let kind = Kind.gender

    /// The id, which is opaque.
    public let id: Int32
    /// The unique name in paths.
    public let slug: String
    /// The name for people.
    public let name: LocalizedText
    /// The species that can have it.
    public var species: [GenderedSpecies] = []
    /// The species that must have it to evolve.
    public var requiredForEvolution: [Reference] = []

    /// A resource of which only the identity is known.
    public init(id: Int32, slug: String, name: LocalizedText) {
        self.id = id
        self.slug = slug
        self.name = name
    }
}

extension Gender {
    /// What exports say.
    public static let fields: [Field<Gender>] =
        identity + [
            Field("species", "The species that can have it.") { $0.species }.inverse(),
            Field(
                "required_for_evolution",
                "The species that must have it to evolve.",
                many: .pokemonSpecies
            ) { $0.requiredForEvolution }.inverse(),
        ]
}

/// A species that can have a gender.
public struct GenderedSpecies: Record, Decodable, Equatable {
    /// The species.
    public var species: Reference
    /// How many in eight are female, for either gender; -1 for a species without gender.
    public var rate: Int32?

    /// Joins the values.
    public init(species: Reference, rate: Int32?) {
        self.species = species
        self.rate = rate
    }
}

extension GenderedSpecies {
    /// What exports say.
    public static let fields: [Field<GenderedSpecies>] = [
        Field("species", "The species.", one: .pokemonSpecies) { $0.species },
        Field("rate", "How many in eight are female, for either gender; -1 for a species without gender.") { $0.rate },
    ]
}
