/// How often something happens in a game.
public struct VersionRarity: Record, Decodable, Equatable {
    /// The game.
    public var version: Reference
    /// The chance in percent.
    public var rarity: Int32

    /// Joins the values.
    public init(version: Reference, rarity: Int32) {
        self.version = version
        self.rarity = rarity
    }
}

extension VersionRarity {
    /// What exports say.
    public static let fields: [Field<VersionRarity>] = [
        Field("version", "The game.", one: .version) { $0.version },
        Field("rarity", "The chance in percent.") { $0.rarity }.measured(in: .percent),
    ]
}
