/// A way to meet a pokemon in an area: by one method, under the same conditions, in games that agree in all of it.
public struct Encounter: Hashable, Sendable {
    /// The pokemon.
    public var pokemon: Reference
    /// The area.
    public var area: Reference
    /// The games, oldest first.
    public var versions: [Reference]
    /// The method.
    public var method: Reference
    /// The states that conditions must be in, by id; empty where there are none.
    public var conditions: [Reference]
    /// The single chances and levels that the encounter is made of, lowest level first.
    public var slots: [EncounterSlot]

    /// Joins the values.
    public init(
        pokemon: Reference,
        area: Reference,
        versions: [Reference],
        method: Reference,
        conditions: [Reference],
        slots: [EncounterSlot]
    ) {
        self.pokemon = pokemon
        self.area = area
        self.versions = versions
        self.method = method
        self.conditions = conditions
        self.slots = slots
    }

    /// The lowest level.
    public var minLevel: Int32 { slots.lazy.map(\.minLevel).min() ?? 0 }
    /// The highest level.
    public var maxLevel: Int32 { slots.lazy.map(\.maxLevel).max() ?? 0 }
    /// The chances added up.
    ///
    /// In percent of what the method brings up in most games, and more than 100 in some.
    public var chance: Int32 { slots.lazy.map(\.chance).reduce(0, &+) }
}

/// One of the chances that an encounter is made of.
public struct EncounterSlot: Hashable, Sendable {
    /// The lowest level.
    public var minLevel: Int32
    /// The highest level.
    public var maxLevel: Int32
    /// The chance, in percent in most games.
    public var chance: Int32
    /// Whether it is always or never shiny; nil where the games have nothing to say about it.
    public var isShiny: Bool?
    /// Whether it is an alpha.
    public var isAlpha: Bool
    /// How many of its six individual values are perfect at least; nil where nothing is promised.
    public var minPerfectIVs: Int32?

    /// Joins the values.
    public init(
        minLevel: Int32,
        maxLevel: Int32,
        chance: Int32,
        isShiny: Bool? = nil,
        isAlpha: Bool = false,
        minPerfectIVs: Int32? = nil
    ) {
        self.minLevel = minLevel
        self.maxLevel = maxLevel
        self.chance = chance
        self.isShiny = isShiny
        self.isAlpha = isAlpha
        self.minPerfectIVs = minPerfectIVs
    }
}

extension EncounterSlot: Comparable {
    /// Orders slots by level, then by chance, then by what is special.
    public static func < (left: EncounterSlot, right: EncounterSlot) -> Bool {
        if left.minLevel != right.minLevel { return left.minLevel < right.minLevel }
        if left.maxLevel != right.maxLevel { return left.maxLevel < right.maxLevel }
        if left.chance != right.chance { return left.chance < right.chance }
        return left.special < right.special
    }

    private var special: (Int32, Int32, Int32) {
        (isShiny.map { $0 ? 2 : 1 } ?? 0, isAlpha ? 1 : 0, minPerfectIVs ?? -1)
    }
}
