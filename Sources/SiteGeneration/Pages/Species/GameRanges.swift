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

    /// The first and the last game of each run without a gap, oldest first; what the timeline lacks is left out.
    func ranges(of games: some Sequence<Reference>) -> [(first: Reference, last: Reference)] {
        var runs: [ClosedRange<Int>] = []
        for place in Set(games.compactMap { places[$0] }).sorted() {
            if let last = runs.last, last.upperBound + 1 == place {
                runs[runs.count - 1] = last.lowerBound...place
            } else {
                runs.append(place...place)
            }
        }
        return runs.map { (timeline[$0.lowerBound], timeline[$0.upperBound]) }
    }

    /// The games that the ranges are named by.
    func ends(of games: some Sequence<Reference>) -> Set<Reference> {
        Set(ranges(of: games).flatMap { [$0.first, $0.last] })
    }
}

extension Edition {
    /// The names of games as ranges, for the partial `sentence`: `Gold / Silver – Crystal, X / Y`.
    func games(_ games: some Sequence<Reference>, in ranges: GameRanges, areLinks: Bool = true) -> [TemplateObject] {
        let spans = ranges.ranges(of: games).map { span($0.first, $0.last, areLinks: areLinks) }
        return Array(spans.joined(separator: [words.plain(words.settings.comma)]))
    }

    /// The names of the first and the last of some games, or of the only one.
    func span(_ first: Reference, _ last: Reference, areLinks: Bool = true) -> [TemplateObject] {
        let (start, end) = areLinks ? (link(first), link(last)) : (words.named(name(first)), words.named(name(last)))
        return first == last ? [start] : sentence(.span, ["first": start, "last": end])
    }

    /// A group of games' place in time.
    func rank(of versionGroup: Reference) -> Int32 { pokedex.versionGroups[versionGroup]?.order ?? .max }
}
