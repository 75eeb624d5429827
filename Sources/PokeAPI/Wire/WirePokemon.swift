public import PokeModel

/// A pokemon: one variety of a species, with its stats, types, abilities and moves.
public struct WirePokemon: WireResource {
    /// The kind of these resources.
    public static let kind = Kind.pokemon
    /// The pokemon's id, which is not its form's above 10000.
    public let id: Int32
    /// The slug.
    public let name: String
    /// The species.
    public let species: Reference
    /// Whether it stands for its species.
    public let isDefault: Bool
    /// A sort order; -1 and shared numbers occur.
    public let order: Int32?
    /// The height in decimetres.
    public let height: Int32?
    /// The weight in hectograms; 0 and 10000 mean unknown.
    public let weight: Int32?
    /// The experience for defeating it.
    public let baseExperience: Int32?
    /// The forms.
    public let forms: [Reference]
    /// The abilities.
    public let abilities: [WireAbilitySlot]
    /// The types.
    public let types: [WireTypeSlot]
    /// The stats.
    public let stats: [WireBaseStat]
    /// The abilities that were different, by the last generation for which they were.
    public let pastAbilities: [Past<WireAbilitySlot>]
    /// The types that were different, by the last generation for which they were.
    public let pastTypes: [Past<WireTypeSlot>]
    /// The stats that were different, by the last generation for which they were.
    public let pastStats: [Past<WireBaseStat>]
    /// The numbers in the versions.
    public let gameIndices: [WireGameIndex]
    /// The items that it can hold when met.
    public let heldItems: [HeldItem]
    /// The moves that it can learn, a row for each way.
    public let moves: [LearnedMove]
    /// The pictures.
    public let sprites: WireSprites
    /// The address of its cry.
    public let latestCry: String?
    /// The address of its cry in older games.
    public let legacyCry: String?

    /// The address of the encounters follows from the id.
    public static let ignoredMembers: [StaticString] = ["location_area_encounters"]

    /// Reads a pokemon.
    public init(_ members: inout WireMembers) throws(WireError) {
        abilities = try members.list("abilities", WireAbilitySlot.init)
        baseExperience = try members.optional("base_experience")
        let cries = try members.object("cries") { (cries: inout WireMembers) throws(WireError) in
            (latest: try cries.optional("latest") as String?, legacy: try cries.optional("legacy") as String?)
        }
        latestCry = cries?.latest
        legacyCry = cries?.legacy
        forms = try members.references("forms", to: .pokemonForm)
        gameIndices = try members.gameIndices(of: "version", .version)
        height = try members.optional("height")
        heldItems = try members.list("held_items", HeldItem.init)
        id = try members.required("id")
        isDefault = try members.flag("is_default")
        moves = try LearnedMove.all(in: &members)
        name = try members.string("name")
        order = try members.optional("order")
        pastAbilities = try members.past("past_abilities", "abilities", WireAbilitySlot.init)
        pastStats = try members.past("past_stats", "stats", WireBaseStat.init)
        pastTypes = try members.past("past_types", "types", WireTypeSlot.init)
        species = try members.requiredReference("species", to: .pokemonSpecies)
        sprites = try members.object("sprites", WireSprites.init) ?? WireSprites()
        stats = try members.list("stats", WireBaseStat.init)
        types = try members.list("types", WireTypeSlot.init)
        weight = try members.optional("weight")
    }
}

extension WirePokemon {
    /// What was different up to a generation.
    public struct Past<Value: Sendable>: Sendable {
        /// The last generation for which it was so.
        public let generation: Reference
        /// What it was; the rest was as now.
        public let values: [Value]
    }

    /// An item that a pokemon can hold when met.
    public struct HeldItem: Sendable {
        /// The item.
        public let item: Reference
        /// How often it is held, by version.
        public let rarities: [WireRarity]

        init(_ members: inout WireMembers) throws(WireError) {
            item = try members.requiredReference("item", to: .item)
            rarities = try members.list("version_details", WireRarity.init)
        }
    }

    /// One way in which a pokemon learns a move.
    ///
    /// There are over 600,000 of these, hence ids in place of references.
    public struct LearnedMove: Sendable, Equatable {
        /// The id of the move.
        public let move: Int32
        /// The id of the version group.
        public let versionGroup: Int32
        /// The id of the learn method.
        public let method: Int32
        /// The level; 0 where the method knows none, or for a move that is learned by evolving.
        public let level: Int16
        /// The place among the moves of the same level.
        public let order: Int16?

        init(move: Int32, _ members: inout WireMembers) throws(WireError) {
            self.move = move
            level = try members.optional("level_learned_at") ?? 0
            method = try members.requiredID("move_learn_method", of: .moveLearnMethod)
            order = try members.optional("order")
            versionGroup = try members.requiredID("version_group", of: .versionGroup)
        }

        static func all(in members: inout WireMembers) throws(WireError) -> [LearnedMove] {
            var moves: [LearnedMove] = []
            try members.forEach("moves") { (entry: inout WireMembers) throws(WireError) in
                let move = try entry.requiredID("move", of: .move)
                try entry.forEach("version_group_details") { (row: inout WireMembers) throws(WireError) in
                    moves.append(try LearnedMove(move: move, &row))
                }
            }
            return moves
        }
    }
}

extension WireMembers {
    fileprivate mutating func past<Value: Sendable>(
        _ name: StaticString,
        _ values: StaticString,
        _ read: (inout WireMembers) throws(WireError) -> Value
    ) throws(WireError) -> [WirePokemon.Past<Value>] {
        try list(name) { (entry: inout WireMembers) throws(WireError) in
            let values = try entry.list(values, read)
            let generation = try entry.requiredReference("generation", to: .generation)
            return WirePokemon.Past(generation: generation, values: values)
        }
    }
}
