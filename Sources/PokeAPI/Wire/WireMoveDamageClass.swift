public import PokeModel

/// A damage class of moves: physical, special or status.
public struct WireMoveDamageClass: WireResource {
    /// The kind of these resources.
    public static let kind = Kind.moveDamageClass
    /// The damage class's id.
    public let id: Int32
    /// The slug.
    public let name: String
    /// The names.
    public let names: [WireText]
    /// What it means.
    public let descriptions: [WireText]
    /// The moves.
    public let moves: [Reference]

    /// Reads a damage class.
    public init(_ members: inout WireMembers) throws(WireError) {
        descriptions = try members.texts("descriptions", "description")
        id = try members.required("id")
        moves = try members.references("moves", to: .move)
        name = try members.string("name")
        names = try members.names()
    }
}
