public import PokeModel

/// What an item does when thrown with the move Fling.
public struct WireItemFlingEffect: WireResource {
    /// The kind of these resources.
    public static let kind = Kind.itemFlingEffect
    /// The effect's id.
    public let id: Int32
    /// The slug.
    public let name: String
    /// What it does.
    public let effects: [WireText]
    /// The items that do so.
    public let items: [Reference]

    /// Reads an effect.
    public init(_ members: inout WireMembers) throws(WireError) {
        effects = try members.texts("effect_entries", "effect")
        id = try members.required("id")
        items = try members.references("items", to: .item)
        name = try members.string("name")
    }
}
