/// A move.
public struct Move: Resource {
    /// The API's kind.
    public static let kind = Kind.move

    /// The id, which is opaque.
    public let id: Int32
    /// The unique name in paths.
    public let slug: String
    /// The name for people.
    public let name: LocalizedText
    /// Its type.
    public var type: Reference?
    /// Whether it is physical, special or a status move.
    public var damageClass: Reference?
    /// Its power; absent where it has none or where it varies.
    public var power: Int32?
    /// Its accuracy in percent; absent where it cannot miss.
    public var accuracy: Int32?
    /// How often it can be used.
    public var pp: Int32?
    /// When in a turn it is used, from -7 to 5.
    public var priority: Int32 = 0
    /// Whom it hits.
    public var target: Reference?
    /// The generation that introduced it.
    public var generation: Reference?
    /// The chance in percent of its side effect.
    public var effectChance: Int32?
    /// What it does, in paragraphs with a blank line between them.
    public var effect: LocalizedText = .none
    /// What it does, in a sentence.
    public var shortEffect: LocalizedText = .none
    /// What it did differently in older games.
    public var effectChanges: [EffectChange] = []
    /// The games' own texts, oldest first.
    public var flavorTexts: [FlavorText] = []
    /// What it does, in numbers; absent for the newest moves.
    public var meta: MoveMeta?
    /// How it raises and lowers stats.
    public var statChanges: [StatChange] = []
    /// The values that it had in older games, oldest first.
    public var pastValues: [PastMoveValues] = []
    /// The items that teach it, game by game.
    public var machines: [Reference] = []
    /// The pokemon that learn it, method by method.
    public var learnedBy: [MoveLearners] = []
    /// Its contest type.
    public var contestType: Reference?
    /// What it does in a contest.
    public var contestEffect: Reference?
    /// What it does in a super contest.
    public var superContestEffect: Reference?
    /// The moves that it combines with in contests.
    public var contestCombos: MoveContestCombos?

    /// A resource of which only the identity is known.
    public init(id: Int32, slug: String, name: LocalizedText) {
        self.id = id
        self.slug = slug
        self.name = name
    }
}

extension Move {
    /// What exports say.
    public static let fields: [Field<Move>] =
        identity + [
            Field("type", "Its type.", one: .type) { $0.type },
            Field(
                "damage_class",
                "Whether it is physical, special or a status move.",
                one: .moveDamageClass
            ) { $0.damageClass },
            Field("power", "Its power; absent where it has none or where it varies.") { $0.power },
            Field("accuracy", "Its accuracy in percent; absent where it cannot miss.") { $0.accuracy }.measured(
                in: .percent
            ),
            Field("pp", "How often it can be used.") { $0.pp },
            Field("priority", "When in a turn it is used, from -7 to 5.") { $0.priority },
            Field("target", "Whom it hits.", one: .moveTarget) { $0.target },
            Field("generation", "The generation that introduced it.", one: .generation) { $0.generation },
            Field("effect_chance", "The chance in percent of its side effect.") { $0.effectChance }.measured(
                in: .percent
            ),
            Field("effect", "What it does, in paragraphs with a blank line between them.") { $0.effect },
            Field("short_effect", "What it does, in a sentence.") { $0.shortEffect },
            Field("effect_changes", "What it did differently in older games.") { $0.effectChanges },
            Field("flavor_texts", "The games' own texts, oldest first.") { $0.flavorTexts },
            Field("meta", "What it does, in numbers; absent for the newest moves.") { $0.meta },
            Field("stat_changes", "How it raises and lowers stats.") { $0.statChanges },
            Field("periods", "What it was from its first games to the newest, oldest first.") { $0.periods }.derived(),
            Field("past_values", "The values that it had in older games, oldest first.") { $0.pastValues },
            Field("machines", "The items that teach it, game by game.", many: .machine) { $0.machines }.inverse(),
            Field("learned_by", "The pokemon that learn it, method by method.") { $0.learnedBy }.inverse(),
            Field("contest_type", "Its contest type.", one: .contestType) { $0.contestType },
            Field("contest_effect", "What it does in a contest.", one: .contestEffect) { $0.contestEffect },
            Field(
                "super_contest_effect",
                "What it does in a super contest.",
                one: .superContestEffect
            ) { $0.superContestEffect },
            Field("contest_combos", "The moves that it combines with in contests.") { $0.contestCombos },
        ]
}
