/// A part of a location, where pokemon are met.
public struct LocationArea: Resource {
    /// The API's kind.
    public static let kind = Kind.locationArea

    /// The id, which is opaque.
    public let id: Int32
    /// The unique name in paths.
    public let slug: String
    /// The name for people.
    public let name: LocalizedText
    /// The location.
    public var location: Reference?
    /// Its number inside the games.
    public var gameIndex: Int32?
    /// How often pokemon are met at all.
    public var methodRates: [EncounterRate] = []

    /// A resource of which only the identity is known.
    public init(id: Int32, slug: String, name: LocalizedText) {
        self.id = id
        self.slug = slug
        self.name = name
    }
}

extension LocationArea {
    /// What exports say.
    public static let fields: [Field<LocationArea>] =
        identity + [
            Field("location", "The location.", one: .location) { $0.location },
            Field("game_index", "Its number inside the games.") { $0.gameIndex },
            Field("method_rates", "How often pokemon are met at all.") { $0.methodRates },
        ]
}

/// How often pokemon are met in an area by a method.
public struct EncounterRate: Record, Decodable, Equatable {
    /// The method.
    public var method: Reference
    /// The game.
    public var version: Reference
    /// The chance in percent.
    public var rate: Int32

    /// Joins the values.
    public init(method: Reference, version: Reference, rate: Int32) {
        self.method = method
        self.version = version
        self.rate = rate
    }
}

extension EncounterRate {
    /// What exports say.
    public static let fields: [Field<EncounterRate>] = [
        Field("method", "The method.", one: .encounterMethod) { $0.method },
        Field("version", "The game.", one: .version) { $0.version },
        Field("rate", "The chance in percent.") { $0.rate }.measured(in: .percent),
    ]
}
