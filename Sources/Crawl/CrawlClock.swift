/// The time, as a crawl is told it.
public struct CrawlClock {
    /// The time since any fixed moment, which never goes back.
    public let now: () -> Duration
    /// Seconds since 1970.
    public let date: () -> Int

    /// Joins two ways to tell the time.
    public init(now: @escaping () -> Duration, date: @escaping () -> Int) {
        self.now = now
        self.date = date
    }
}
