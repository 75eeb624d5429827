import Checkpoints
import Crawl
import Glibc

/// Crawls a source into its store.
struct FetchAction {
    let options: Options
    let source: Source
    let console: Console

    /// Where the store is.
    var storePath: String { options.store ?? source.defaultStore }

    /// Crawls, and tells what is missing.
    func run() throws -> CrawlReport {
        let transport = try source.transport(options)
        let store = try CheckpointStore(path: storePath, source: source.identity)
        let clock = CrawlClock(now: { Self.monotonicTime }, date: { time(nil) })
        var crawler = Crawler(transport: transport, store: store, clock: clock)
        crawler.policy.concurrency = options.concurrency
        crawler.policy.rate = source.rate(options)
        crawler.policy.trustsDeployments = source.namesDeployments
        // The sample names its files' content as its deployment: one request tells whether somebody edited them.
        crawler.maxAge = source.isSample ? 0 : options.maxAge
        crawler.selection = options.kinds.map(KindNeeds.slugs)
        crawler.isCancelled = { Interruption.status != nil }
        var line = CrawlProgressLine(console, options)
        crawler.progress = { line.update($0) }
        let start = ContinuousClock.now
        let report = try crawler.run()
        tell(report, ContinuousClock.now - start)
        return report
    }

    private static var monotonicTime: Duration {
        var time = timespec()
        // Cannot fail: the clock exists on every Linux.
        clock_gettime(CLOCK_MONOTONIC, &time)
        return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }

    private func tell(_ report: CrawlReport, _ elapsed: Duration) {
        let listed = report.kinds.reduce(0) { $0 + $1.listed }
        let stored = report.kinds.reduce(0) { $0 + $1.stored }
        let seconds = (elapsed / .seconds(1) * 10).rounded() / 10
        console.note(
            "fetch: \(stored) of \(listed) answers of \(report.kinds.count { !$0.kind.contains("/") }) kinds are in \(storePath) "
                + "(\(report.requests) requests, \(report.retries) retries, \(report.bytes >> 20) MiB, \(seconds) s)"
        )
        if !report.gone.isEmpty {
            let named = report.gone.prefix(5).joined(separator: ", ") + (report.gone.count > 5 ? " ..." : "")
            console.warn("fetch: \(report.gone.count) answers are no longer listed and were left out: \(named)")
        }
        if report.revalidations > 0 {
            console.note("fetch: the API was deployed anew in between, and what was older was asked for again")
        }
        if report.stale > 0 {
            console.warn(
                "fetch: \(report.stale) answers still come from an older deployment; caches can hold them for a day, "
                    + "so fetch again tomorrow"
            )
        }
        let shown = 20
        for gap in report.gaps.prefix(shown) {
            let place = gap.path.isEmpty ? "the index of kinds" : gap.path
            console.error("fetch: missing \(place): \(gap.reason) (attempts: \(gap.attempts))")
        }
        if report.gaps.count > shown { console.error("fetch: and \(report.gaps.count - shown) more are missing") }
        switch report.ending {
        case .cancelled:
            console.note("fetch: interrupted; what arrived is kept, and the same command goes on from there")
        case .unreachable(let reason):
            console.error(
                "fetch: gave up on \(source.identity), which does not answer (\(reason)); the same command goes on from here"
            )
        case nil: break
        }
    }
}
