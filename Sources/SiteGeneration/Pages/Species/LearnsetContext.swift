import PokeModel
import Templating

/// The moves that a pokemon learns in any game, method by method.
///
/// What is learned by level is a table with a column for all games that agree; of other methods a move is one row that
/// names its games. In brief, games are told with their moves, and nothing of the moves but their names. What rows name again
/// and again is linked once, in a legend.
struct LearnsetContext {
    let pokemon: Pokemon
    let edition: Edition
    let isBrief: Bool

    init(_ pokemon: Pokemon, edition: Edition, isBrief: Bool = false) {
        self.pokemon = pokemon
        self.edition = edition
        self.isBrief = isBrief
    }

    /// The context; nil for a pokemon that learns nothing.
    var object: TemplateObject? {
        guard !pokemon.learnsets.isEmpty else { return nil }
        var learnsets: [[MethodLearnset]] = []
        for learnset in pokemon.methodLearnsets(rank: edition.rank) {
            if learnsets.last?.first?.learned.method == learnset.learned.method {
                learnsets[learnsets.count - 1].append(learnset)
            } else {
                learnsets.append([learnset])
            }
        }
        let methods = learnsets.map { Method($0, edition: edition) }
        return ["methods": .list(methods.map(context)), "legend": legend(of: methods)]
    }

    /// What the pokemon learns by one method.
    private struct Method {
        /// Games that agree, the newest first.
        let learnsets: [MethodLearnset]
        let ranges: GameRanges
        let newest: Int
        let hasLevels: Bool
        /// The games that teach each move.
        let games: [Reference: GameSet]

        init(_ learnsets: [MethodLearnset], edition: Edition) {
            self.learnsets = learnsets
            let timeline = learnsets.flatMap(\.versionGroups).map { (rank: edition.rank(of: $0), games: $0) }
                .sorted { $0.rank < $1.rank }
            ranges = GameRanges(timeline.map(\.games))
            newest = timeline.count - 1
            hasLevels = learnsets.contains { $0.learned.hasLevels }
            var games: [Reference: GameSet] = [:]
            for learnset in learnsets {
                let own = ranges.set(of: learnset.versionGroups)
                for learned in learnset.learned.moves { games[learned.move, default: GameSet()].formUnion(own) }
            }
            self.games = games
        }
    }

    /// Links to what tables name without them; nothing in brief, where all names are links.
    ///
    /// It is the methods of tables that are folded, the classes of moves, and the games that no table by level leads to.
    private func legend(of methods: [Method]) -> TemplateValue {
        guard !isBrief else { return .absent }
        let folded = methods.filter { !$0.hasLevels }.map { $0.learnsets[0].learned.method }
        let moves = methods.flatMap(\.games.keys)
        return [
            "methods": parts(folded), "classes": edition.classes(of: moves),
            "games": parts(unlinkedGames(of: methods)),
        ]
    }

    private func parts(_ references: [Reference]) -> TemplateValue {
        references.isEmpty ? .absent : ["parts": .list(edition.joined(references))]
    }

    /// Each game that rows name and no table by level leads to, oldest first.
    private func unlinkedGames(of methods: [Method]) -> [Reference] {
        var named: Set<Reference> = []
        var linked: Set<Reference> = []
        for method in methods {
            let ranges = method.ranges
            if method.hasLevels {
                for learnset in method.learnsets {
                    linked.formUnion(ranges.ends(of: ranges.set(of: learnset.versionGroups)))
                }
            } else {
                for games in Set(method.games.values) { named.formUnion(ranges.ends(of: games)) }
            }
        }
        return named.subtracting(linked).sorted { (edition.rank(of: $0), $0) < (edition.rank(of: $1), $1) }
    }

    private func context(of method: Method) -> TemplateObject {
        var content: TemplateObject = ["levels": .absent, "list": .absent, "brief": .absent]
        if isBrief {
            content["brief"] = .object(["rows": .list(method.hasLevels ? briefLevels(method) : brief(method))])
        } else if method.hasLevels {
            content["levels"] = .object(levels(method.learnsets, method.ranges))
        } else {
            content["list"] = .object(list(method))
        }
        return edition.link(method.learnsets[0].learned.method).merging(content)
    }

