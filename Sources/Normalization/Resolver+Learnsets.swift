import PokeAPI
import PokeModel

extension Resolver {
    /// The moves that a pokemon learns, game by game, the newest first; games that agree in all of it are one.
    func learnsets(_ rows: [WirePokemon.LearnedMove]) -> [Learnset] {
        let present = rows.filter { row in
            isPresent(Reference(.move, row.move)) && isPresent(Reference(.versionGroup, row.versionGroup))
                && isPresent(Reference(.moveLearnMethod, row.method))
        }
        let sorted = present.map { (place: place(of: $0), row: $0) }.sorted { $0.place < $1.place }.map(\.row)
        var learnsets: [Learnset] = []
        for game in sorted.chunked(by: \.versionGroup) {
            let methods = game.chunked(by: \.method).map { rows in
                LearnedMoves(method: Reference(.moveLearnMethod, rows[rows.startIndex].method), moves: moves(rows))
            }
            let group = Reference(.versionGroup, game[game.startIndex].versionGroup)
            // Two that differ do so early: to compare them all takes less time than to hash each.
            if let place = learnsets.firstIndex(where: { $0.methods == methods }) {
                learnsets[place].versionGroups.append(group)
            } else {
                learnsets.append(Learnset(versionGroups: [group], methods: methods))
            }
        }
        return learnsets.sorted { rank(ofGroup: $0.versionGroups.last) > rank(ofGroup: $1.versionGroups.last) }
    }

    /// A row's place among the others: by game and method, then by level, the games' own order, and id.
    ///
    /// In two numbers, as half a million rows are compared ten times each.
    private func place(of row: WirePokemon.LearnedMove) -> (UInt64, UInt64) {
        let rank = context.versionGroupRanks[row.versionGroup] ?? .max
        return (
            rank.inOrder << 32 | row.method.inOrder,
            row.level.inOrder << 48 | (row.order ?? .max).inOrder << 32 | row.move.inOrder
        )
    }

    private func moves(_ rows: ArraySlice<WirePokemon.LearnedMove>) -> [LearnedMove] {
        var moves: [LearnedMove] = []
        moves.reserveCapacity(rows.count)
        for row in rows {
            let hasLevels = row.method == context.levelUp || row.level > 0
            let move = LearnedMove(level: hasLevels ? Int32(row.level) : nil, move: Reference(.move, row.move))
            // Two rows that say the same are neighbours.
            if moves.last != move { moves.append(move) }
        }
        return moves
    }
}

extension FixedWidthInteger {
    /// Its bits as a number without sign that is ordered as it is.
    fileprivate var inOrder: UInt64 { UInt64(Magnitude(truncatingIfNeeded: self) ^ (1 << (Self.bitWidth - 1))) }
}

extension RandomAccessCollection where Index == Int {
    /// The runs of neighbours that agree in a value.
    fileprivate func chunked<Value: Equatable>(by value: (Element) -> Value) -> [SubSequence] {
        var chunks: [SubSequence] = []
        var start = startIndex
        for index in indices where index + 1 == endIndex || value(self[index]) != value(self[index + 1]) {
            chunks.append(self[start...index])
            start = index + 1
        }
        return chunks
    }
}

/// The pokemon that learn each move, method by method.
func learners(of pokemon: Table<Pokemon>) -> [Int32: [MoveLearners]] {
    var learners: [Int32: [MoveLearners]] = [:]
    for pokemon in pokemon {
        for learnset in pokemon.learnsets {
            for method in learnset.methods {
                for learned in method.moves {
                    learners[learned.move.id, default: []].add(pokemon.reference, by: method.method)
                }
            }
        }
    }
    return learners.mapValues { $0.sorted { $0.method < $1.method } }
}

extension [MoveLearners] {
    /// Adds a pokemon, which come in order, unless it is there.
    fileprivate mutating func add(_ pokemon: Reference, by method: Reference) {
        guard let place = firstIndex(where: { $0.method == method }) else {
            append(MoveLearners(method: method, pokemon: [pokemon]))
            return
        }
        if self[place].pokemon.last != pokemon { self[place].pokemon.append(pokemon) }
    }
}
