/// The moves that a pokemon learns in some games, which agree in all of them.
public struct Learnset: Equatable, Sendable {
    /// The games, oldest first.
    public var versionGroups: [Reference]
    /// The moves, method by method, in the methods' order.
    public var methods: [LearnedMoves]

    /// Joins the values.
    public init(versionGroups: [Reference], methods: [LearnedMoves]) {
        self.versionGroups = versionGroups
        self.methods = methods
    }
}

/// The moves that a pokemon learns by one method.
public struct LearnedMoves: Hashable, Sendable {
    /// The method.
    public var method: Reference
    /// The moves, by level and then in the games' order; by id where there are neither.
    public var moves: [LearnedMove]

    /// Joins the values.
    public init(method: Reference, moves: [LearnedMove]) {
        self.method = method
        self.moves = moves
    }

    /// The moves in runs of one level.
    public var levels: [LevelMoves] {
        var levels: [LevelMoves] = []
        for learned in moves {
            if let last = levels.indices.last, levels[last].level == learned.level {
                levels[last].moves.append(learned.move)
            } else {
                levels.append(LevelMoves(level: learned.level, moves: [learned.move]))
            }
        }
        return levels
    }
}

/// A move and when it is learned.
public struct LearnedMove: Hashable, Sendable {
    /// The level; 0 for a move that is learned on evolving, absent where the method has no levels.
    public var level: Int32?
    /// The move.
    public var move: Reference

    /// Joins the values.
    public init(level: Int32? = nil, move: Reference) {
        self.level = level
        self.move = move
    }
}

/// The moves that are learned at one level.
public struct LevelMoves: Record, Decodable, Equatable {
    /// The level; 0 for moves that are learned on evolving, absent where the method has no levels.
    public var level: Int32?
    /// The moves.
    public var moves: [Reference]
}

extension LevelMoves {
    /// What exports say.
    public static let fields: [Field<LevelMoves>] = [
        Field("level", "The level; 0 on evolving, absent where the method has no levels.") { $0.level },
        Field("moves", "The moves.", many: .move) { $0.moves },
    ]
}
