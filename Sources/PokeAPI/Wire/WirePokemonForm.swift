public import PokeModel

/// A form of a pokemon: how it looks, and where that matters its types.
public struct WirePokemonForm: WireResource {
    /// The kind of these resources.
    public static let kind = Kind.pokemonForm
    /// The form's id, which is not its pokemon's above 10000.
    public let id: Int32
    /// The slug.
    public let name: String
    /// The slug of the form alone, as `mega`; empty for a plain form.
    public let formName: String
    /// The names of pokemon and form together.
    public let names: [WireText]
    /// The names of the form alone.
    public let formNames: [WireText]
    /// The pokemon.
    public let pokemon: Reference
    /// The version group that introduced it.
    public let versionGroup: Reference?
    /// A sort order among all forms; shared numbers occur.
    public let order: Int32?
    /// A sort order among the forms of the species.
    public let formOrder: Int32?
    /// Whether it is the form that stands for its pokemon.
    public let isDefault: Bool
    /// Whether it is taken in battle only.
    public let isBattleOnly: Bool
    /// Whether it is a mega evolution.
    public let isMega: Bool
    /// The types.
    public let types: [WireTypeSlot]
    /// What makes a pokemon take the form.
    public let triggerConditions: [TriggerCondition]
    /// The pictures.
    public let sprites: WireSprites

    /// Reads a form.
    public init(_ members: inout WireMembers) throws(WireError) {
        formName = try members.string("form_name")
        formNames = try members.texts("form_names", "name")
        formOrder = try members.optional("form_order")
        id = try members.required("id")
        isBattleOnly = try members.flag("is_battle_only")
        isDefault = try members.flag("is_default")
        isMega = try members.flag("is_mega")
        name = try members.string("name")
        names = try members.names()
        order = try members.optional("order")
        pokemon = try members.requiredReference("pokemon", to: .pokemon)
        sprites = try members.object("sprites", WireSprites.init) ?? WireSprites()
        triggerConditions = try members.list("trigger_conditions", TriggerCondition.init)
        types = try members.list("types", WireTypeSlot.init)
        versionGroup = try members.reference("version_group", to: .versionGroup)
    }
}

extension WirePokemonForm {
    /// What makes a pokemon take a form.
    ///
    /// The API joins it to the reference of what is needed, whose keys are missing where nothing is.
    public struct TriggerCondition: Sendable, Equatable {
        /// The sort of condition, as `held-item`; an open set.
        public let trigger: String
        /// The item, ability or move that is needed.
        public let cause: Reference?
        /// The form from which it is taken.
        public let baseForm: Reference?

        /// What the API tells as a trigger today.
        private static let knownTriggers: Set<String> = [
            "ability", "consumed-item", "gigantamax-factor", "held-item", "key-item", "move",
        ]

        init(_ members: inout WireMembers) throws(WireError) {
            baseForm = try members.reference("base_form", to: .pokemonForm)
            // The name of the cause, which has its own.
            members.ignore("name")
            trigger = try members.required("trigger")
            members.note("trigger", unlessAmong: Self.knownTriggers)
            cause = try members.reference(fromURL: "url", toAnyOf: [.item, .ability, .move])
        }
    }
}
