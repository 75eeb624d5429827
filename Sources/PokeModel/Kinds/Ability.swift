/// An ability of pokemon.
public struct Ability: Resource {
    /// The API's kind.
    public static let kind = Kind.ability

    /// The id, which is opaque.
    public let id: Int32
    /// The unique name in paths.
    public let slug: String
    /// The name for people.
    public let name: LocalizedText
    /// Whether it belongs to the main series of games.
    public var isMainSeries: Bool = false
    /// The generation that introduced it.
    public var generation: Reference?
    /// What it does, in paragraphs with a blank line between them.
    public var effect: LocalizedText = .none
    /// What it does, in a sentence.
    public var shortEffect: LocalizedText = .none
    /// What it did differently up to a version group.
    public var effectChanges: [EffectChange] = []
    /// The games' own texts, oldest first.
    public var flavorTexts: [FlavorText] = []
    /// The pokemon that can have it, by id.
    public var pokemon: [AbilityHolder] = []

    /// A resource of which only the identity is known.
    public init(id: Int32, slug: String, name: LocalizedText) {
        self.id = id
        self.slug = slug
        self.name = name
    }
}

extension Ability {
    /// What exports say.
    public static let fields: [Field<Ability>] =
        identity + [
            Field("is_main_series", "Whether it belongs to the main series of games.") { $0.isMainSeries },
            Field("generation", "The generation that introduced it.", one: .generation) { $0.generation },
            Field("effect", "What it does, in paragraphs with a blank line between them.") { $0.effect },
            Field("short_effect", "What it does, in a sentence.") { $0.shortEffect },
            Field("effect_changes", "What it did differently up to a version group.") { $0.effectChanges },
            Field("flavor_texts", "The games' own texts, oldest first.") { $0.flavorTexts },
            Field("pokemon", "The pokemon that can have it, by id.") { $0.pokemon }.inverse(),
        ]
}

/// A pokemon that can have an ability.
public struct AbilityHolder: Record, Decodable, Equatable {
    /// The pokemon.
    public var pokemon: Reference
    /// The slot from 1 to 3 that the ability stands in.
    public var slot: Int32
    /// Whether it is the pokemon's hidden ability.
    public var isHidden: Bool

    /// Joins the values.
    public init(pokemon: Reference, slot: Int32, isHidden: Bool) {
        self.pokemon = pokemon
        self.slot = slot
        self.isHidden = isHidden
    }
}

extension AbilityHolder {
    /// What exports say.
    public static let fields: [Field<AbilityHolder>] = [
        Field("pokemon", "The pokemon.", one: .pokemon) { $0.pokemon },
        Field("slot", "The slot from 1 to 3 that the ability stands in.") { $0.slot },
        Field("is_hidden", "Whether it is the pokemon's hidden ability.") { $0.isHidden },
    ]
}
