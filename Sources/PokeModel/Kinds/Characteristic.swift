/// A sentence that hints at a pokemon's best individual value.
public struct Characteristic: Resource {
    /// The API's kind.
    public static let kind = Kind.characteristic

    /// The id, which is opaque.
    public let id: Int32
    /// The unique name in paths.
    public let slug: String
    /// The name for people.
    public let name: LocalizedText
    /// The stat that is best.
    public var highestStat: Reference?
    /// The remainder of the best value divided by five.
    public var geneModulo: Int32?
    /// The individual values that it can stand for.
    public var possibleValues: [Int32] = []

    /// A resource of which only the identity is known.
    public init(id: Int32, slug: String, name: LocalizedText) {
        self.id = id
        self.slug = slug
        self.name = name
    }
}

extension Characteristic {
    /// What exports say.
    public static let fields: [Field<Characteristic>] =
        identity + [
            Field("highest_stat", "The stat that is best.", one: .stat) { $0.highestStat },
            Field("gene_modulo", "The remainder of the best value divided by five.") { $0.geneModulo },
            Field("possible_values", "The individual values that it can stand for.") { $0.possibleValues },
        ]
}
