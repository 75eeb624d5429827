/// The moves that a pokemon learns by one method, and the games that agree in them.
public struct MethodLearnset: Record, Decodable {
    /// The games, oldest first.
    public var versionGroups: [Reference]
    /// The method and the moves.
    public let learned: LearnedMoves
}

extension MethodLearnset {
    /// What exports say.
    public static let fields: [Field<MethodLearnset>] = [
        Field("method", "The method.", one: .moveLearnMethod) { $0.learned.method },
        Field("version_groups", "The games, which agree in all of it.", many: .versionGroup) { $0.versionGroups },
        Field("levels", "The moves, level by level.") { $0.learned.levels },
    ]
}

extension Pokemon {
    /// The learnsets taken apart by method, so that games which agree in one method only say so too.
    ///
    /// Methods are in their order, and of one method the newest games come first; `rank` is a version group's place in
    /// time.
    public func methodLearnsets(rank: (Reference) -> Int32) -> [MethodLearnset] {
        var result: [MethodLearnset] = []
        for learnset in learnsets {
            for learned in learnset.methods {
                // Two that differ do so early: to compare them all takes less time than to hash each.
                if let place = result.firstIndex(where: { $0.learned == learned }) {
                    result[place].versionGroups += learnset.versionGroups
                } else {
                    result.append(MethodLearnset(versionGroups: learnset.versionGroups, learned: learned))
                }
            }
        }
        for place in result.indices { result[place].versionGroups.sort { rank($0) < rank($1) } }
        func newest(_ learnset: MethodLearnset) -> Int32 { learnset.versionGroups.last.map(rank) ?? 0 }
        return result.sorted { left, right in
            if left.learned.method != right.learned.method { return left.learned.method < right.learned.method }
            return newest(left) > newest(right)
        }
    }
}

/// The learnsets as they are read, method by method; a ``Pokedex`` that has all games joins them again.
public struct MethodLearnsets: ReadableForm {
    private let learnsets: [MethodLearnset]

    /// Reads them.
    public init(from decoder: any Decoder) throws { learnsets = try [MethodLearnset](from: decoder) }

    /// What the model has.
    public func value() -> [Learnset] {
        learnsets.map { Learnset(versionGroups: $0.versionGroups, methods: [$0.learned]) }
    }
}

extension LearnedMoves: Decodable {
    private enum CodingKeys: CodingKey { case method, levels }

    /// Reads what is learned by one method, level by level.
    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        let levels = try fields.decode([LevelMoves].self, forKey: .levels)
        self.init(
            method: try fields.decode(Reference.self, forKey: .method),
            moves: levels.flatMap { level in level.moves.map { LearnedMove(level: level.level, move: $0) } }
        )
    }
}
