/// A type of pokemon and moves.
public struct PokeType: Resource {
    /// The API's kind.
    public static let kind = Kind.type

    /// The id, which is opaque.
    public let id: Int32
    /// The unique name in paths.
    public let slug: String
    /// The name for people.
    public let name: LocalizedText
    /// The generation that introduced it.
    public var generation: Reference?
    /// How it fares against other types.
    public var relations: DamageRelations = DamageRelations()
    /// How it fared, oldest first; each replaces the whole table.
    public var pastRelations: [PastDamageRelations] = []
    /// The class of all its moves before the fourth generation.
    public var damageClass: Reference?
    /// The pokemon that have it.
    public var pokemon: [TypedPokemon] = []
    /// The moves that have it.
    public var moves: [Reference] = []
    /// Its numbers inside the games.
    public var gameIndices: [GenerationIndex] = []
    /// Its icons in the games, with its name on them.
    @ReadAs<TypeIcons> public var sprites: [Sprite] = []

    /// A resource of which only the identity is known.
    public init(id: Int32, slug: String, name: LocalizedText) {
        self.id = id
        self.slug = slug
        self.name = name
    }
}

extension PokeType {
    /// What exports say.
    public static let fields: [Field<PokeType>] =
        identity + [
            Field("generation", "The generation that introduced it.", one: .generation) { $0.generation },
            Field("relations", "How it fares against other types.") { $0.relations },
            Field("past_relations", "How it fared, oldest first; each replaces the whole table.") { $0.pastRelations },
            Field(
                "damage_class",
                "The class of all its moves before the fourth generation.",
                one: .moveDamageClass
            ) { $0.damageClass },
            Field("pokemon", "The pokemon that have it.") { $0.pokemon }.inverse(),
            Field("moves", "The moves that have it.", many: .move) { $0.moves }.inverse(),
            Field("game_indices", "Its numbers inside the games.") { $0.gameIndices },
            Field(
                "sprites",
                "Its icons, which show its name, by generation and game, each an address below \(SpriteMap.typeFolder): "
                    + "`generation-ix.scarlet-violet.name_icon`."
            ) { SpriteMap($0.sprites, below: SpriteMap.typeFolder) },
        ]
}

/// How a type fares against other types.
public struct DamageRelations: Record, Decodable, Equatable {
    /// The types that it hits twice as hard.
    public var doubleDamageTo: [Reference] = []
    /// The types that it hits half as hard.
    public var halfDamageTo: [Reference] = []
    /// The types that it does not hurt.
    public var noDamageTo: [Reference] = []
    /// The types that hit it twice as hard.
    public var doubleDamageFrom: [Reference] = []
    /// The types that hit it half as hard.
    public var halfDamageFrom: [Reference] = []
    /// The types that do not hurt it.
    public var noDamageFrom: [Reference] = []

    /// Joins the values.
    public init(
        doubleDamageTo: [Reference] = [],
        halfDamageTo: [Reference] = [],
        noDamageTo: [Reference] = [],
        doubleDamageFrom: [Reference] = [],
        halfDamageFrom: [Reference] = [],
        noDamageFrom: [Reference] = []
    ) {
        self.doubleDamageTo = doubleDamageTo
        self.halfDamageTo = halfDamageTo
        self.noDamageTo = noDamageTo
        self.doubleDamageFrom = doubleDamageFrom
        self.halfDamageFrom = halfDamageFrom
        self.noDamageFrom = noDamageFrom
    }
}

extension DamageRelations {
    /// What exports say.
    public static let fields: [Field<DamageRelations>] = [
        Field("double_damage_to", "The types that it hits twice as hard.", many: .type) { $0.doubleDamageTo },
        Field("half_damage_to", "The types that it hits half as hard.", many: .type) { $0.halfDamageTo },
        Field("no_damage_to", "The types that it does not hurt.", many: .type) { $0.noDamageTo },
        Field("double_damage_from", "The types that hit it twice as hard.", many: .type) { $0.doubleDamageFrom },
        Field("half_damage_from", "The types that hit it half as hard.", many: .type) { $0.halfDamageFrom },
        Field("no_damage_from", "The types that do not hurt it.", many: .type) { $0.noDamageFrom },
    ]
}

/// How a type fared up to a generation.
public struct PastDamageRelations: Record, Decodable, Equatable {
    /// The last generation that had it so.
    public var generation: Reference?
    /// How it fared.
    public var relations: DamageRelations

    /// Joins the values.
    public init(generation: Reference?, relations: DamageRelations) {
        self.generation = generation
        self.relations = relations
    }
}

extension PastDamageRelations {
    /// What exports say.
    public static let fields: [Field<PastDamageRelations>] = [
        Field("generation", "The last generation that had it so.", one: .generation) { $0.generation },
        Field("relations", "How it fared.") { $0.relations },
    ]
}

/// A pokemon of a type.
public struct TypedPokemon: Record, Decodable, Equatable {
    /// The pokemon.
    public var pokemon: Reference
    /// Whether the type is its first or its second.
    public var slot: Int32

    /// Joins the values.
    public init(pokemon: Reference, slot: Int32) {
        self.pokemon = pokemon
        self.slot = slot
    }
}

extension TypedPokemon {
    /// What exports say.
    public static let fields: [Field<TypedPokemon>] = [
        Field("pokemon", "The pokemon.", one: .pokemon) { $0.pokemon },
        Field("slot", "Whether the type is its first or its second.") { $0.slot },
    ]
}
