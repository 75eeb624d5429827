/// A stat of the pokeathlon.
public struct PokeathlonStat: Resource {
    /// The API's kind.
    public static let kind = Kind.pokeathlonStat

    /// The id, which is opaque.
    public let id: Int32
    /// The unique name in paths.
    public let slug: String
    /// The name for people.
    public let name: LocalizedText
    /// The natures that raise it.
    public var increasingNatures: [NatureEffect] = []
    /// The natures that lower it.
    public var decreasingNatures: [NatureEffect] = []

    /// A resource of which only the identity is known.
    public init(id: Int32, slug: String, name: LocalizedText) {
        self.id = id
        self.slug = slug
        self.name = name
    }
}

extension PokeathlonStat {
    /// What exports say.
    public static let fields: [Field<PokeathlonStat>] =
        identity + [
            Field("increasing_natures", "The natures that raise it.") { $0.increasingNatures }.inverse(),
            Field("decreasing_natures", "The natures that lower it.") { $0.decreasingNatures }.inverse(),
        ]
}

/// How far a nature changes something.
public struct NatureEffect: Record, Decodable, Equatable {
    /// The nature.
    public var nature: Reference
    /// The most that it changes.
    public var maxChange: Int32

    /// Joins the values.
    public init(nature: Reference, maxChange: Int32) {
        self.nature = nature
        self.maxChange = maxChange
    }
}

extension NatureEffect {
    /// What exports say.
    public static let fields: [Field<NatureEffect>] = [
        Field("nature", "The nature.", one: .nature) { $0.nature },
        Field("max_change", "The most that it changes.") { $0.maxChange },
    ]
}
