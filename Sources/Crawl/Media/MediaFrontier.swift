import PokeAPI

/// Which pictures and cries are to be asked for, and when: a crawl without listings.
///
/// Knows no network, clock, store or chance, as ``CrawlFrontier``; pace and patience are the same.
struct MediaFrontier {
    /// What the driver is to do.
    enum Action: Equatable {
        /// Ask.
        case request(AddressedRequest<MediaPath>)
        /// Wait for a request under way, but no longer than that.
        case wait(until: Duration?)
        /// There is nothing left to do.
        case finish
    }

    /// What is to be noted of an answer.
    enum Note: Equatable {
        /// It is the one; keep it, or the one that is had already.
        case keep
        /// There is none.
        case miss
        /// It will be asked for again.
        case retry
        /// It could not be had.
        case giveUp(reason: String, attempts: Int)
    }

    private let entityTags: [MediaPath: String]
    private var schedule: RequestSchedule<MediaPath>

    /// How many were had, or are known to be missing.
    private(set) var settled = 0
    /// What could not be had, in the order of giving up.
    private(set) var failures: [MediaReport.Failure] = []

    /// Starts with what is to be asked for, with the tags of older copies.
    init(
        _ wanted: [MediaPath],
        entityTags: [MediaPath: String],
        policy: CrawlPolicy,
        jitter: @escaping () -> Double
    ) {
        self.entityTags = entityTags
        schedule = RequestSchedule(policy: policy, jitter: jitter)
        for path in wanted { schedule.queue.add(path) }
    }

    /// Requests that were not the first for their address.
    var retries: Int { schedule.retries }

    /// Why nothing more is started; nil while the crawl goes on.
    var ending: CrawlReport.Ending? { schedule.ending }

    /// What to do at the given time.
    mutating func next(at now: Duration) -> Action {
        schedule.queue.release(at: now)
        guard ending == nil, !schedule.queue.isEmpty else {
            return schedule.queue.countUnderWay == 0 ? .finish : .wait(until: nil)
        }
        guard let task = schedule.queue.first else { return .wait(until: schedule.queue.nextDue) }
        switch schedule.start(task, at: now) {
        case .wait(let until): return .wait(until: until)
        case .request(let task): return .request(AddressedRequest(task.path, entityTag: entityTags[task.path]))
        }
    }

    /// Takes in what came of a request, and says what to note of it.
    mutating func receive(_ verdict: Verdict, for path: MediaPath, at now: Duration) -> Note {
        guard let task = schedule.end(path, at: now) else { preconditionFailure("nobody asked for \(path)") }
        switch verdict {
        case .missing:
            settle()
            return .miss
        case .impossible(let reason):
            schedule.abandon(task, reason, at: now)
            return giveUp(task, reason)
        case .unreached(let reason): return refuse(task, reason, .absent, nil, now)
        case .refused(let reason, let demand, let retryAfter): return refuse(task, reason, demand, retryAfter, now)
        case .content, .unchanged, .index, .listing, .deployment:
            settle()
            return .keep
        }
    }

    /// Starts nothing more.
    mutating func cancel() { schedule.cancel() }

    private mutating func settle() {
        schedule.succeed()
        settled += 1
    }

    private mutating func refuse(
        _ task: RequestSchedule<MediaPath>.Task,
        _ reason: String,
        _ demand: Demand,
        _ retryAfter: Duration?,
        _ now: Duration
    ) -> Note {
        guard let reason = schedule.refuse(task, reason, demand, retryAfter: retryAfter, at: now) else { return .retry }
        return giveUp(task, reason)
    }

    private mutating func giveUp(_ task: RequestSchedule<MediaPath>.Task, _ reason: String) -> Note {
        failures.append(MediaReport.Failure(path: task.path, reason: reason, attempts: task.attempts))
        return .giveUp(reason: reason, attempts: task.attempts)
    }
}
