public import PokeModel

/// A pocket of the bag.
public struct WireItemPocket: WireResource {
    /// The kind of these resources.
    public static let kind = Kind.itemPocket
    /// The pocket's id.
    public let id: Int32
    /// The slug.
    public let name: String
    /// The names.
    public let names: [WireText]
    /// The categories of items that are kept in it.
    public let categories: [Reference]

    /// Reads a pocket.
    public init(_ members: inout WireMembers) throws(WireError) {
        categories = try members.references("categories", to: .itemCategory)
        id = try members.required("id")
        name = try members.string("name")
        names = try members.names()
    }
}
