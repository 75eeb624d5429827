import JSON
import Synchronization

/// What tasks spend on the parts of putting pages into a tree, of all tasks together.
final class PageTimes: Sendable {
    /// A part of the work on a page.
    enum Part: String, CaseIterable {
        /// Making its context and its bytes.
        case rendering
        /// Parsing and checking it, or taking over what it said before.
        case checking
        /// Comparing it with what is published, hashing and writing it.
        case writing
    }

    private let sums = Mutex<[Part: Duration]>([:])

    /// Does a part of the work, and counts the time until it ends well.
    func time<Result>(_ part: Part, _ body: () throws -> Result) rethrows -> Result {
        let start = ContinuousClock.now
        let result = try body()
        let time = ContinuousClock.now - start
        sums.withLock { $0[part, default: .zero] += time }
        return result
    }

    /// What each part took of the time on the clock, where `tasks` were at work all the time.
    func shares(of tasks: Int) -> [(part: Part, time: Duration)] {
        let sums = sums.withLock { $0 }
        return Part.allCases.map { ($0, (sums[$0] ?? .zero) / tasks) }
    }

    /// Writes these shares as members, in seconds.
    func write(sharesOf tasks: Int, into writer: inout JSONWriter) {
        for (part, time) in shares(of: tasks) { writer.member("\(part.rawValue)_seconds", time.milliseconds) }
    }
}
