public import Checkpoints
public import PokeAPI

/// Brings a store up to date with what a transport answers.
///
/// One loop starts requests as the ``CrawlFrontier`` says, judges each answer with ``AnswerCheck`` and collects it, while
/// those before it are compressed and stored. What is stored and younger than `maxAge` is not asked for again.
public struct Crawler {
    /// Where answers come from.
    public let transport: any Transport<APIPath>
    /// Where they go.
    public let store: CheckpointStore
    /// How to ask.
    public var policy = CrawlPolicy()
    /// The kinds to crawl; nil for all of the API's index.
    public var selection: Set<String>?
    /// Seconds for which a stored answer is not asked for again.
    public var maxAge = 86_400
    /// The time: since any fixed moment, to measure waits, and in seconds since 1970, to date answers.
    public var clock: CrawlClock
    /// Whether to stop as soon as may be; asked at least ten times in a second.
    public var isCancelled: () -> Bool = { false }
    /// Told after each answer and at each pause.
    public var progress: (CrawlProgress) -> Void = { _ in }
    /// A number from 0 to 1 that spreads retries.
    public var jitter: () -> Double = { Double.random(in: 0...1) }

    /// Creates a crawler with the default policy.
    public init(transport: any Transport<APIPath>, store: CheckpointStore, clock: CrawlClock) {
        self.transport = transport
        self.store = store
        self.clock = clock
    }

    /// Crawls until everything listed is stored or given up, or until cancelled; what arrived is committed either way.
    ///
    /// Throws only where the store does: what the network does is in the report.
    public func run() async throws(CheckpointError) -> CrawlReport {
        var run = try CrawlRun(self)
        var queue = ArrivalQueue()
        let (keeper, store) = (queue.keeper, store)
        async let _: Void = keeper.run(store)
        defer { queue.end() }
        var isGoingOn = true
        while isGoingOn {
            isGoingOn = try run.advance()
            let arrivals = run.takeArrivals()
            // What was collected when nothing more comes is stored before the crawl goes on, or ends.
            try await queue.add(arrivals, leaving: isGoingOn && arrivals.isFull ? ArrivalQueue.depth : 0)
        }
        return try run.finish()
    }
}
