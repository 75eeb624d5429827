public import PokeModel

/// An ability of a pokemon, and the place that it takes.
public struct WireAbilitySlot: Sendable, Equatable {
    /// The ability; nil where the place was empty.
    public let ability: Reference?
    /// Whether it is the hidden ability.
    public let isHidden: Bool
    /// The place: 1, 2, or 3 for the hidden one.
    public let slot: Int32

    init(_ members: inout WireMembers) throws(WireError) {
        ability = try members.reference("ability", to: .ability)
        isHidden = try members.flag("is_hidden")
        slot = try members.required("slot")
    }
}

/// A type of a pokemon or form, and the place that it takes.
public struct WireTypeSlot: Sendable, Equatable {
    /// The type.
    public let type: Reference
    /// The place: 1 or 2.
    public let slot: Int32

    init(_ members: inout WireMembers) throws(WireError) {
        slot = try members.required("slot")
        type = try members.requiredReference("type", to: .type)
    }
}

/// A stat of a pokemon.
public struct WireBaseStat: Sendable, Equatable {
    /// The stat.
    public let stat: Reference
    /// The base stat.
    public let base: Int32
    /// The effort points for defeating the pokemon.
    public let effort: Int32

    init(_ members: inout WireMembers) throws(WireError) {
        base = try members.required("base_stat")
        effort = try members.optional("effort") ?? 0
        stat = try members.requiredReference("stat", to: .stat)
    }
}

/// How often an item is held, in one version.
public struct WireRarity: Sendable, Equatable {
    /// The version.
    public let version: Reference
    /// The chance in percent.
    public let rarity: Int32

    init(_ members: inout WireMembers) throws(WireError) {
        rarity = try members.required("rarity")
        version = try members.requiredReference("version", to: .version)
    }
}
