import PokeModel
import Templating

/// The games that teach a move, and the machines that do it there, in few words for the partial `sentence`.
struct MoveTeachers {
    private let ranges: GameRanges
    private let edition: Edition
    /// What was said of games, which are the same ones for most moves.
    private var known: [Set<Reference>: [TemplateObject]] = [:]

    init(_ ranges: GameRanges, edition: Edition) {
        self.ranges = ranges
        self.edition = edition
    }

    /// The games as ranges; where a move's machines are asked for, each with its games, the oldest first.
    ///
    /// All are without links, since a table with a row for each move names them again and again: the move's page has them.
    mutating func parts(_ games: Set<Reference>, machinesOf move: Reference?) -> [TemplateObject] {
        let machines = move.flatMap { edition.uses.machines[$0] } ?? [:]
        guard !machines.isEmpty else { return parts(games) }
        let groups = Dictionary(grouping: games) { machines[$0] }.map { item, games in
            (item: item, games: games, rank: games.map(edition.rank).min() ?? .max)
        }
        var pieces: [[TemplateObject]] = []
        for group in groups.sorted(by: { ($0.rank, $0.games[0]) < ($1.rank, $1.games[0]) }) {
            let item = group.item.map { [edition.words.named(edition.name($0)), edition.words.plain(" ")] } ?? []
            pieces.append(item + parts(Set(group.games)))
        }
        return Array(pieces.joined(separator: [edition.words.plain(edition.words.settings.comma)]))
    }

    private mutating func parts(_ games: Set<Reference>) -> [TemplateObject] {
        if let parts = known[games] { return parts }
        let parts = edition.games(games, in: ranges, areLinks: false)
        known[games] = parts
        return parts
    }
}
