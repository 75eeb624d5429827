public import PokeModel

/// A category of items.
public struct WireItemCategory: WireResource {
    /// The kind of these resources.
    public static let kind = Kind.itemCategory
    /// The category's id.
    public let id: Int32
    /// The slug.
    public let name: String
    /// The names.
    public let names: [WireText]
    /// The items.
    public let items: [Reference]
    /// The pocket of the bag that they are kept in.
    public let pocket: Reference?

    /// Reads a category.
    public init(_ members: inout WireMembers) throws(WireError) {
        id = try members.required("id")
        items = try members.references("items", to: .item)
        name = try members.string("name")
        names = try members.names()
        pocket = try members.reference("pocket", to: .itemPocket)
    }
}
