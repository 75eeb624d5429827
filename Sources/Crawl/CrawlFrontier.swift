import PokeAPI

/// What is to be asked for, and when: the crawl's decisions, without network, clock, store or chance.
///
/// The driver asks for the ``next(at:)`` action, performs it, and tells the verdict on what came of it. Time is what the
/// driver says it is. Listings are followed page by page; their resources join the queue as they are listed.
struct CrawlFrontier {
    /// What the driver is to do.
    enum Action: Equatable {
        /// Ask for the answer.
        case request(APIPath)
        /// Take the stored answer, which is fresh, and tell the verdict on it.
        case recall(APIPath)
        /// Wait for a request under way, but no longer than that.
        case wait(until: Duration?)
        /// There is nothing left to do.
        case finish
    }

    /// What is to be noted of an answer.
    enum Note: Equatable {
        /// It is the one; keep it.
        case keep
        /// It will be asked for again.
        case retry
        /// It could not be had.
        case giveUp(reason: String, attempts: Int)
        /// It is not needed after all: its listing has been started again.
        case drop
    }

    private struct Task {
        let path: APIPath
        var attempts = 0
        var triedOtherForm = false
    }

    private let policy: CrawlPolicy
    /// The kinds to crawl; nil for all.
    private let selection: Set<String>?
    /// Whether an answer is stored and fresh enough not to be asked for.
    private let isFresh: (APIPath) -> Bool
    /// A number from 0 to 1 that spreads retries.
    private let jitter: () -> Double

    private var ready: [Task] = []
    private var head = 0
    private var delayed: [(due: Duration, task: Task)] = []
    private var underWay: [APIPath: Task] = [:]
    private var limit: Double
    private var pausedUntil = Duration.zero
    private var nextStart = Duration.zero
    private var unreachedInARow = 0
    private var refusedInARow = 0

    /// The listing of each kind, as far as it was read.
    private(set) var listings: [String: ListingProgress] = [:]
    /// What could not be had, in the order of giving up.
    private(set) var gaps: [CrawlReport.Gap] = []
    /// Requests that were not the first for their address.
    private(set) var retries = 0
    /// Why nothing more is started; nil while the crawl goes on.
    private(set) var ending: CrawlReport.Ending?
    /// Answers that are had, asked for or recalled.
    private(set) var done: Set<APIPath> = []
    /// Every resource, and list of encounters, that was listed.
    private(set) var listed: Set<APIPath> = []
    /// Answers that are stored and cannot be used.
    private var unusable: Set<APIPath> = []

    init(
        policy: CrawlPolicy,
        selection: Set<String>?,
        isFresh: @escaping (APIPath) -> Bool,
        jitter: @escaping () -> Double
    ) {
        self.policy = policy
        self.selection = selection
        self.isFresh = isFresh
        self.jitter = jitter
        limit = Double(policy.concurrency)
        ready = [Task(path: .root)]
    }

    /// Requests under way at most, at the moment: lower while the server asks for fewer.
    var concurrency: Int { max(1, Int(limit)) }

    /// Answers known to be needed: had, under way and waiting.
    var known: Int { done.count + underWay.count + delayed.count + ready.count - head + gaps.count }

    /// What to do at the given time.
    mutating func next(at now: Duration) -> Action {
        release(at: now)
        if ending == nil, head < ready.count {
            let task = ready[head]
            if task.attempts == 0, mayUseStored(task.path), isFresh(task.path) {
                _ = take()
                guard needsReading(task.path) else {
                    done.insert(task.path)
                    return next(at: now)
                }
                underWay[task.path] = task
                return .recall(task.path)
            }
            if now >= pausedUntil, now >= nextStart, underWay.count < concurrency {
                var task = take()
                if task.attempts > 0 { retries += 1 }
                task.attempts += 1
                underWay[task.path] = task
                if let rate = policy.rate { nextStart = max(now, nextStart) + .seconds(1 / rate) }
                return .request(task.triedOtherForm ? task.path.otherSlashForm ?? task.path : task.path)
            }
            let mayStart = max(pausedUntil, nextStart)
            if underWay.isEmpty || mayStart > now { return .wait(until: mayStart > now ? mayStart : nil) }
            return .wait(until: nil)
        }
        if ending == nil, let due = delayed.map(\.due).min() { return .wait(until: due) }
        return underWay.isEmpty ? .finish : .wait(until: nil)
    }

    private mutating func take() -> Task {
        defer {
            head += 1
            // The queue is an array with a moving head; what lies behind it is let go now and then.
            if head > 4_096 {
                ready.removeFirst(head)
                head = 0
            }
        }
        return ready[head]
    }

    private mutating func release(at now: Duration) {
        guard delayed.contains(where: { $0.due <= now }) else { return }
        ready.append(contentsOf: delayed.filter { $0.due <= now }.sorted { $0.due < $1.due }.map(\.task))
        delayed.removeAll { $0.due <= now }
    }

    /// Whether what stands at a path leads to further addresses.
    func needsReading(_ path: APIPath) -> Bool {
        switch path.role {
        case .index, .listing: true
        default: false
        }
    }

    /// Whether the stored answer, or its entity tag, may stand for a new one.
    func mayUseStored(_ path: APIPath) -> Bool {
        if unusable.contains(path) { return false }
        guard case .listing(let kind)? = path.role else { return true }
        return !(listings[kind]?.isForced ?? false)
    }

    /// What to do about an answer.
    struct Receipt: Equatable {
        /// The answer's canonical address, in whichever form it was asked for.
        let path: APIPath
        /// What to note of it.
        let note: Note
        /// The resources that it lists and that were not listed before.
        var listed: [APIPath] = []
    }

