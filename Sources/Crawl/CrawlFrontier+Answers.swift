import PokeAPI

// What follows from an answer, or from none.
extension CrawlFrontier {
    /// Takes in an answer that is as it should be.
    mutating func accept(_ verdict: Verdict, from origin: Origin, _ task: Task) -> Receipt {
        let path = task.path
        if origin != .store { schedule.succeed() }
        var note = note(verdict, from: origin, for: path)
        var listed: [APIPath] = []
        var adopted: APIPath?
        switch verdict {
        case .index(let names):
            // What `meta` says is needed to tell which deployment gives an answer that does not name it.
            let asksMeta = names.contains("meta") && !walk.hasSettled(Self.meta)
            steps = (asksMeta ? [.meta] : []) + [.listings(of: names)]
        case .listing(let page):
            guard let (step, found) = walk.read(page, at: path, policy: policy) else {
                return Receipt(path: path, note: .drop)
            }
            // Another page goes first, so that it is known soon how much there is.
            if let other = follow(step, task) { note = other }
            for resource in found { schedule.queue.add(resource) }
            listed = found.filter { !stored.knows($0) }
        case .deployment:
            adopted = unnamed.flatMap { stored.adopt($0, by: deployments.current) ? $0 : nil }
            unnamed = nil
        default: break
        }
        switch note {
        case .keep(let deployment):
            if case .network(let entityTag, _, _, let date) = origin {
                stored.keep(path, entityTag: entityTag, deployment: deployment, fetched: date)
            }
            walk.finish(path)
        case .recalled: walk.finish(path)
        default: break
        }
        return Receipt(path: path, note: note, listed: listed, adopted: adopted)
    }

    /// Notes which deployment an answer is from.
    private mutating func note(_ verdict: Verdict, from origin: Origin, for path: APIPath) -> Note {
        guard policy.trustsDeployments else { return origin == .store ? .recalled : .keep(deployment: nil) }
        switch (verdict, origin) {
        case (.deployment(let hash), .store):
            note(meta: hash == nil ? nil : stored.deployment(of: path))
            return .recalled
        case (_, .store): return .recalled
        case (.deployment(let hash), .network(_, let header, let deployed, _)):
            // Where the answer names its deployment, this name is the one that other answers have as well.
            if header != nil { _ = deployments.note(answerNaming: header, deployed: deployed) }
            let name = hash.map { header ?? $0 }
            note(meta: name)
            return .keep(deployment: name)
        case (_, .network(_, let header, let deployed, _)):
            if header == nil, deployments.current == nil, path == .root { unnamed = path }
            return .keep(deployment: deployments.note(answerNaming: header, deployed: deployed))
        }
    }

    private mutating func note(meta name: String?) {
        deployments.note(meta: name)
        stored.current = name
    }

    /// Goes on from a page of a listing; the note where it is not to be kept.
    private mutating func follow(_ step: ListingProgress.Step, _ task: Task) -> Note? {
        let kind = task.path.kind
        switch step {
        case .complete: return nil
        case .next(let next):
            schedule.queue.add(next, isForced: task.isForced)
            return nil
        case .contradiction(let fault):
            guard let first = walk.restart(kind, policy: policy) else {
                return giveUp(task, "the listing of \(kind) contradicts itself: \(fault)").note
            }
            schedule.queue.add(first, isForced: true)
            return .drop
        case .broken(let fault): return giveUp(task, "the listing of \(kind) cannot be followed: \(fault)").note
        }
    }

    /// Takes in that an answer may be had later.
    mutating func refuse(
        _ task: Task,
        _ reason: String,
        _ demand: Demand,
        _ retryAfter: Duration?,
        _ now: Duration
    ) -> Receipt {
        guard let reason = schedule.refuse(task, reason, demand, retryAfter: retryAfter, at: now) else {
            return Receipt(path: task.path, note: .retry)
        }
        return giveUp(task, reason)
    }

    /// Takes in that an answer cannot be had.
    mutating func giveUp(_ task: Task, _ reason: String) -> Receipt {
        // Asked once more only to decide between deployments; what is stored of it stays good.
        if task.isForced, task.path == Self.meta { return Receipt(path: task.path, note: .drop) }
        walk.miss(task.path, because: reason, attempts: task.attempts)
        return Receipt(path: task.path, note: .giveUp(reason: reason, attempts: task.attempts))
    }
}
