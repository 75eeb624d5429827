public import PokeModel

/// A style of choosing moves in the Battle Palace.
public struct WireMoveBattleStyle: WireResource {
    /// The kind of these resources.
    public static let kind = Kind.moveBattleStyle
    /// The battle style's id.
    public let id: Int32
    /// The slug.
    public let name: String
    /// The names.
    public let names: [WireText]

    /// Reads a battle style.
    public init(_ members: inout WireMembers) throws(WireError) {
        id = try members.required("id")
        name = try members.string("name")
        names = try members.names()
    }
}
