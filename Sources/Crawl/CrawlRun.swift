import Checkpoints
import PokeAPI

/// A crawl that goes on: the loop between a frontier, a transport and a store.
///
/// What leads on, the index and the listings and `meta`, is stored at once, because it may be read back. Resources are
/// collected, for the ``Crawler`` to store. An address always goes the same way, so that what is stored of it last is what
/// came last.
struct CrawlRun {
    /// The time without an answer after which what is collected is better stored.
    private static let pause = Duration.milliseconds(100)

    private let crawler: Crawler
    private let check: AnswerCheck
    private let packer = BodyPacker()
    private var frontier: CrawlFrontier
    private var report = CrawlReport()
    /// Requests that have ended and were not looked at yet, the last one first.
    private var ended: [Exchange] = []
    private var arrivals = Arrivals()
    private var lastArrival: Duration

    /// Begins with what the store holds.
    init(_ crawler: Crawler) throws(CheckpointError) {
        self.crawler = crawler
        check = AnswerCheck(now: crawler.clock.date)
        let checkpoints = try crawler.store.checkpoints()
        frontier = CrawlFrontier(
            policy: crawler.policy,
            selection: crawler.selection,
            stored: StoredAnswers(checkpoints, freshTime: crawler.clock.freshTime(maxAge: crawler.maxAge)),
            jitter: crawler.jitter
        )
        lastArrival = crawler.clock.now()
    }

    /// Hands over the resources that were collected.
    mutating func takeArrivals() -> Arrivals { arrivals.take() }

    /// Goes on until enough is collected, or nothing more has come for a while; false when the crawl is over.
    mutating func advance() throws(CheckpointError) -> Bool {
        while !arrivals.isFull {
            if let exchange = ended.popLast() {
                if case .success(let response) = exchange.result { report.bytes += response.body.count }
                try take(exchange)
                if ended.isEmpty { tellProgress() }
                continue
            }
            if crawler.isCancelled() { return false }
            switch frontier.next(at: crawler.clock.now()) {
            case .request(let request):
                report.requests += 1
                crawler.transport.start(request)
            case .recall(let path):
                if let verdict = try recalled(path) {
                    try note(frontier.receive(verdict, from: .store, for: path, at: crawler.clock.now()))
                } else {
                    frontier.takeBack(path)
                }
            case .finish: return false
            case .wait(let until): if !wait(until: until) { return true }
            }
        }
        return true
    }

    /// Waits until something has arrived, or until some time; false where nothing has for a while.
    private mutating func wait(until: Duration?) -> Bool {
        let now = crawler.clock.now()
        let longest = until.map { max(.zero, min($0 - now, Self.pause)) } ?? Self.pause
        ended = crawler.transport.finished(waitingAtMost: longest).reversed()
        if ended.isEmpty { tellProgress() }
        let isPause = ended.isEmpty && now - lastArrival >= Self.pause
        if isPause || !ended.isEmpty { lastArrival = now }
        return !isPause
    }

    private func tellProgress() { crawler.progress(CrawlProgress(frontier, requests: report.requests)) }

    /// Starts nothing more, and says what the crawl has come to; all that was collected must be stored.
    mutating func finish() throws(CheckpointError) -> CrawlReport {
        if crawler.isCancelled() { frontier.cancel() }
        crawler.transport.cancelAll()
        let gone = frontier.stored.paths.filter(frontier.walk.isUnlisted).sorted { $0.description < $1.description }
        for path in gone { try crawler.store.mark(path, .gone) }
        report.gone = gone.map(\.description)
        try crawler.store.commit()
        report.complete(with: frontier)
        return report
    }

    /// The verdict on a stored answer; nil where it cannot be read.
    private func recalled(_ path: APIPath) throws(CheckpointError) -> Verdict? {
        guard let body = try crawler.store.body(of: path) else { return nil }
        // A stored answer was checked before it was stored; one that no longer passes is asked for again.
        return try? check.content(body, of: path)
    }

    private mutating func take(_ exchange: Exchange) throws(CheckpointError) {
        let path = exchange.request.path
        let judged = check.verdict(on: exchange)
        var verdict = judged
        if judged == .unchanged, CrawlFrontier.needsReading(path) {
            guard let recalled = try recalled(path) else {
                frontier.takeBack(path)
                return
            }
            verdict = recalled
        }
        // Without an answer the verdict is one that keeps nothing.
        let response = try? exchange.result.get()
        let date = crawler.clock.date()
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
            at: crawler.clock.now()
        )
        try note(receipt)
        guard case .keep(let deployment) = receipt.note, let response else { return }
        if let adopted = receipt.adopted { try crawler.store.touch(adopted, deployment: deployment, fetched: date) }
        try store(
            Arrivals.Arrival(
                path: receipt.path,
                outcome: judged == .unchanged ? .confirmed : .had(response.body, entityTag: entityTag),
                deployment: deployment,
                date: date
            )
        )
    }

    /// Notes what was listed or given up.
    private mutating func note(_ receipt: CrawlFrontier.Receipt) throws(CheckpointError) {
        try crawler.store.list(receipt.listed)
        if case .giveUp(let reason, let attempts) = receipt.note {
            try store(Arrivals.Arrival(path: receipt.path, outcome: .failed(reason: reason, attempts: attempts)))
        }
    }

    /// Stores what leads on; collects the rest.
    private mutating func store(_ arrival: Arrivals.Arrival) throws(CheckpointError) {
        if CrawlFrontier.needsReading(arrival.path) {
            var single = Arrivals()
            single.add(arrival)
            try crawler.store.store(single.packed(by: packer))
        } else {
            arrivals.add(arrival)
        }
    }
}
