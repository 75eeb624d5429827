import Checkpoints
import PokeAPI
import TestSupport

@testable import Crawl

/// Crawls of scripted transports into one store, with a clock that jumps over waits.
struct Crawls {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    var storePath: String { folder.path + "/store/s.sqlite3" }

    /// Crawls at a date that stands still.
    func crawl(
        _ transport: ScriptedTransport,
        date: Int = 1_000_000,
        selection: Set<String>? = nil,
        change: (inout Crawler) -> Void = { _ in }
    ) async throws -> CrawlReport {
        let store = try CheckpointStore(path: storePath, source: "test")
        let time = SteppingTime()
        let clock = CrawlClock(now: time.next, date: { date })
        var crawler = Crawler(transport: transport, store: store, clock: clock)
        crawler.selection = selection
        crawler.jitter = { 1 }
        change(&crawler)
        return try await crawler.run()
    }

    /// A clock that goes on by a second each time it is looked at.
    private final class SteppingTime {
        private var seconds = 0
        func next() -> Duration {
            seconds += 1
            return .seconds(seconds)
        }
    }

    /// The stored body of an answer that counts as loaded.
    func stored(_ path: String) throws -> String? {
        let reader = try StoreReader(path: storePath, source: "test")
        return try APIPath(parsing: path).flatMap { try reader.body(of: $0) }.map {
            String(decoding: $0, as: UTF8.self)
        }
    }
}
