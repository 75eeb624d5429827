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
        var frontier = CrawlFrontier(
            policy: policy,
            selection: selection,
            stored: StoredAnswers(try store.checkpoints(), freshTime: clock.freshTime(maxAge: maxAge)),
            jitter: jitter
        )
        var report = CrawlReport()
        let check = AnswerCheck(now: clock.date)

        loop: while true {
            if isCancelled() { break }
            switch frontier.next(at: clock.now()) {
            case .request(let request):
                report.requests += 1
                transport.start(request)
            case .recall(let path):
                if let verdict = try recalled(path, check) {
                    let receipt = frontier.receive(verdict, from: .store, for: path, at: clock.now())
                    try note(receipt)
                } else {
                    frontier.takeBack(path)
                }
            case .finish: break loop
            case .wait(let until):
                let pause = until.map { max(.zero, $0 - clock.now()) } ?? .seconds(1)
                let exchanges = transport.finished(waitingAtMost: min(pause, .milliseconds(100)))
                for exchange in exchanges {
                    if case .success(let response) = exchange.result { report.bytes += response.body.count }
                    try take(exchange, check, &frontier)
                }
                if exchanges.isEmpty { try store.commit() }
                progress(CrawlProgress(frontier, requests: report.requests))
            }
        }
        if isCancelled() { frontier.cancel() }
        transport.cancelAll()
        let gone = frontier.stored.paths.filter(frontier.walk.isUnlisted).sorted { $0.description < $1.description }
        for path in gone { try store.mark(path, .gone) }
        report.gone = gone.map(\.description)
        try store.commit()
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
        _ check: AnswerCheck,
        _ frontier: inout CrawlFrontier
    ) throws(CheckpointError) {
        let path = exchange.request.path
        let judged = check.verdict(on: exchange)
        var verdict = judged
        if judged == .unchanged, CrawlFrontier.needsReading(path) {
            guard let recalled = try recalled(path, check) else {
                frontier.takeBack(path)
                return
            }
            verdict = recalled
        }
        // Without an answer the verdict is one that keeps nothing.
        let response = try? exchange.result.get()
        let date = clock.date()
        let entityTag = judged == .unchanged ? exchange.request.entityTag : response?.entityTag
        let receipt = frontier.receive(
            verdict,
            from: .network(
                entityTag: entityTag,
                deployment: response?.deployment,
                deployed: response?.deployed,
                date: date
            ),
            for: path,
            at: clock.now()
        )
        try note(receipt)
        guard case .keep(let deployment) = receipt.note, let response else { return }
        if let adopted = receipt.adopted { try store.touch(adopted, deployment: deployment, fetched: date) }
        if judged == .unchanged {
            try store.touch(receipt.path, deployment: deployment, fetched: date)
        } else {
            // The parser has read it, so that only a lack of memory could fail here.
            let body = (try? response.body.withUnsafeBytes(minifiedJSON)) ?? response.body
            try store.save(receipt.path, body: body, entityTag: entityTag, deployment: deployment, fetched: date)
        }
    }

    /// Notes what was listed or given up.
    private func note(_ receipt: CrawlFrontier.Receipt) throws(CheckpointError) {
        try store.list(receipt.listed)
        if case .giveUp(let reason, let attempts) = receipt.note {
            try store.mark(receipt.path, .failed(reason: reason, attempts: attempts))
        }
    }
}
