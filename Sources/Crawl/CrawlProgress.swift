/// How far a crawl has got.
public struct CrawlProgress: Sendable, Equatable {
    /// Answers that are had.
    public let done: Int
    /// Answers known to be needed; grows while listings are read.
    public let known: Int
    /// Requests started.
    public let requests: Int
    /// Requests that were not the first for their address.
    public let retries: Int
    /// Answers given up.
    public let gaps: Int

    init(_ frontier: CrawlFrontier, requests: Int) {
        done = frontier.done.count
        known = frontier.known
        self.requests = requests
        retries = frontier.retries
        gaps = frontier.gaps.count
    }
}
