/// A group of species that can breed with each other.
public struct EggGroup: Resource {
    /// The API's kind.
    public static let kind = Kind.eggGroup

    /// The id, which is opaque.
    public let id: Int32
    /// The unique name in paths.
    public let slug: String
    /// The name for people.
    public let name: LocalizedText
    /// The species in it.
    public var species: [Reference] = []

    /// A resource of which only the identity is known.
    public init(id: Int32, slug: String, name: LocalizedText) {
        self.id = id
        self.slug = slug
        self.name = name
    }
}

extension EggGroup {
    /// What exports say.
    public static let fields: [Field<EggGroup>] =
        identity + [
            Field("species", "The species in it.", many: .pokemonSpecies) { $0.species }.inverse()
        ]
}