    // MARK: By level

    private func levels(_ learnsets: [MethodLearnset], _ ranges: GameRanges) -> TemplateObject {
        let newest = learnsets[0]
        var order: [Reference] = []
        var levels: [Reference: [[Int32?]]] = [:]
        for (column, learnset) in learnsets.enumerated() {
            for learned in learnset.learned.moves {
                if levels[learned.move] == nil {
                    order.append(learned.move)
                    levels[learned.move] = Array(repeating: [], count: learnsets.count)
                }
                levels[learned.move]?[column].append(learned.level)
            }
        }
        let rows = order.map { move -> TemplateObject in
            let cells = (levels[move] ?? []).map { TemplateValue.text($0.map(level).joined(separator: ", ")) }
            return [
                "level": cells[0], "move": .object(edition.moveRow(move)),
                "older": .list(cells.dropFirst().map { TemplateObject([("level", $0)]) }),
            ]
        }
        return [
            "newest": games(newest.versionGroups, ranges),
            "older": .list(
                learnsets.dropFirst().map { TemplateObject([("games", games($0.versionGroups, ranges))]) }
            ),
            "rows": .list(rows),
        ]
    }

    private func level(_ level: Int32?) -> String {
        switch level {
        case nil: "–"
        case 0?: edition.words(.onEvolution)
        case let level?: edition.words.format.whole(Int(level))
        }
    }

    // MARK: By other methods

    /// A row for each move: those of the newest games first, and by name.
    private func list(_ method: Method) -> TemplateObject {
        let moves = method.games.map { move, games in
            (age: games.contains(method.newest) ? 0 : 1, place: edition.positions[move] ?? 0, move: move, games: games)
        }
        let areMachines = edition.pokedex.slug(of: method.learnsets[0].learned.method) == "machine"
        var teachers = MoveTeachers(method.ranges, edition: edition)
        let rows = moves.sorted { ($0.age, $0.place, $0.move) < ($1.age, $1.place, $1.move) }.map {
            row -> TemplateObject in
            let taught = teachers.parts(row.games, machinesOf: areMachines ? row.move : nil)
            return ["move": .object(edition.moveRow(row.move)), "games": ["parts": .list(taught)]]
        }
        return [
            "areMachines": .flag(areMachines), "count": .text(edition.words.format.whole(rows.count)),
            "rows": .list(rows),
        ]
    }

    // MARK: In brief

    private func briefLevels(_ method: Method) -> [TemplateObject] {
        method.learnsets.map { learnset in
            let moves = learnset.learned.moves.map { learned in
                edition.link(learned.move).merging(["note": .text(level(learned.level))])
            }
            return ["games": games(learnset.versionGroups, method.ranges), "moves": .list(moves)]
        }
    }

    private func games(_ games: [Reference], _ ranges: GameRanges) -> TemplateValue {
        ["parts": .list(edition.games(ranges.set(of: games), in: ranges))]
    }

    /// A row for the moves of the same games, those of the newest first.
    private func brief(_ method: Method) -> [TemplateObject] {
        let rows = Dictionary(grouping: method.games) { $0.value }.map { games, moves in
            (
                places: games.places.reversed(), games: games,
                moves: moves.map(\.key).sorted { (edition.positions[$0] ?? 0, $0) < (edition.positions[$1] ?? 0, $1) }
            )
        }
        return rows.sorted { $1.places.lexicographicallyPrecedes($0.places) }.map { row in
            [
                "games": ["parts": .list(edition.games(row.games, in: method.ranges))],
                "moves": .list(row.moves.map { edition.link($0).merging(["note": .absent]) }),
            ]
        }
    }
}

extension LearnedMoves {
    /// Whether its moves are learned at levels.
    var hasLevels: Bool { moves.contains { $0.level != nil } }
}
