/// How far a crawl has got.
public struct CrawlProgress: Sendable, Equatable {
    /// Answers that are had, on the walk that goes on.
    public let done: Int
    /// Answers known to be needed; grows while listings are read.
    public let known: Int
    /// Requests started.
    public let requests: Int
    /// Requests that were not the first for their address.
    public let retries: Int
    /// Answers given up.
    public let gaps: Int
    /// Requests that may be under way at most, at the moment.
    public let concurrency: Int
    /// How many walks were begun after the first, because the API was deployed anew.
    public let revalidations: Int

    init(_ frontier: CrawlFrontier, requests: Int) {
        done = frontier.walk.done.count
        known = frontier.known
        self.requests = requests
        retries = frontier.retries
        gaps = frontier.walk.missedCount
        concurrency = frontier.concurrency
        revalidations = frontier.revalidations
    }
}
