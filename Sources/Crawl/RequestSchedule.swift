/// What is asked for next, and when: those of a crawl's decisions that are the same for all sorts of addresses.
///
/// Joins the queue, the pace that concerns all requests, and the patience with single addresses. Like the frontiers that it
/// serves it knows no network, clock, store or chance.
struct RequestSchedule<Address: Hashable> {
    typealias Task = RequestQueue<Address>.Task

    let policy: CrawlPolicy
    /// A number from 0 to 1 that spreads retries.
    private let jitter: () -> Double
    private var pace: Pace

    /// What is yet to be asked for, and what is asked for just now.
    var queue = RequestQueue<Address>()
    /// Requests that were not the first for their address.
    private(set) var retries = 0
    /// Why nothing more is started; nil while the crawl goes on.
    private(set) var ending: CrawlReport.Ending?

    init(policy: CrawlPolicy, jitter: @escaping () -> Double) {
        self.policy = policy
        self.jitter = jitter
        pace = Pace(policy)
    }

    /// Requests under way at most, at the moment: lower while the server asks for fewer.
    var concurrency: Int { pace.concurrency }

    /// What came of trying to start a request.
    enum Start {
        /// It counts as under way; ask.
        case request(Task)
        /// Not yet: wait for a request under way, but no longer than that.
        case wait(until: Duration?)
    }

    /// Starts a task that is the queue's first, if that may be.
    mutating func start(_ first: Task, at now: Duration) -> Start {
        guard queue.countUnderWay < concurrency else { return .wait(until: nil) }
        guard now >= pace.earliestStart else { return .wait(until: pace.earliestStart) }
        queue.removeFirst()
        var task = first
        if task.attempts > 0 { retries += 1 }
        task.attempts += 1
        task.started = now
        queue.start(task)
        pace.start(at: now)
        return .request(task)
    }

    /// Ends what was started as `asked`; nil where nothing was.
    mutating func end(_ asked: Address, at now: Duration) -> Task? {
        guard var task = queue.end(asked) else { return nil }
        task.spent += now - task.started
        return task
    }

    /// Notes an answer that is as it should be.
    mutating func succeed() { pace.succeed() }

    /// Notes a request in vain that will not be repeated.
    mutating func abandon(_ task: Task, _ reason: String, at now: Duration) {
        fail(task, reason, .none, wait: .zero, at: now)
    }

    /// Notes a request in vain, and puts the task back where its patience is not at an end; says why where it is.
    mutating func refuse(
        _ task: Task,
        _ reason: String,
        _ demand: Demand,
        retryAfter: Duration?,
        at now: Duration
    ) -> String? {
        // Attempts that an outage took are not the address's fault; for how long they go on is the pace's to judge.
        let isOutage = pace.isOutage(demand, sparing: task.firstFailure)
        let decision = policy.retry.decision(
            attempts: isOutage ? min(task.attempts, max(1, policy.retry.attempts - 1)) : task.attempts,
            spent: task.spent,
            retryAfter: retryAfter,
            jitter: jitter()
        )
        switch decision {
        case .retry(let wait):
            fail(task, reason, demand, wait: wait, at: now)
            var task = task
            task.spent += wait
            task.firstFailure = task.firstFailure ?? now
            queue.add(task, at: now + wait)
            return nil
        case .giveUp(let why):
            fail(task, reason, demand, wait: .zero, at: now)
            let reason = why.map { "\(reason), \($0)" } ?? reason
            // A server that wants a long pause wants it from all requests.
            if demand == .pause, why != nil { ending = ending ?? .unreachable(reason) }
            return reason
        }
    }

    private mutating func fail(
        _ task: Task,
        _ reason: String,
        _ demand: Demand,
        wait: Duration,
        at now: Duration
    ) {
        pace.fail(
            demand,
            started: task.started,
            wait: wait,
            firstFailure: task.firstFailure,
            jitter: jitter(),
            at: now
        )
        if pace.isHopeless(at: now) { ending = ending ?? .unreachable(reason) }
    }

    /// Starts nothing more.
    mutating func cancel() { ending = ending ?? .cancelled }
}
