public import PokeModel

/// A stat.
public struct WireStat: WireResource {
    /// The kind of these resources.
    public static let kind = Kind.stat
    /// The stat's id.
    public let id: Int32
    /// The slug.
    public let name: String
    /// The names.
    public let names: [WireText]
    /// The number inside the games; shared by two.
    public let gameIndex: Int32?
    /// Whether it exists in battle only.
    public let isBattleOnly: Bool
    /// The damage class that it is for.
    public let moveDamageClass: Reference?
    /// The characteristics of a pokemon whose highest stat it is.
    public let characteristics: [Reference]
    /// The items that raise it.
    public let affectingItems: [Reference]
    /// The moves that raise it.
    public let raisingMoves: [Change]
    /// The moves that lower it.
    public let loweringMoves: [Change]
    /// The natures that raise it.
    public let raisingNatures: [Reference]
    /// The natures that lower it.
    public let loweringNatures: [Reference]

    /// Reads a stat.
    public init(_ members: inout WireMembers) throws(WireError) {
        affectingItems = try members.references("affecting_items", to: .item)
        let moves = try members.object("affecting_moves") { (sets: inout WireMembers) throws(WireError) in
            (lower: try sets.list("decrease", Change.init), raise: try sets.list("increase", Change.init))
        }
        loweringMoves = moves?.lower ?? []
        raisingMoves = moves?.raise ?? []
        let natures = try members.object("affecting_natures") { (sets: inout WireMembers) throws(WireError) in
            (
                lower: try sets.references("decrease", to: .nature),
                raise: try sets.references("increase", to: .nature)
            )
        }
        loweringNatures = natures?.lower ?? []
        raisingNatures = natures?.raise ?? []
        characteristics = try members.references("characteristics", to: .characteristic)
        gameIndex = try members.optional("game_index")
        id = try members.required("id")
        isBattleOnly = try members.flag("is_battle_only")
        moveDamageClass = try members.reference("move_damage_class", to: .moveDamageClass)
        name = try members.string("name")
        names = try members.names()
    }
}

extension WireStat {
    /// A move that changes a stat.
    public struct Change: Sendable, Equatable {
        /// The move.
        public let move: Reference
        /// The stages that are added.
        public let change: Int32

        init(_ members: inout WireMembers) throws(WireError) {
            change = try members.required("change")
            move = try members.requiredReference("move", to: .move)
        }
    }
}
