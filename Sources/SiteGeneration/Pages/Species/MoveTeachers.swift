import PokeModel
import Templating

/// The games that teach a move, and the machines that do it there, in few words for the partial `sentence`.
struct MoveTeachers {
    private let ranges: GameRanges
    private let edition: Edition
    /// What was said of games, which are the same ones for most moves.
    private var known: [GameSet: [TemplateObject]] = [:]

    init(_ ranges: GameRanges, edition: Edition) {
        self.ranges = ranges
        self.edition = edition
    }

    /// The games as ranges; where a move's machines are asked for, each with its games, the oldest first.
    ///
    /// Games are without links, since a table with a row for each move names them again and again: its legend has them.
    mutating func parts(_ games: GameSet, machinesOf move: Reference?) -> [TemplateObject] {
        guard let machines = move.flatMap({ edition.uses.machines[$0] }) else { return parts(games) }
        var groups: [(item: Reference?, games: GameSet)] = []
        for place in games.places {
            let item = machines[ranges[place]]
            if let group = groups.firstIndex(where: { $0.item == item }) {
                groups[group].games.insert(place)
            } else {
                groups.append((item, GameSet([place])))
            }
        }
        return edition.listed(
            groups.map { item, games in
                (item.map { [edition.link($0), edition.space] } ?? []) + parts(games)
            }
        )
    }

    private mutating func parts(_ games: GameSet) -> [TemplateObject] {
        if let parts = known[games] { return parts }
        let parts = edition.games(games, in: ranges, areLinks: false)
        known[games] = parts
        return parts
    }
}
