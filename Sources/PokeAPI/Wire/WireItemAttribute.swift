public import PokeModel

/// Something that items can be used for.
public struct WireItemAttribute: WireResource {
    /// The kind of these resources.
    public static let kind = Kind.itemAttribute
    /// The attribute's id.
    public let id: Int32
    /// The slug.
    public let name: String
    /// The names.
    public let names: [WireText]
    /// What it means.
    public let descriptions: [WireText]
    /// The items that have it.
    public let items: [Reference]

    /// Reads an attribute.
    public init(_ members: inout WireMembers) throws(WireError) {
        descriptions = try members.texts("descriptions", "description")
        id = try members.required("id")
        items = try members.references("items", to: .item)
        name = try members.string("name")
        names = try members.names()
    }
}
