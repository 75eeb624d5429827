/// A variety of a species: what has stats, types, abilities and moves.
public struct Pokemon: Resource {
    /// The API's kind.
    public static let kind = Kind.pokemon

    /// The id, which is opaque.
    public let id: Int32
    /// The unique name in paths.
    public let slug: String
    /// The name for people.
    public let name: LocalizedText
    /// The species.
    public var species: Reference?
    /// Whether it is the species' usual variety.
    public var isDefault: Bool = false
    /// Its types, primary first.
    public var types: [Reference] = []
    /// Its base stats, from hit points to speed.
    public var stats: [StatValue] = []
    /// Its abilities, by slot.
    public var abilities: [AbilitySlot] = []
    /// Its height in decimetres, as the API has it.
    public var height: Int32?
    /// Its weight in hectograms, as the API has it.
    public var weight: Int32?
    /// The experience for beating it.
    public var baseExperience: Int32?
    /// Its forms, the usual one first.
    public var forms: [Reference] = []
    /// The items that it is met with.
    public var heldItems: [HeldItem] = []
    /// The types that it had, oldest first.
    public var pastTypes: [PastTypes] = []
    /// The stats that were different, oldest first.
    public var pastStats: [PastStats] = []
    /// The abilities that were different, oldest first.
    public var pastAbilities: [PastAbilities] = []
    /// The moves that it learns, newest games first.
    @ReadAs<MethodLearnsets> public var learnsets: [Learnset] = []
    /// Its numbers inside the games.
    @ReadAs<SharedIndices> public var gameIndices: [VersionIndex] = []
    /// Its pictures.
    @ReadAs<PokemonPictures> public var sprites: [Sprite] = []
    /// The address of its cry.
    public var cry: String?
    /// The address of its cry in older games.
    public var legacyCry: String?
    /// Its place among all pokemon, where the API has one.
    public var order: Int32?

    /// A resource of which only the identity is known.
    public init(id: Int32, slug: String, name: LocalizedText) {
        self.id = id
        self.slug = slug
        self.name = name
    }

    /// Its height in metres.
    public var metres: Double? { height.map { Double($0) / 10 } }

    /// Its weight in kilograms; nil where the games show no number.
    ///
    /// The API has 10000 for the Gigantamax forms, whose weight the games show as question marks, and 0 where it knows none.
    public var kilograms: Double? { weight.flatMap { $0 == 0 || $0 == 10000 ? nil : Double($0) / 10 } }
}

extension Pokemon {
    /// What exports say.
    public static let fields: [Field<Pokemon>] =
        identity + [
            Field("species", "The species.", one: .pokemonSpecies) { $0.species },
            Field("is_default", "Whether it is the species' usual variety.") { $0.isDefault },
            Field("types", "Its types, primary first.", many: .type) { $0.types },
            Field("stats", "Its base stats, from hit points to speed.") { $0.stats },
            Field("abilities", "Its abilities, by slot.") { $0.abilities },
            Field("height", "Its height in decimetres, as the API has it.") { $0.height }.measured(in: .decimetre),
            Field("height_m", "Its height in metres.") { $0.metres }.measured(in: .metre).derived(),
            Field("weight", "Its weight in hectograms, as the API has it.") { $0.weight }.measured(in: .hectogram),
            Field("weight_kg", "Its weight in kilograms; absent where the games show no number.") { $0.kilograms }
                .measured(in: .kilogram).derived(),
            Field("base_experience", "The experience for beating it.") { $0.baseExperience },
            Field("forms", "Its forms, the usual one first.", many: .pokemonForm) { $0.forms }.inverse(),
            Field("held_items", "The items that it is met with.") { $0.heldItems },
            Field("past_types", "The types that it had, oldest first.") { $0.pastTypes },
            Field("past_stats", "The stats that were different, oldest first.") { $0.pastStats },
            Field("past_abilities", "The abilities that were different, oldest first.") { $0.pastAbilities },
            Field("game_indices", "Its numbers inside the games.") { $0.gameIndices.byNumber },
            Field("sprites", SpriteMap.documentation) { SpriteMap($0.sprites) },
            Field("cry", "The address of its cry.") { $0.cry },
            Field("legacy_cry", "The address of its cry in older games.") { $0.legacyCry },
            Field("order", "Its place among all pokemon, where the API has one.") { $0.order },
        ]
}