    /// Takes in what came of a request or a recall.
    mutating func receive(_ verdict: Verdict, for asked: APIPath, at now: Duration) -> Receipt {
        let path = canonical(asked)
        guard var task = underWay.removeValue(forKey: path) else { return Receipt(path: path, note: .drop) }
        switch verdict {
        case .index, .listing, .content, .unchanged, .missing:
            (unreachedInARow, refusedInARow) = (0, 0)
            limit = min(Double(policy.concurrency), limit + 1 / limit)
        case .refused, .impossible:
            unreachedInARow = 0
            refusedInARow += 1
        case .unreached: unreachedInARow += 1
        }
        switch verdict {
        case .index(let kinds):
            done.insert(path)
            open(kinds)
            return Receipt(path: path, note: .keep)
        case .listing(let page): return read(page, task)
        case .content, .unchanged:
            done.insert(path)
            return Receipt(path: path, note: .keep)
        case .missing:
            // The live service's cache can lack one form of an address for a day.
            guard !task.triedOtherForm, path.otherSlashForm != nil else {
                return Receipt(path: path, note: giveUp(task, "listed, and not found (status 404)"))
            }
            task.triedOtherForm = true
            ready.append(task)
            return Receipt(path: path, note: .retry)
        case .impossible(let reason): return Receipt(path: path, note: giveUp(task, reason))
        case .unreached(let reason): return Receipt(path: path, note: refuse(task, reason, .none, nil, now))
        case .refused(let reason, let demand, let retryAfter):
            return Receipt(path: path, note: refuse(task, reason, demand, retryAfter, now))
        }
    }

    private func canonical(_ path: APIPath) -> APIPath {
        guard underWay[path] == nil, let other = path.otherSlashForm, underWay[other] != nil else { return path }
        return other
    }

    /// Takes back a request or a recall whose stored answer cannot be used, to ask for it anew.
    mutating func takeBack(_ path: APIPath) {
        unusable.insert(path)
        guard var task = underWay.removeValue(forKey: path) else { return }
        task.attempts = 0
        ready.append(task)
    }

    /// Starts nothing more.
    mutating func cancel() { ending = ending ?? .cancelled }

    private mutating func open(_ kinds: [String]) {
        for kind in kinds.sorted() where selection?.contains(kind) ?? true {
            if kind == "meta" {
                ready.append(Task(path: .single(kind)))
            } else if let first = APIPath(parsing: "\(kind)/?offset=0&limit=\(policy.pageSize)") {
                listings[kind] = ListingProgress()
                ready.append(Task(path: first))
            } else {
                gaps.append(CrawlReport.Gap(kind: kind, path: kind, reason: "no name for a kind", attempts: 0))
            }
        }
    }

    private mutating func read(_ page: WireListing, _ task: Task) -> Receipt {
        guard case .listing(let kind)? = task.path.role, var listing = listings[kind] else {
            return Receipt(path: task.path, note: .drop)
        }
        let (new, step) = listing.add(page, at: task.path, of: kind)
        let all = kind == "pokemon" ? new + new.compactMap(Self.encounters) : new
        var note = Note.keep
        switch step {
        case .next(let next): ready.append(Task(path: next))
        case .complete: listing.isComplete = true
        case .contradiction(let fault):
            if listing.restarts < policy.listingRestarts {
                listing.restart()
                ready.append(Task(path: .listing(of: kind, offset: 0, limit: policy.pageSize)))
                note = .drop
            } else {
                note = giveUp(task, "the listing of \(kind) contradicts itself: \(fault)")
            }
        case .broken(let fault): note = giveUp(task, "the listing of \(kind) cannot be followed: \(fault)")
        }
        listings[kind] = listing
        if note == .keep { done.insert(task.path) }
        // A listing that is read again lists the same resources again.
        let unlisted = all.filter { listed.insert($0).inserted }
        ready.append(contentsOf: unlisted.map { Task(path: $0) })
        return Receipt(path: task.path, note: note, listed: unlisted)
    }

    static func encounters(of path: APIPath) -> APIPath? {
        guard case .resource(_, let id)? = path.role else { return nil }
        return .encounters(ofPokemon: id)
    }

    private mutating func refuse(
        _ task: Task,
        _ reason: String,
        _ demand: Demand,
        _ retryAfter: Duration?,
        _ now: Duration
    ) -> Note {
        if unreachedInARow >= policy.unreachedInARow || refusedInARow >= policy.refusedInARow {
            ending = ending ?? .unreachable(reason)
        }
        guard task.attempts < policy.attempts else { return giveUp(task, reason) }
        if let retryAfter, retryAfter > policy.longestRetryAfter {
            return giveUp(task, "\(reason), to be asked for again in \(retryAfter.components.seconds) s")
        }
        let ceiling = policy.firstDelay * (1 << min(task.attempts - 1, 16))
        let delay = max(min(ceiling, policy.longestDelay) * jitter(), retryAfter ?? .zero)
        if demand != .none { limit = max(1, limit / 2) }
        if demand == .pause { pausedUntil = max(pausedUntil, now + delay) }
        delayed.append((now + delay, task))
        return .retry
    }

    private mutating func giveUp(_ task: Task, _ reason: String) -> Note {
        let kind =
            switch task.path.role {
            case .listing(let kind), .resource(let kind, _): kind
            case .single(let name): name
            case .encounters: "pokemon"
            case .index, nil: ""
            }
        gaps.append(
            CrawlReport.Gap(kind: kind, path: task.path.description, reason: reason, attempts: task.attempts)
        )
        return .giveUp(reason: reason, attempts: task.attempts)
    }
}
