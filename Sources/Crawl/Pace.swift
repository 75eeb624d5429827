/// How many requests may be under way, and when the next may start: the part of politeness that concerns all addresses.
///
/// Each trouble that the server has with us halves the number of requests, once for all that were under way when it was
/// halved last; each answer brings back a part of one. A server that has answered nothing for a while is asked seldom,
/// and given up in the end.
struct Pace {
    private let policy: CrawlPolicy
    private var limit: Double
    private var loweredAt = Duration.seconds(-1)
    private var pausedUntil = Duration.zero
    private var nextStart = Duration.zero
    private var failuresInARow = 0
    private var failingSince = Duration.zero
    private var pausesInARow = 0
    private var hasAnswered = false

    init(_ policy: CrawlPolicy) {
        self.policy = policy
        limit = Double(policy.concurrency)
    }

    /// Requests under way at most, at the moment.
    var concurrency: Int { max(1, Int(limit)) }

    /// The earliest time for the next request.
    var earliestStart: Duration { max(pausedUntil, nextStart) }

    /// Notes that a request was started.
    mutating func start(at now: Duration) {
        if let rate = policy.rate { nextStart = max(now, nextStart) + .seconds(1 / rate) }
    }

    /// Notes an answer that is as it should be.
    mutating func succeed() {
        hasAnswered = true
        failuresInARow = 0
        pausesInARow = 0
        limit = min(Double(policy.concurrency), limit + 1 / (limit * Double(policy.roundsToRecover)))
    }

    /// Notes that a request which was started at `started` came to nothing.
    ///
    /// - Parameters:
    ///   - wait: how long its address waits, which a server that demands a pause has asked of all.
    ///   - firstFailure: when its address first came to nothing, before this time; nil where it never did.
    ///   - jitter: a number from 0 to 1 that spreads pauses.
    mutating func fail(
        _ demand: Demand,
        started: Duration,
        wait: Duration,
        firstFailure: Duration?,
        jitter: Double,
        at now: Duration
    ) {
        let isServers = isServers(firstFailure)
        if isServers {
            if failuresInARow == 0 { failingSince = now }
            failuresInARow += 1
        }
        guard demand != .none else { return }
        if started > loweredAt {
            limit = max(1, limit / 2)
            loweredAt = now
        }
        if demand == .pause { pause(until: now + wait) }
        // One that refuses connections does so at once: what would wait for time-outs must wait without them.
        let isSilent = demand == .absent && failuresInARow > policy.concurrency
        if isServers, isSilent || now - failingSince >= policy.patience, now >= pausedUntil {
            pausesInARow += 1
            pause(until: now + policy.retry.ownDelay(before: pausesInARow + 1) * max(0.5, jitter))
        }
    }

    private mutating func pause(until time: Duration) { pausedUntil = max(pausedUntil, time) }

    /// Whether a failure may be the server's fault.
    ///
    /// It is the address's own where others have been answered since the address first failed.
    private func isServers(_ firstFailure: Duration?) -> Bool {
        firstFailure.map { failuresInARow > 0 && $0 >= failingSince } ?? true
    }

    /// Whether so much fails that one more failure says nothing about an address that has failed since then only.
    ///
    /// Where nobody has answered yet, nothing is known of any address.
    func isOutage(_ demand: Demand, sparing firstFailure: Duration?) -> Bool {
        if demand == .absent, !hasAnswered { return true }
        return isTrouble && isServers(firstFailure)
    }

    /// Whether nothing at all has come of so many requests for so long that the server must be taken for gone.
    func isHopeless(at now: Duration) -> Bool { isTrouble && now - failingSince >= policy.outage }

    /// Whether more fails than a few addresses can be at fault for.
    private var isTrouble: Bool { failuresInARow >= policy.outageFailures || pausesInARow >= policy.outagePauses }
}
