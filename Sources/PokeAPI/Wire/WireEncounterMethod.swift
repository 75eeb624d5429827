public import PokeModel

/// A way in which pokemon are met.
public struct WireEncounterMethod: WireResource {
    /// The kind of these resources.
    public static let kind = Kind.encounterMethod
    /// The method's id.
    public let id: Int32
    /// The slug.
    public let name: String
    /// The names.
    public let names: [WireText]
    /// A sort order.
    public let order: Int32?

    /// Reads a method.
    public init(_ members: inout WireMembers) throws(WireError) {
        id = try members.required("id")
        name = try members.string("name")
        names = try members.names()
        order = try members.optional("order")
    }
}
