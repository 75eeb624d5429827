/// An item.
public struct Item: Resource {
    /// The API's kind.
    public static let kind = Kind.item

    /// The id, which is opaque.
    public let id: Int32
    /// The unique name in paths.
    public let slug: String
    /// The name for people.
    public let name: LocalizedText
    /// Its category.
    public var category: Reference?
    /// What can be done with it.
    public var attributes: [Reference] = []
    /// What it does, in paragraphs with a blank line between them.
    public var effect: LocalizedText = .none
    /// What it does, in a sentence.
    public var shortEffect: LocalizedText = .none
    /// The games' own texts, oldest first.
    public var flavorTexts: [FlavorText] = []
    /// What shops ask and give for it.
    public var prices: [ItemPrice] = []
    /// The power of Fling with it.
    public var flingPower: Int32?
    /// What Fling does with it.
    public var flingEffect: Reference?
    /// The tree whose baby hatches while a parent holds it.
    public var babyTriggerFor: Reference?
    /// The pokemon that are met holding it.
    public var heldBy: [ItemHolder] = []
    /// The moves that it taught, game by game.
    public var machines: [Reference] = []
    /// Its numbers inside the games.
    public var gameIndices: [GenerationIndex] = []
    /// The address of its picture.
    public var sprite: String?

    /// A resource of which only the identity is known.
    public init(id: Int32, slug: String, name: LocalizedText) {
        self.id = id
        self.slug = slug
        self.name = name
    }
}

extension Item {
    /// What exports say.
    public static let fields: [Field<Item>] =
        identity + [
            Field("category", "Its category.", one: .itemCategory) { $0.category },
            Field("attributes", "What can be done with it.", many: .itemAttribute) { $0.attributes },
            Field("effect", "What it does, in paragraphs with a blank line between them.") { $0.effect },
            Field("short_effect", "What it does, in a sentence.") { $0.shortEffect },
            Field("flavor_texts", "The games' own texts, oldest first.") { $0.flavorTexts },
            Field("prices", "What shops ask and give for it.") { $0.prices },
            Field("fling_power", "The power of Fling with it.") { $0.flingPower },
            Field("fling_effect", "What Fling does with it.", one: .itemFlingEffect) { $0.flingEffect },
            Field(
                "baby_trigger_for",
                "The tree whose baby hatches while a parent holds it.",
                one: .evolutionChain
            ) { $0.babyTriggerFor }.inverse(),
            Field("held_by", "The pokemon that are met holding it.") { $0.heldBy }.inverse(),
            Field("machines", "The moves that it taught, game by game.", many: .machine) { $0.machines }.inverse(),
            Field("game_indices", "Its numbers inside the games.") { $0.gameIndices },
            Field("sprite", "The address of its picture.") { $0.sprite },
        ]
}

/// What shops of a game ask and give for an item.
public struct ItemPrice: Record, Decodable, Equatable {
    /// The game.
    public var versionGroup: Reference?
    /// What is paid with.
    public var currency: Reference?
    /// What it costs; absent where it is not sold.
    public var purchasePrice: Int32?
    /// What it is bought for; absent where nobody buys it.
    public var sellPrice: Int32?

    /// Joins the values.
    public init(versionGroup: Reference?, currency: Reference?, purchasePrice: Int32? = nil, sellPrice: Int32? = nil) {
        self.versionGroup = versionGroup
        self.currency = currency
        self.purchasePrice = purchasePrice
        self.sellPrice = sellPrice
    }
}

extension ItemPrice {
    /// What exports say.
    public static let fields: [Field<ItemPrice>] = [
        Field("version_group", "The game.", one: .versionGroup) { $0.versionGroup },
        Field("currency", "What is paid with.", one: .currency) { $0.currency },
        Field("purchase_price", "What it costs; absent where it is not sold.") { $0.purchasePrice },
        Field("sell_price", "What it is bought for; absent where nobody buys it.") { $0.sellPrice },
    ]
}

/// A pokemon that is met holding an item.
public struct ItemHolder: Record, Decodable, Equatable {
    /// The pokemon.
    public var pokemon: Reference
    /// How often, game by game.
    public var versions: [VersionRarity]

    /// Joins the values.
    public init(pokemon: Reference, versions: [VersionRarity]) {
        self.pokemon = pokemon
        self.versions = versions
    }
}

extension ItemHolder {
    /// What exports say.
    public static let fields: [Field<ItemHolder>] = [
        Field("pokemon", "The pokemon.", one: .pokemon) { $0.pokemon },
        Field("versions", "How often, game by game.") { $0.versions },
    ]
}
