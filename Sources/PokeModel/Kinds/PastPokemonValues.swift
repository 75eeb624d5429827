/// The types of a pokemon up to a generation.
public struct PastTypes: Record, Decodable, Equatable {
    /// The last generation that had them.
    public var generation: Reference?
    /// The types, primary first.
    public var types: [Reference]

    /// Joins the values.
    public init(generation: Reference?, types: [Reference]) {
        self.generation = generation
        self.types = types
    }
}

extension PastTypes {
    /// What exports say.
    public static let fields: [Field<PastTypes>] = [
        Field("generation", "The last generation that had them.", one: .generation) { $0.generation },
        Field("types", "The types, primary first.", many: .type) { $0.types },
    ]
}

/// The stats of a pokemon that were different up to a generation.
public struct PastStats: Record, Decodable, Equatable {
    /// The last generation that had them.
    public var generation: Reference?
    /// The stats that were different.
    public var stats: [StatValue]

    /// Joins the values.
    public init(generation: Reference?, stats: [StatValue]) {
        self.generation = generation
        self.stats = stats
    }
}

extension PastStats {
    /// What exports say.
    public static let fields: [Field<PastStats>] = [
        Field("generation", "The last generation that had them.", one: .generation) { $0.generation },
        Field("stats", "The stats that were different.") { $0.stats },
    ]
}

/// The abilities of a pokemon that were different up to a generation.
public struct PastAbilities: Record, Decodable, Equatable {
    /// The last generation that had them.
    public var generation: Reference?
    /// The slots that were different.
    public var abilities: [AbilitySlot]

    /// Joins the values.
    public init(generation: Reference?, abilities: [AbilitySlot]) {
        self.generation = generation
        self.abilities = abilities
    }
}

extension PastAbilities {
    /// What exports say.
    public static let fields: [Field<PastAbilities>] = [
        Field("generation", "The last generation that had them.", one: .generation) { $0.generation },
        Field("abilities", "The slots that were different.") { $0.abilities },
    ]
}
