public import PokeModel

/// A type of pokemon and moves.
public struct WireType: WireResource {
    /// The kind of these resources.
    public static let kind = Kind.type
    /// The type's id.
    public let id: Int32
    /// The slug.
    public let name: String
    /// The names.
    public let names: [WireText]
    /// The generation that introduced it.
    public let generation: Reference?
    /// The damage class of its moves before generation IV.
    public let moveDamageClass: Reference?
    /// How damage depends on the other type.
    public let damageRelations: DamageRelations
    /// How damage depended on the other type, by the last generation for which it did; whole tables.
    public let pastDamageRelations: [PastDamageRelations]
    /// The numbers in the generations.
    public let gameIndices: [WireGameIndex]
    /// The moves of the type.
    public let moves: [Reference]
    /// The pokemon of the type.
    public let pokemon: [Member]
    /// The icons, which have the type's name in a language on them.
    public let sprites: WireSprites

    /// Reads a type.
    public init(_ members: inout WireMembers) throws(WireError) {
        damageRelations = try members.object("damage_relations", DamageRelations.init) ?? DamageRelations()
        gameIndices = try members.gameIndices(of: "generation", .generation)
        generation = try members.reference("generation", to: .generation)
        id = try members.required("id")
        moveDamageClass = try members.reference("move_damage_class", to: .moveDamageClass)
        moves = try members.references("moves", to: .move)
        name = try members.string("name")
        names = try members.names()
        pastDamageRelations = try members.list("past_damage_relations", PastDamageRelations.init)
        pokemon = try members.list("pokemon", Member.init)
        sprites = try members.object("sprites", WireSprites.init) ?? WireSprites()
    }
}

extension WireType {
    /// How damage depends on the other type.
    public struct DamageRelations: Sendable, Equatable {
        /// The types whose moves do double damage to this one.
        public private(set) var doubleFrom: [Reference] = []
        /// The types whose moves do half damage to this one.
        public private(set) var halfFrom: [Reference] = []
        /// The types whose moves do no damage to this one.
        public private(set) var noneFrom: [Reference] = []
        /// The types that this one's moves do double damage to.
        public private(set) var doubleTo: [Reference] = []
        /// The types that this one's moves do half damage to.
        public private(set) var halfTo: [Reference] = []
        /// The types that this one's moves do no damage to.
        public private(set) var noneTo: [Reference] = []

        init() {}

        init(_ members: inout WireMembers) throws(WireError) {
            doubleFrom = try members.references("double_damage_from", to: .type)
            doubleTo = try members.references("double_damage_to", to: .type)
            halfFrom = try members.references("half_damage_from", to: .type)
            halfTo = try members.references("half_damage_to", to: .type)
            noneFrom = try members.references("no_damage_from", to: .type)
            noneTo = try members.references("no_damage_to", to: .type)
        }
    }

    /// How damage depended on the other type up to a generation.
    public struct PastDamageRelations: Sendable, Equatable {
        /// The last generation for which it was so.
        public let generation: Reference
        /// The whole table of that time.
        public let damageRelations: DamageRelations

        init(_ members: inout WireMembers) throws(WireError) {
            damageRelations = try members.object("damage_relations", DamageRelations.init) ?? DamageRelations()
            generation = try members.requiredReference("generation", to: .generation)
        }
    }

    /// A pokemon of a type.
    public struct Member: Sendable, Equatable {
        /// The pokemon.
        public let pokemon: Reference
        /// Whether the type is its first or second.
        public let slot: Int32

        init(_ members: inout WireMembers) throws(WireError) {
            pokemon = try members.requiredReference("pokemon", to: .pokemon)
            slot = try members.required("slot")
        }
    }
}
