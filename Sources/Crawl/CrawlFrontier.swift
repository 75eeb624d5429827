import PokeAPI

/// What is to be asked for, and when: the crawl's decisions, without network, clock, store or chance.
///
/// The driver asks for the ``next(at:)`` action, performs it, and tells what came of it with ``receive(_:from:for:at:)``.
/// Time is what the driver says it is.
///
/// A crawl is a walk from the index through the listings to the resources. Stored answers that are fresh stand for new
/// ones. Where more than one deployment of the API has answered, `meta` is asked once more which one answers now, and
/// another walk follows in which only what that deployment gave is fresh: so listings and resources are revalidated
/// alike, and what came or went between the deployments is found by the same rules as at first.
struct CrawlFrontier {
    /// What the driver is to do.
    enum Action: Equatable {
        /// Ask for the answer.
        case request(Request)
        /// Take the stored answer, which is fresh, and tell the verdict on it.
        case recall(APIPath)
        /// Wait for a request under way, but no longer than that.
        case wait(until: Duration?)
        /// There is nothing left to do.
        case finish
    }

    /// What is done when everything before it is.
    enum Step: Equatable {
        /// Find out which deployment answers.
        case meta
        /// Read the index.
        case index
        /// Read the listings of these kinds, and what they list.
        case listings(of: [String])
        /// Ask which deployment answers now, because more than one has.
        case decide
        /// Walk again, where another deployment than that one gave something.
        case revalidate
    }

    typealias Task = RequestSchedule<APIPath>.Task

    static let meta = APIPath.single("meta")

    /// The kinds to crawl; nil for all.
    private let selection: Set<String>?

    var steps: [Step]
    var schedule: RequestSchedule<APIPath>
    /// What the store holds, kept up to date with what is noted.
    var stored: StoredAnswers
    /// Which deployments have answered.
    var deployments = Deployments()
    /// The walk that goes on, or the last one.
    var walk = CrawlWalk()
    /// How many walks were begun after the first.
    private(set) var revalidations = 0
    /// The index, where it came before `meta` and without the name of its deployment.
    var unnamed: APIPath?

    init(
        policy: CrawlPolicy,
        selection: Set<String>?,
        stored: StoredAnswers,
        jitter: @escaping () -> Double
    ) {
        self.selection = selection
        self.stored = stored
        schedule = RequestSchedule(policy: policy, jitter: jitter)
        // An API that is known to have it is first asked for its deployment: that may settle everything.
        steps = stored.holds(Self.meta) ? [.meta, .index] : [.index]
    }

    /// Requests under way at most, at the moment: lower while the server asks for fewer.
    var concurrency: Int { schedule.concurrency }

    /// Requests that were not the first for their address.
    var retries: Int { schedule.retries }

    /// Why nothing more is started; nil while the crawl goes on.
    var ending: CrawlReport.Ending? { schedule.ending }

    var policy: CrawlPolicy { schedule.policy }

    /// Answers known to be needed: had, under way, waiting, given up, and those that listings have yet to name.
    var known: Int { walk.done.count + schedule.queue.count + walk.missedCount + walk.unlistedCount }

    /// The kinds of which an answer is asked for just now.
    var kindsUnderWay: Set<String> {
        let next = [schedule.queue.first?.path].compactMap { $0 }
        return Set((schedule.queue.underWay.keys + next).compactMap(\.countedAs))
    }

    /// Answers that another deployment still gives than the newest one.
    var staleCount: Int {
        deployments.newest.map { stored.count(of: walk.done, notFrom: $0) } ?? 0
    }

    /// What to do at the given time.
    mutating func next(at now: Duration) -> Action {
        while ending == nil {
            schedule.queue.release(at: now)
            guard let task = schedule.queue.first else {
                if let due = schedule.queue.nextDue { return .wait(until: due) }
                if schedule.queue.isEmpty, advance() { continue }
                break
            }
            if task.attempts == 0, !task.isForced, stored.isFresh(task.path) {
                schedule.queue.removeFirst()
                deployments.note(stored: stored.deployment(of: task.path))
                guard Self.needsReading(task.path) else {
                    walk.finish(task.path)
                    continue
                }
                schedule.queue.start(task)
                return .recall(task.path)
            }
            switch schedule.start(task, at: now) {
            case .wait(let until): return .wait(until: until)
            case .request(let task):
                let entityTag = task.isForced ? nil : stored.entityTag(of: task.path)
                return .request(Request(task.asked, entityTag: entityTag))
            }
        }
        return schedule.queue.countUnderWay == 0 ? .finish : .wait(until: nil)
    }

