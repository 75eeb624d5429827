public import PokeModel

/// The number of something inside a generation's games.
public struct WireGameIndex: Sendable, Equatable {
    /// The generation or the version.
    public let game: Reference
    /// The number there.
    public let index: Int32
}

extension WireMembers {
    /// The numbers of a resource in games that are told by a member `game` of that kind.
    mutating func gameIndices(of game: StaticString, _ kind: Kind) throws(WireError) -> [WireGameIndex] {
        try list("game_indices") { (entry: inout WireMembers) throws(WireError) in
            let index: Int32 = try entry.optional("game_index") ?? 0
            return WireGameIndex(game: try entry.requiredReference(game, to: kind), index: index)
        }
    }
}
