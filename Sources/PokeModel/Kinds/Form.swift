/// A form of a pokemon: how it looks, and at times what type it is.
public struct Form: Resource {
    /// The API's kind.
    public static let kind = Kind.pokemonForm

    /// The id, which is opaque.
    public let id: Int32
    /// The unique name in paths.
    public let slug: String
    /// The name for people.
    public let name: LocalizedText
    /// The pokemon.
    public var pokemon: Reference?
    /// The API's word for what makes the form, as attack; empty for the plain form.
    public var formSlug: String = ""
    /// The name of what makes the form, as Attack Forme.
    public var formName: LocalizedText = .none
    /// Whether it is the pokemon's usual form.
    public var isDefault: Bool = false
    /// Whether it exists in battle only.
    public var isBattleOnly: Bool = false
    /// Whether it is a mega evolution.
    public var isMega: Bool = false
    /// Its types, primary first.
    public var types: [Reference] = []
    /// The games that introduced it.
    public var versionGroup: Reference?
    /// What turns a pokemon into the form.
    public var triggers: [FormTrigger] = []
    /// Its place among the forms of its species.
    public var formOrder: Int32?
    /// Its place among all forms.
    public var order: Int32?
    /// Its pictures.
    @ReadAs<PokemonPictures> public var sprites: [Sprite] = []

    /// A resource of which only the identity is known.
    public init(id: Int32, slug: String, name: LocalizedText) {
        self.id = id
        self.slug = slug
        self.name = name
    }
}

extension Form {
    /// What exports say.
    public static let fields: [Field<Form>] =
        identity + [
            Field("pokemon", "The pokemon.", one: .pokemon) { $0.pokemon },
            Field(
                "form_slug",
                "The API's word for what makes the form, as attack; empty for the plain form."
            ) { $0.formSlug },
            Field("form_name", "The name of what makes the form, as Attack Forme.") { $0.formName },
            Field("is_default", "Whether it is the pokemon's usual form.") { $0.isDefault },
            Field("is_battle_only", "Whether it exists in battle only.") { $0.isBattleOnly },
            Field("is_mega", "Whether it is a mega evolution.") { $0.isMega },
            Field("types", "Its types, primary first.", many: .type) { $0.types },
            Field("version_group", "The games that introduced it.", one: .versionGroup) { $0.versionGroup },
            Field("triggers", "What turns a pokemon into the form.") { $0.triggers },
            Field("form_order", "Its place among the forms of its species.") { $0.formOrder },
            Field("order", "Its place among all forms.") { $0.order },
            Field("sprites", SpriteMap.documentation) { SpriteMap($0.sprites) },
        ]
}

/// What turns a pokemon into a form.
public struct FormTrigger: Record, Decodable, Equatable {
    /// What sort of thing does it, as held-item.
    public var trigger: String
    /// The item, ability or move that does it.
    public var cause: Reference?
    /// The form that it is done to, where only one will do.
    public var baseForm: Reference?

    /// Joins the values.
    public init(trigger: String, cause: Reference? = nil, baseForm: Reference?) {
        self.trigger = trigger
        self.cause = cause
        self.baseForm = baseForm
    }
}

extension FormTrigger {
    /// What exports say.
    public static let fields: [Field<FormTrigger>] = [
        Field("trigger", "What sort of thing does it, as held-item.") { $0.trigger },
        Field("cause", "The item, ability or move that does it.") { $0.cause },
        Field("base_form", "The form that it is done to, where only one will do.", one: .pokemonForm) { $0.baseForm },
    ]
}
