/// An item that a pokemon is met with.
public struct HeldItem: Record, Decodable, Equatable {
    /// The item.
    public var item: Reference
    /// How often, game by game.
    public var versions: [VersionRarity]

    /// Joins the values.
    public init(item: Reference, versions: [VersionRarity]) {
        self.item = item
        self.versions = versions
    }
}

extension HeldItem {
    /// What exports say.
    public static let fields: [Field<HeldItem>] = [
        Field("item", "The item.", one: .item) { $0.item },
        Field("versions", "How often, game by game.") { $0.versions },
    ]
}