    /// Whether what stands at a path is needed to go on, and not only to be stored.
    static func needsReading(_ path: APIPath) -> Bool {
        switch path.role {
        case .index, .listing: true
        default: path == meta
        }
    }

    /// Goes on to the next step; false where there is none.
    private mutating func advance() -> Bool {
        if steps.isEmpty {
            guard deployments.areInDoubt, revalidations < policy.revalidations else { return false }
            steps = [.decide, .revalidate]
        }
        switch steps.removeFirst() {
        case .meta: schedule.queue.add(Self.meta)
        case .index: schedule.queue.add(.root)
        case .listings(let kinds):
            for page in walk.open(kinds, selection: selection, pageSize: policy.pageSize) { schedule.queue.add(page) }
        case .decide:
            deployments.reconsider()
            schedule.queue.add(Self.meta, isForced: true)
        case .revalidate:
            deployments.settle()
            guard let newest = deployments.newest, stored.count(of: walk.done, notFrom: newest) > 0 else {
                return advance()
            }
            revalidations += 1
            stored.required = newest
            walk = CrawlWalk()
            steps = [.meta, .index]
        }
        return true
    }

    /// What is to be noted of an answer.
    enum Note: Equatable {
        /// It is the one; keep it, as an answer of that deployment.
        case keep(deployment: String?)
        /// It is the stored one, which need not be noted.
        case recalled
        /// It will be asked for again.
        case retry
        /// It could not be had.
        case giveUp(reason: String, attempts: Int)
        /// It is not needed after all: its listing has been started again.
        case drop
    }

    /// What to do about an answer.
    struct Receipt: Equatable {
        /// The answer's canonical address, in whichever form it was asked for.
        let path: APIPath
        /// What to note of it.
        let note: Note
        /// The resources that it lists and that the store does not know yet.
        var listed: [APIPath] = []
        /// An answer that came before, without a name, and is now taken to be from the same deployment.
        var adopted: APIPath?
    }

    /// Where an answer is from.
    enum Origin: Equatable {
        /// The store.
        case store
        /// The network, with what is to be remembered of it: its `ETag`, the deployment it names and when that was
        /// deployed, and the time; both times in seconds since 1970.
        case network(entityTag: String?, deployment: String?, deployed: Int? = nil, date: Int)
    }

    /// Takes in what came of a request or a recall.
    mutating func receive(_ verdict: Verdict, from origin: Origin, for asked: APIPath, at now: Duration) -> Receipt {
        guard var task = schedule.end(asked, at: now) else { return Receipt(path: asked, note: .drop) }
        switch verdict {
        case .index, .listing, .deployment, .content, .unchanged: return accept(verdict, from: origin, task)
        case .missing:
            schedule.succeed()
            // The live service's cache can lack one form of an address for a day.
            guard task.asked == task.path, let other = task.path.otherSlashForm else {
                return giveUp(task, (task.path == .root ? "" : "listed, and ") + "not found (status 404)")
            }
            task.asked = other
            schedule.queue.add(task)
            return Receipt(path: task.path, note: .retry)
        case .impossible(let reason):
            schedule.abandon(task, reason, at: now)
            return giveUp(task, reason)
        case .unreached(let reason): return refuse(task, reason, .absent, nil, now)
        case .refused(let reason, let demand, let retryAfter): return refuse(task, reason, demand, retryAfter, now)
        }
    }

    /// Takes back a request or a recall whose stored answer cannot be used, to ask for it anew.
    mutating func takeBack(_ asked: APIPath) {
        guard let task = schedule.queue.end(asked) else { return }
        stored.discard(task.path)
        schedule.queue.add(Task(task.path))
    }

    /// Starts nothing more.
    mutating func cancel() { schedule.cancel() }
}
