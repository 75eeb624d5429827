/// How far a crawl has got.
public struct CrawlProgress {
    /// Requests started.
    public let requests: Int
    private let frontier: CrawlFrontier

    /// Keeps the frontier as it is; figures are counted when asked for.
    init(_ frontier: CrawlFrontier, requests: Int) {
        self.frontier = frontier
        self.requests = requests
    }

    /// Answers that are had, on the walk that goes on.
    public var done: Int { frontier.walk.done.count }

    /// Answers known to be needed; before listings are read to the end, as many as they say that they have.
    public var known: Int { frontier.known }

    /// Requests that were not the first for their address.
    public var retries: Int { frontier.retries }

    /// Answers given up.
    public var gaps: Int { frontier.walk.missedCount }

    /// Requests that may be under way at most, at the moment.
    public var concurrency: Int { frontier.concurrency }

    /// How many walks were begun after the first, because the API was deployed anew.
    public var revalidations: Int { frontier.revalidations }

    /// How far each kind has got, by name; those of which nothing is listed yet are left out.
    public var kinds: [CrawlReport.KindCount] { frontier.walk.progress }

    /// The kinds of which an answer is asked for just now.
    public var kindsUnderWay: Set<String> { frontier.kindsUnderWay }
}
