public import Checkpoints
public import PokeAPI

/// Brings a store's pictures and cries up to date with what a transport answers, under the same rules as the API's answers.
///
/// What is stored, or known to be missing, and younger than `maxAge` is not asked for again; what is older is asked for
/// conditionally.
public struct MediaCrawler {
    /// Where pictures and cries come from.
    public let transport: any Transport<MediaPath>
    /// Where they go.
    public let store: MediaStore
    /// How to ask.
    public var policy = CrawlPolicy()
    /// Seconds for which a stored picture is not asked for again.
    public var maxAge = 86_400
    /// The time: since any fixed moment, to measure waits, and in seconds since 1970, to date answers.
    public var clock: CrawlClock
    /// Whether to stop as soon as may be; asked at least ten times in a second.
    public var isCancelled: () -> Bool = { false }
    /// Told after each answer and at each pause how many are settled, of how many.
    public var progress: (_ settled: Int, _ wanted: Int) -> Void = { _, _ in }
    /// A number from 0 to 1 that spreads retries.
    public var jitter: () -> Double = { Double.random(in: 0...1) }

    /// Creates a crawler with the default policy.
    public init(transport: any Transport<MediaPath>, store: MediaStore, clock: CrawlClock) {
        self.transport = transport
        self.store = store
        self.clock = clock
    }

    /// Crawls until everything wanted is stored, missing or given up, or until cancelled; what arrived is committed either
    /// way.
    ///
    /// Throws only where the store does: what the network does is in the report.
    public func run(_ wanted: [MediaPath]) throws(CheckpointError) -> MediaReport {
        let known = try store.checkpoints()
        let freshTime = clock.freshTime(maxAge: maxAge)
        func isFresh(_ path: MediaPath) -> Bool {
            guard let checkpoint = known[path], freshTime.contains(checkpoint.fetched) else { return false }
            return checkpoint.state == .loaded || checkpoint.state == .gone
        }
        let stale = wanted.filter { !isFresh($0) }
        var report = MediaReport()
        report.wanted = wanted.count
        report.missing = wanted.filter { isFresh($0) && known[$0]?.state == .gone }
        report.stored = wanted.count - stale.count - report.missing.count
        var frontier = MediaFrontier(
            stale,
            entityTags: known.compactMapValues(\.entityTag),
            policy: policy,
            jitter: jitter
        )
        let check = MediaCheck(now: clock.date)

        loop: while !isCancelled() {
            switch frontier.next(at: clock.now()) {
            case .request(let request):
                report.requests += 1
                transport.start(request)
            case .finish: break loop
            case .wait(let until):
                let pause = until.map { max(.zero, $0 - clock.now()) } ?? .seconds(1)
                let exchanges = transport.finished(waitingAtMost: min(pause, .milliseconds(100)))
                for exchange in exchanges { try take(exchange, check, &frontier, &report) }
                if exchanges.isEmpty { try store.commit() }
                progress(wanted.count - stale.count + frontier.settled, wanted.count)
            }
        }
        if isCancelled() { frontier.cancel() }
        transport.cancelAll()
        try store.commit()
        report.missing.sort()
        report.failures = frontier.failures.sorted { $0.path < $1.path }
        report.retries = frontier.retries
        report.ending = frontier.ending
        return report
    }

    private func take(
        _ exchange: AddressedExchange<MediaPath>,
        _ check: MediaCheck,
        _ frontier: inout MediaFrontier,
        _ report: inout MediaReport
    ) throws(CheckpointError) {
        let path = exchange.request.path
        let verdict = check.verdict(on: exchange)
        // Without an answer the verdict is one that keeps nothing.
        let response = try? exchange.result.get()
        report.bytes += response?.body.count ?? 0
        switch frontier.receive(verdict, for: path, at: clock.now()) {
        case .keep where verdict == .unchanged:
            report.stored += 1
            try store.touch(path, fetched: clock.date())
        case .keep:
            guard let response else { return }
            report.stored += 1
            try store.save(path, body: response.body, entityTag: response.entityTag, fetched: clock.date())
        case .miss:
            report.missing.append(path)
            try store.miss(path, fetched: clock.date())
        case .giveUp(let reason, let attempts): try store.fail(path, reason: reason, attempts: attempts)
        case .retry: break
        }
    }
}
