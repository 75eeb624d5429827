/// One thing that search can find: a page, or a form's place on its species' page.
public struct SearchDocument: Sendable, Equatable {
    /// The folder of the page below the language, as `pokemon` or `move`.
    public var kind: String
    /// The page's own folder, as `raichu`.
    public var slug: String
    /// The place on the page, as `raichu-alola`; nil for the page as a whole.
    public var anchor: String?
    /// What it is called in the index's language.
    public var name: String
    /// What else it is found by, in any language and script; their order means nothing.
    ///
    /// The words of slug and anchor need not be among them.
    public var aliases: [String]
    /// The national number, for species and their forms.
    public var number: Int?
    /// The slugs of its types, in their order.
    public var types: [String]
    /// The generation that it first appeared in, from 1.
    public var generation: Int?
    /// The texts of its page, most telling first.
    public var passages: [SearchPassage]

    /// Creates a document.
    public init(
        kind: String,
        slug: String,
        anchor: String? = nil,
        name: String,
        aliases: [String] = [],
        number: Int? = nil,
        types: [String] = [],
        generation: Int? = nil,
        passages: [SearchPassage] = []
    ) {
        self.kind = kind
        self.slug = slug
        self.anchor = anchor
        self.name = name
        self.aliases = aliases
        self.number = number
        self.types = types
        self.generation = generation
        self.passages = passages
    }
}
