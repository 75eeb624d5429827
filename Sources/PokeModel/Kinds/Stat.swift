/// A stat of pokemon.
public struct Stat: Resource {
    /// The API's kind.
    public static let kind = Kind.stat

    /// The id, which is opaque.
    public let id: Int32
    /// The unique name in paths.
    public let slug: String
    /// The name for people.
    public let name: LocalizedText
    /// Whether it exists in battle only.
    public var isBattleOnly: Bool = false
    /// The moves that it is for.
    public var damageClass: Reference?
    /// Its number inside the games.
    public var gameIndex: Int32?
    /// The natures that raise it.
    public var increasingNatures: [Reference] = []
    /// The natures that lower it.
    public var decreasingNatures: [Reference] = []
    /// The moves that raise it.
    public var increasingMoves: [MoveStatEffect] = []
    /// The moves that lower it.
    public var decreasingMoves: [MoveStatEffect] = []
    /// The items that raise it.
    public var affectingItems: [Reference] = []
    /// The characteristics that hint at it.
    public var characteristics: [Reference] = []

    /// A resource of which only the identity is known.
    public init(id: Int32, slug: String, name: LocalizedText) {
        self.id = id
        self.slug = slug
        self.name = name
    }
}

extension Stat {
    /// What exports say.
    public static let fields: [Field<Stat>] =
        identity + [
            Field("is_battle_only", "Whether it exists in battle only.") { $0.isBattleOnly },
            Field("damage_class", "The moves that it is for.", one: .moveDamageClass) { $0.damageClass },
            Field("game_index", "Its number inside the games.") { $0.gameIndex },
            Field("increasing_natures", "The natures that raise it.", many: .nature) { $0.increasingNatures }.inverse(),
            Field("decreasing_natures", "The natures that lower it.", many: .nature) { $0.decreasingNatures }.inverse(),
            Field("increasing_moves", "The moves that raise it.") { $0.increasingMoves }.inverse(),
            Field("decreasing_moves", "The moves that lower it.") { $0.decreasingMoves }.inverse(),
            Field("affecting_items", "The items that raise it.", many: .item) { $0.affectingItems },
            Field(
                "characteristics",
                "The characteristics that hint at it.",
                many: .characteristic
            ) { $0.characteristics }.inverse(),
        ]
}

/// How far a move changes a stat.
public struct MoveStatEffect: Record, Decodable, Equatable {
    /// The move.
    public var move: Reference
    /// How many stages.
    public var change: Int32

    /// Joins the values.
    public init(move: Reference, change: Int32) {
        self.move = move
        self.change = change
    }
}

extension MoveStatEffect {
    /// What exports say.
    public static let fields: [Field<MoveStatEffect>] = [
        Field("move", "The move.", one: .move) { $0.move },
        Field("change", "How many stages.") { $0.change },
    ]
}
