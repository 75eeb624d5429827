public import PokeModel

/// An ailment that moves cause.
public struct WireMoveAilment: WireResource {
    /// The kind of these resources.
    public static let kind = Kind.moveAilment
    /// The ailment's id.
    public let id: Int32
    /// The slug.
    public let name: String
    /// The names.
    public let names: [WireText]
    /// The moves that cause it.
    public let moves: [Reference]

    /// Reads an ailment.
    public init(_ members: inout WireMembers) throws(WireError) {
        id = try members.required("id")
        moves = try members.references("moves", to: .move)
        name = try members.string("name")
        names = try members.names()
    }
}
