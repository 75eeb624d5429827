/// How politely and how stubbornly a crawl asks.
public struct CrawlPolicy: Sendable, Equatable {
    /// Requests under way at most.
    public var concurrency = 8
    /// Requests started in a second at most; nil for no limit.
    public var rate: Double?
    /// Resources asked for in one page of a listing.
    public var pageSize = 200
    /// How often one address is asked for before it is given up.
    public var attempts = 6
    /// The longest wait before the second attempt; it doubles with each further one.
    public var firstDelay: Duration = .milliseconds(500)
    /// The longest wait of our own before an attempt.
    public var longestDelay: Duration = .seconds(30)
    /// The longest wait that a server may ask for; one that asks for more is given up.
    public var longestRetryAfter: Duration = .seconds(300)
    /// How often a listing that contradicts itself is read again from its start.
    public var listingRestarts = 2
    /// Requests in a row that nobody answered, after which the whole crawl is given up.
    public var unreachedInARow = 40
    /// Requests in a row that were refused, after which the whole crawl is given up.
    public var refusedInARow = 400

    /// The defaults.
    public init() {}
}
