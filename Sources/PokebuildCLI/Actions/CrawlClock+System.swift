import Crawl
import Glibc

extension CrawlClock {
    /// The machine's clocks.
    static var system: CrawlClock { CrawlClock(now: { monotonicTime }, date: { time(nil) }) }

    private static var monotonicTime: Duration {
        var time = timespec()
        // Cannot fail: the clock exists on every Linux.
        clock_gettime(CLOCK_MONOTONIC, &time)
        return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }
}
