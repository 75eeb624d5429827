public import PokeModel

/// An item.
public struct WireItem: WireResource {
    /// The kind of these resources.
    public static let kind = Kind.item
    /// The item's id.
    public let id: Int32
    /// The slug; two items share one.
    public let name: String
    /// The names.
    public let names: [WireText]
    /// The category.
    public let category: Reference?
    /// What it can be used for.
    public let attributes: [Reference]
    /// The price in the API of before August 2026, which has no ``prices``.
    public let cost: Int32?
    /// The prices, by version group.
    public let prices: [Price]
    /// What it does.
    public let effects: [WireEffect]
    /// What the games say, by version group.
    public let flavorTexts: [WireFlavorText]
    /// The power when thrown with the move Fling.
    public let flingPower: Int32?
    /// The effect when thrown with the move Fling.
    public let flingEffect: Reference?
    /// The numbers in the generations, where one can have several.
    public let gameIndices: [WireGameIndex]
    /// The pokemon that can hold it when met.
    public let heldBy: [Holder]
    /// The machines that it is.
    public let machines: [WireMachineOfGame]
    /// The evolution chain whose baby it makes hatch.
    public let babyTriggerFor: Reference?
    /// The address of its picture.
    public let sprite: String?

    /// Reads an item.
    public init(_ members: inout WireMembers) throws(WireError) {
        attributes = try members.references("attributes", to: .itemAttribute)
        babyTriggerFor = try members.reference("baby_trigger_for", to: .evolutionChain)
        category = try members.reference("category", to: .itemCategory)
        cost = try members.optional("cost")
        effects = try members.list("effect_entries", WireEffect.init)
        flavorTexts = try members.flavorTexts("text", of: "version_group", .versionGroup)
        flingEffect = try members.reference("fling_effect", to: .itemFlingEffect)
        flingPower = try members.optional("fling_power")
        gameIndices = try members.gameIndices(of: "generation", .generation)
        heldBy = try members.list("held_by_pokemon", Holder.init)
        id = try members.required("id")
        machines = try members.list("machines", WireMachineOfGame.init)
        name = try members.string("name")
        names = try members.names()
        prices = try members.list("prices", Price.init)
        sprite = try members.object("sprites") { (sprites: inout WireMembers) throws(WireError) -> String? in
            try sprites.optional("default")
        }.flatMap { $0 }
    }
}

extension WireItem {
    /// The price of an item in one version group.
    public struct Price: Sendable, Equatable {
        /// The version group.
        public let versionGroup: Reference
        /// The currency.
        public let currency: Reference?
        /// What it costs; nil where it is not sold.
        public let purchase: Int32?
        /// What is paid for it; nil where it is not bought.
        public let sell: Int32?

        init(_ members: inout WireMembers) throws(WireError) {
            currency = try members.reference("currency", to: .currency)
            purchase = try members.optional("purchase_price")
            sell = try members.optional("sell_price")
            versionGroup = try members.requiredReference("version_group", to: .versionGroup)
        }
    }

    /// A pokemon that can hold an item when met.
    public struct Holder: Sendable, Equatable {
        /// The pokemon.
        public let pokemon: Reference
        /// How often it is held, by version.
        public let rarities: [WireRarity]

        init(_ members: inout WireMembers) throws(WireError) {
            pokemon = try members.requiredReference("pokemon", to: .pokemon)
            rarities = try members.list("version_details", WireRarity.init)
        }
    }
}
