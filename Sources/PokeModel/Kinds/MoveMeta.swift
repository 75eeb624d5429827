/// What a move does, in numbers.
public struct MoveMeta: Record, Decodable, Equatable {
    /// The sort of thing that it does.
    public var category: Reference?
    /// The ailment that it causes.
    public var ailment: Reference?
    /// The chance in percent of the ailment; 0 where it is certain or there is none.
    public var ailmentChance: Int32
    /// How far it raises the rate of critical hits.
    public var critRate: Int32
    /// How much of the damage the user gains, in percent; negative for recoil.
    public var drain: Int32
    /// The chance in percent that the target flinches.
    public var flinchChance: Int32
    /// How much of its own hit points the user gains, in percent; negative for a cost.
    public var healing: Int32
    /// The chance in percent of the stat changes; 0 where they are certain or there are none.
    public var statChance: Int32
    /// The fewest hits; absent where it hits once.
    public var minHits: Int32?
    /// The most hits.
    public var maxHits: Int32?
    /// The fewest turns that it lasts; absent where it does not last.
    public var minTurns: Int32?
    /// The most turns.
    public var maxTurns: Int32?

    /// Joins the values.
    public init(
        category: Reference?,
        ailment: Reference?,
        ailmentChance: Int32,
        critRate: Int32,
        drain: Int32,
        flinchChance: Int32,
        healing: Int32,
        statChance: Int32,
        minHits: Int32? = nil,
        maxHits: Int32? = nil,
        minTurns: Int32? = nil,
        maxTurns: Int32? = nil
    ) {
        self.category = category
        self.ailment = ailment
        self.ailmentChance = ailmentChance
        self.critRate = critRate
        self.drain = drain
        self.flinchChance = flinchChance
        self.healing = healing
        self.statChance = statChance
        self.minHits = minHits
        self.maxHits = maxHits
        self.minTurns = minTurns
        self.maxTurns = maxTurns
    }
}

extension MoveMeta {
    /// What exports say.
    public static let fields: [Field<MoveMeta>] = [
        Field("category", "The sort of thing that it does.", one: .moveCategory) { $0.category },
        Field("ailment", "The ailment that it causes.", one: .moveAilment) { $0.ailment },
        Field(
            "ailment_chance",
            "The chance in percent of the ailment; 0 where it is certain or there is none."
        ) { $0.ailmentChance }.measured(in: .percent),
        Field("crit_rate", "How far it raises the rate of critical hits.") { $0.critRate },
        Field("drain", "How much of the damage the user gains, in percent; negative for recoil.") { $0.drain }.measured(
            in: .percent
        ),
        Field("flinch_chance", "The chance in percent that the target flinches.") { $0.flinchChance }.measured(
            in: .percent
        ),
        Field(
            "healing",
            "How much of its own hit points the user gains, in percent; negative for a cost."
        ) { $0.healing }.measured(in: .percent),
        Field(
            "stat_chance",
            "The chance in percent of the stat changes; 0 where they are certain or there are none."
        ) { $0.statChance }.measured(in: .percent),
        Field("min_hits", "The fewest hits; absent where it hits once.") { $0.minHits },
        Field("max_hits", "The most hits.") { $0.maxHits },
        Field("min_turns", "The fewest turns that it lasts; absent where it does not last.") { $0.minTurns },
        Field("max_turns", "The most turns.") { $0.maxTurns },
    ]
}
