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

extension CrawlClock {
    /// When what is at most `maxAge` seconds old was had, in seconds since 1970.
    ///
    /// It ends a day from now, to have room for the crawl itself: what a wrong clock has dated later would be fresh for ever.
    func freshTime(maxAge: Int) -> Range<Int> {
        let now = date()
        return now - maxAge + 1..<now + 86_400
    }
}
