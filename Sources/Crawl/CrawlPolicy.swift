/// How politely and how stubbornly a crawl asks.
public struct CrawlPolicy: Sendable, Equatable {
    /// Requests under way at most.
    public var concurrency = 8
    /// Requests started in a second at most; nil for no limit.
    public var rate: Double?
    /// Rounds of answers after which one more request may be under way, where there were fewer for a while.
    public var roundsToRecover = 4
    /// How often one address is asked for, and with what waits.
    public var retry = RetryPolicy()
    /// Time without a single answer after which the server is asked only now and then.
    public var patience: Duration = .seconds(5)
    /// Time without a single answer after which the whole crawl is given up.
    public var outage: Duration = .seconds(60)
    /// Requests in vain that it takes at least to give the whole crawl up, or else pauses after such requests.
    public var outageFailures = 20
    /// Pauses, each about twice as long as the one before, that stand for as many requests in vain.
    public var outagePauses = 5
    /// Resources asked for in one page of a listing.
    public var pageSize = 200
    /// Resources that one kind may have; a listing of more is not followed.
    public var listingLimit = 100_000
    /// How often a listing that contradicts itself is read again from its start.
    public var listingRestarts = 2
    /// Whether an answer cannot change while `meta` names the same deployment; not so in a folder, where people edit.
    public var trustsDeployments = true
    /// How often everything is walked through again because another deployment has begun to answer in between.
    public var revalidations = 3

    /// The defaults.
    public init() {}
}
