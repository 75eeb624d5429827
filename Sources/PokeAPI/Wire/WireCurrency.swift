public import PokeModel

/// A currency that items are paid in.
public struct WireCurrency: WireResource {
    /// The kind of these resources.
    public static let kind = Kind.currency
    /// The currency's id.
    public let id: Int32
    /// The slug.
    public let name: String
    /// The names.
    public let names: [WireText]

    /// Reads a currency.
    public init(_ members: inout WireMembers) throws(WireError) {
        id = try members.required("id")
        name = try members.string("name")
        names = try members.names()
    }
}
