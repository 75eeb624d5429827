import JSON
import Synchronization

/// The pages that took longest to render and check, of all tasks.
final class SlowestPages: Sendable {
    /// How many are kept.
    private static let shown = 10

    private let pages = Mutex<[(path: String, time: Duration)]>([])

    /// Notes how long a page took.
    func note(_ path: String, _ time: Duration) {
        pages.withLock { pages in
            if pages.count == Self.shown, let last = pages.last, last.time >= time { return }
            let place = pages.firstIndex { $0.time < time } ?? pages.count
            pages.insert((path, time), at: place)
            if pages.count > Self.shown { pages.removeLast() }
        }
    }

    /// Writes the member `slowest_pages`, the slowest first.
    func write(into writer: inout JSONWriter) {
        writer.member("slowest_pages", pages.withLock { $0 }) { pages, page in
            pages.object { writer in
                writer.member("path", page.path)
                writer.member("seconds", page.time.milliseconds)
            }
        }
    }
}
