public import Checkpoints
import JSON
public import PokeAPI

/// Brings a store up to date with what a transport answers.
///
/// One loop on the caller's thread: it starts requests as the ``CrawlFrontier`` says, judges each answer with
/// ``AnswerCheck`` and puts it into the store. What is stored and younger than `maxAge` is not asked for again.
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
    public func run() throws(CheckpointError) -> CrawlReport {
        let known = try store.checkpoints()
        let freshSince = clock.date() - maxAge
        var frontier = CrawlFrontier(
            policy: policy,
            selection: selection,
            isFresh: { path in
                guard let checkpoint = known[path], checkpoint.state == .loaded else { return false }
                return checkpoint.fetched > freshSince
            },
            jitter: jitter
        )
        var report = CrawlReport()
        var deployments: Set<String> = []
        let check = AnswerCheck(now: clock.date)

        loop: while true {
            if isCancelled() { break }
            switch frontier.next(at: clock.now()) {
            case .request(let path):
                report.requests += 1
                let entityTag = frontier.mayUseStored(path) ? known[path]?.entityTag : nil
                transport.start(Request(path, entityTag: entityTag))
            case .recall(let path):
                if let verdict = try recalled(path, check) {
                    try store.list(frontier.receive(verdict, for: path, at: clock.now()).listed)
                } else {
                    frontier.takeBack(path)
                }
            case .finish: break loop
            case .wait(let until):
                let pause = until.map { max(.zero, $0 - clock.now()) } ?? .seconds(1)
                let exchanges = transport.finished(waitingAtMost: min(pause, .milliseconds(100)))
                for exchange in exchanges {
                    if case .success(let response) = exchange.result {
                        report.bytes += response.body.count
                        if let deployment = response.deployment { deployments.insert(deployment) }
                    }
                    try take(exchange, check.verdict(on: exchange), check, &frontier)
                }
                if exchanges.isEmpty { try store.commit() }
                progress(CrawlProgress(frontier, requests: report.requests))
            }
        }
        if isCancelled() { frontier.cancel() }
        transport.cancelAll()
        report.gone = try settle(frontier, known)
        try store.commit()
        report.deployments = deployments.sorted()
        report.complete(with: frontier)
        return report
    }

    /// The verdict on a stored answer; nil where it cannot be read.
    private func recalled(_ path: APIPath, _ check: AnswerCheck) throws(CheckpointError) -> Verdict? {
        guard let body = try store.body(of: path) else { return nil }
        // A stored answer was checked before it was stored; one that no longer passes is asked for again.
        return try? check.content(body, of: path)
    }

    private func take(
        _ exchange: Exchange,
        _ judged: Verdict,
        _ check: AnswerCheck,
        _ frontier: inout CrawlFrontier
    ) throws(CheckpointError) {
        let path = exchange.request.path
        var verdict = judged
        if verdict == .unchanged, frontier.needsReading(path) {
            guard let recalled = try recalled(path, check) else {
                frontier.takeBack(path)
                return
            }
            verdict = recalled
        }
        let receipt = frontier.receive(verdict, for: path, at: clock.now())
        try store.list(receipt.listed)
        switch receipt.note {
        case .keep:
            guard case .success(let response) = exchange.result else { return }
            if judged == .unchanged {
                try store.touch(receipt.path, deployment: response.deployment, fetched: clock.date())
            } else {
                // The parser has read it, so that only a lack of memory could fail here.
                let body = (try? response.body.withUnsafeBytes(minifiedJSON)) ?? response.body
                try store.save(
                    receipt.path,
                    body: body,
                    entityTag: response.entityTag,
                    deployment: response.deployment,
                    fetched: clock.date()
                )
            }
        case .giveUp(let reason, let attempts):
            try store.mark(receipt.path, .failed(reason: reason, attempts: attempts))
        case .retry, .drop: break
        }
    }

    /// Marks what was stored of a completely listed kind and is not in its listing any more; says how many.
    private func settle(
        _ frontier: CrawlFrontier,
        _ known: [APIPath: Checkpoint]
    ) throws(CheckpointError) -> Int {
        var gone = 0
        for (path, checkpoint) in known.sorted(by: { $0.key.description < $1.key.description })
        where checkpoint.state != .gone {
            let kind: String
            switch path.role {
            case .resource(let name, _): kind = name
            case .encounters: kind = "pokemon"
            default: continue
            }
            guard let listing = frontier.listings[kind], listing.isComplete else { continue }
            if !frontier.listed.contains(path) {
                try store.mark(path, .gone)
                gone += 1
            }
        }
        return gone
    }
}
