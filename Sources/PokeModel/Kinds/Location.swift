/// A place in the games.
public struct Location: Resource {
    /// The API's kind.
    public static let kind = Kind.location

    /// The id, which is opaque.
    public let id: Int32
    /// The unique name in paths.
    public let slug: String
    /// The name for people.
    public let name: LocalizedText
    /// The region that it lies in.
    public var region: Reference?
    /// Its parts.
    public var areas: [Reference] = []
    /// Its numbers inside the games.
    public var gameIndices: [GenerationIndex] = []

    /// A resource of which only the identity is known.
    public init(id: Int32, slug: String, name: LocalizedText) {
        self.id = id
        self.slug = slug
        self.name = name
    }
}

extension Location {
    /// What exports say.
    public static let fields: [Field<Location>] =
        identity + [
            Field("region", "The region that it lies in.", one: .region) { $0.region },
            Field("areas", "Its parts.", many: .locationArea) { $0.areas }.inverse(),
            Field("game_indices", "Its numbers inside the games.") { $0.gameIndices },
        ]
}
