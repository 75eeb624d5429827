import PokeModel
import Templating

/// Games in the order of time, and how some of them are told in few words.
struct GameRanges {
    private let timeline: [Reference]
    private let places: [Reference: Int]

    /// Makes ranges of games that are told as if there were no others; `timeline` has each once, oldest first.
    init(_ timeline: [Reference]) {
        self.timeline = timeline
        places = Dictionary(uniqueKeysWithValues: timeline.enumerated().map { ($1, $0) })
    }

    /// Games by their places; what the timeline lacks is left out.
    func set(of games: some Sequence<Reference>) -> GameSet { GameSet(games.compactMap { places[$0] }) }

    /// The game at a place.
    subscript(place: Int) -> Reference { timeline[place] }

    /// The first and the last game of each run without a gap, oldest first.
    func ranges(of games: GameSet) -> [(first: Reference, last: Reference)] {
        var runs: [ClosedRange<Int>] = []
        for place in games.places {
            if let last = runs.last, last.upperBound + 1 == place {
                runs[runs.count - 1] = last.lowerBound...place
            } else {
                runs.append(place...place)
            }
        }
        return runs.map { (timeline[$0.lowerBound], timeline[$0.upperBound]) }
    }

    /// The games that the ranges are named by.
    func ends(of games: GameSet) -> Set<Reference> {
        Set(ranges(of: games).flatMap { [$0.first, $0.last] })
    }
}

extension Edition {
    /// The names of games as ranges, for the partial `sentence`: `Gold / Silver – Crystal, X / Y`.
    func games(_ games: GameSet, in ranges: GameRanges, areLinks: Bool = true) -> [TemplateObject] {
        listed(ranges.ranges(of: games).map { span($0.first, $0.last, areLinks: areLinks) })
    }

    /// The names of the first and the last of some games, or of the only one.
    func span(_ first: Reference, _ last: Reference, areLinks: Bool = true) -> [TemplateObject] {
        let (start, end) = areLinks ? (link(first), link(last)) : (label(first), label(last))
        return first == last ? [start] : sentence(.span, ["first": start, "last": end])
    }

    /// A group of games' place in time.
    func rank(of versionGroup: Reference) -> Int32 { pokedex.versionGroups[versionGroup]?.order ?? .max }
}
