import PokeModel
import Templating

/// The moves that a pokemon learns in any game, method by method.
///
/// What is learned by level is a table with a column for all games that agree; of other methods a move is one row that
/// names its games. In brief, games are told with their moves, and nothing of the moves but their names.
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
        let learnsets = pokemon.methodLearnsets(rank: edition.rank)
        var methods: [[MethodLearnset]] = []
        for learnset in learnsets {
            if methods.last?.first?.learned.method == learnset.learned.method {
                methods[methods.count - 1].append(learnset)
            } else {
                methods.append([learnset])
            }
        }
        return ["methods": .list(methods.map(method)), "rest": rest(of: methods)]
    }

    /// The games that rows name, which bear no links, and no table by level leads to; each once, oldest first.
    private func rest(of methods: [[MethodLearnset]]) -> TemplateValue {
        guard !isBrief else { return .absent }
        var named: Set<Reference> = []
        var linked: Set<Reference> = []
        for learnsets in methods {
            let ranges = GameRanges(timeline(of: learnsets))
            if hasLevels(learnsets) {
                for learnset in learnsets { linked.formUnion(ranges.ends(of: learnset.versionGroups)) }
            } else {
                for games in Set(games(learnsets).values) { named.formUnion(ranges.ends(of: games)) }
            }
        }
        let rest = named.subtracting(linked).sorted { (edition.rank(of: $0), $0) < (edition.rank(of: $1), $1) }
        return rest.isEmpty ? .absent : ["parts": .list(edition.joined(rest))]
    }

    private func timeline(of learnsets: [MethodLearnset]) -> [Reference] {
        learnsets.flatMap(\.versionGroups).sorted { edition.rank(of: $0) < edition.rank(of: $1) }
    }

    private func hasLevels(_ learnsets: [MethodLearnset]) -> Bool {
        learnsets.contains { $0.learned.hasLevels }
    }

    private func method(_ learnsets: [MethodLearnset]) -> TemplateObject {
        let method = learnsets[0].learned.method
        let timeline = timeline(of: learnsets)
        let ranges = GameRanges(timeline)
        let hasLevels = hasLevels(learnsets)
        var content: TemplateObject = ["levels": .absent, "list": .absent, "brief": .absent]
        if isBrief {
            content["brief"] = .object([
                "rows": .list(hasLevels ? briefLevels(learnsets, ranges) : brief(learnsets, ranges))
            ])
        } else if hasLevels {
            content["levels"] = .object(levels(learnsets, ranges))
        } else {
            content["list"] = .object(list(learnsets, ranges, newest: timeline.last))
        }
        return edition.words.named(edition.name(method)).merging(content)
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
            "newest": ["parts": .list(edition.games(newest.versionGroups, in: ranges))],
            "older": .list(
                learnsets.dropFirst().map { learnset -> TemplateObject in
                    ["games": ["parts": .list(edition.games(learnset.versionGroups, in: ranges))]]
                }
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
    private func list(_ learnsets: [MethodLearnset], _ ranges: GameRanges, newest: Reference?) -> TemplateObject {
        let games = games(learnsets)
        func key(_ move: Reference) -> (Int, Int, Reference) {
            let isOld = newest.map { games[move]?.contains($0) != true } ?? false
            return (isOld ? 1 : 0, edition.positions[move] ?? 0, move)
        }
        let areMachines = edition.pokedex.slug(of: learnsets[0].learned.method) == "machine"
        var teachers = MoveTeachers(ranges, edition: edition)
        let rows = games.keys.sorted { key($0) < key($1) }.map { move -> TemplateObject in
            let taught = teachers.parts(games[move] ?? [], machinesOf: areMachines ? move : nil)
            return ["move": .object(edition.moveRow(move)), "games": ["parts": .list(taught)]]
        }
        return [
            "areMachines": .flag(areMachines), "count": .text(edition.words.format.whole(rows.count)),
            "rows": .list(rows),
        ]
    }

    /// The games that teach each move.
    private func games(_ learnsets: [MethodLearnset]) -> [Reference: Set<Reference>] {
        var games: [Reference: Set<Reference>] = [:]
        for learnset in learnsets {
            for learned in learnset.learned.moves { games[learned.move, default: []].formUnion(learnset.versionGroups) }
        }
        return games
    }

    // MARK: In brief

    private func briefLevels(_ learnsets: [MethodLearnset], _ ranges: GameRanges) -> [TemplateObject] {
        learnsets.map { learnset in
            let moves = learnset.learned.moves.map { learned in
                edition.link(learned.move).merging(["note": .text(level(learned.level))])
            }
            return ["games": games(learnset.versionGroups, ranges), "moves": .list(moves)]
        }
    }

    private func games(_ games: some Sequence<Reference>, _ ranges: GameRanges) -> TemplateValue {
        ["parts": .list(edition.games(games, in: ranges))]
    }

    /// A row for the moves of the same games, those of the newest first.
    private func brief(_ learnsets: [MethodLearnset], _ ranges: GameRanges) -> [TemplateObject] {
        let rows = Dictionary(grouping: games(learnsets)) { $0.value }.map { games, moves in
            (
                ranks: games.map(edition.rank).sorted(by: >), games: games,
                moves: moves.map(\.key).sorted { (edition.positions[$0] ?? 0, $0) < (edition.positions[$1] ?? 0, $1) }
            )
        }
        return rows.sorted { $1.ranks.lexicographicallyPrecedes($0.ranks) }.map { row in
            [
                "games": games(row.games, ranges),
                "moves": .list(row.moves.map { edition.link($0).merging(["note": .absent]) }),
            ]
        }
    }
}

extension LearnedMoves {
    /// Whether its moves are learned at levels.
    var hasLevels: Bool { moves.contains { $0.level != nil } }
}
