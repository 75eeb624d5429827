public import PokeModel

/// An ability.
public struct WireAbility: WireResource {
    /// The kind of these resources.
    public static let kind = Kind.ability
    /// The ability's id.
    public let id: Int32
    /// The slug.
    public let name: String
    /// The names.
    public let names: [WireText]
    /// The generation that introduced it.
    public let generation: Reference?
    /// Whether it belongs to the main series of games.
    public let isMainSeries: Bool
    /// What it does.
    public let effects: [WireEffect]
    /// How its effect was different.
    public let effectChanges: [WireEffectChange]
    /// What the games say, by version group.
    public let flavorTexts: [WireFlavorText]
    /// The pokemon that can have it.
    public let pokemon: [Holder]

    /// Reads an ability.
    public init(_ members: inout WireMembers) throws(WireError) {
        effectChanges = try members.list("effect_changes", WireEffectChange.init)
        effects = try members.list("effect_entries", WireEffect.init)
        flavorTexts = try members.flavorTexts("flavor_text", of: "version_group", .versionGroup)
        generation = try members.reference("generation", to: .generation)
        id = try members.required("id")
        isMainSeries = try members.flag("is_main_series")
        name = try members.string("name")
        names = try members.names()
        pokemon = try members.list("pokemon", Holder.init)
    }
}

extension WireAbility {
    /// A pokemon that can have an ability.
    public struct Holder: Sendable, Equatable {
        /// The pokemon.
        public let pokemon: Reference
        /// Whether it is the hidden ability.
        public let isHidden: Bool
        /// The place among the pokemon's abilities: 1, 2, or 3 for the hidden one.
        public let slot: Int32

        init(_ members: inout WireMembers) throws(WireError) {
            isHidden = try members.flag("is_hidden")
            pokemon = try members.requiredReference("pokemon", to: .pokemon)
            slot = try members.required("slot")
        }
    }
}
