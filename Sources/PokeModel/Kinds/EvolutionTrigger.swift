/// What sets an evolution off.
public struct EvolutionTrigger: Resource {
    /// The API's kind.
    public static let kind = Kind.evolutionTrigger

    /// The id, which is opaque.
    public let id: Int32
    /// The unique name in paths.
    public let slug: String
    /// The name for people.
    public let name: LocalizedText
    /// The species that evolve by it.
    public var species: [Reference] = []

    /// A resource of which only the identity is known.
    public init(id: Int32, slug: String, name: LocalizedText) {
        self.id = id
        self.slug = slug
        self.name = name
    }
}

extension EvolutionTrigger {
    /// What exports say.
    public static let fields: [Field<EvolutionTrigger>] =
        identity + [
            Field("species", "The species that evolve by it.", many: .pokemonSpecies) { $0.species }.inverse()
        ]
}
