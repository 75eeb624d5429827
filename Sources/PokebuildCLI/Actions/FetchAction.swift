import Checkpoints
import Crawl
import Diagnostics
import JSON
import Normalization
import PokeModel

/// Crawls a source into its store, or, offline, tells whether the store is whole.
struct FetchAction {
    let options: Options
    let source: Source
    let console: Console

    /// Where the store is.
    var storePath: String { options.store ?? source.defaultStore }

    func run() async throws -> ExitStatus {
        let (_, gaps) = try options.offline ? audit(for: "fetch") : await crawl()
        guard gaps.isEmpty || options.keepGoing else { return .crawlIncomplete }
        guard options.copiesMedia, !options.offline else { return .done }
        // Which pictures pages show is a question to the whole model.
        let bodies = StoredBodies(reader: try StoreReader(path: storePath))
        let model = try await Normalizer.normalize(bodies, deployment: try bodies.deployment(), jobs: options.workers)
        let isWhole = try MediaFetch(options: options, source: source, console: console).run(model.pokedex)
        return isWhole || options.keepGoing ? .done : .crawlIncomplete
    }

    /// Crawls, tells about it, and says what is missing.
    ///
    /// Throws the store's error, and ``Interrupted`` once what arrived is committed.
    func crawl() async throws -> (holdings: Holdings, gaps: [Gap]) {
        let transport = try source.transport(options)
        let store = try CheckpointStore(path: storePath, source: source.identity)
        let clock = CrawlClock.system
        var crawler = Crawler(transport: transport, store: store, clock: clock)
        crawler.policy.concurrency = options.concurrency
        crawler.policy.rate = source.rate(options)
        crawler.policy.trustsDeployments = source.namesDeployments
        // What is broken in a file stays broken.
        if !source.isServer { crawler.policy.retry.attempts = 1 }
        // The sample names its files' content as its deployment: one request tells whether somebody edited them.
        crawler.maxAge = source.isSample ? 0 : options.maxAge
        crawler.selection = options.neededKinds
        crawler.isCancelled = { Interruption.status != nil }
        let teller = ProgressTeller(console)
        var meter = RateMeter()
        crawler.progress = { progress in
            meter.add(progress.requests, at: clock.now())
            teller.update { ProgressReport(progress, rate: meter.perSecond) }
        }
        let start = ContinuousClock.now
        let report = try await crawler.run()
        let elapsed = ContinuousClock.now - start
        // The crawl has read back what was stored before it: what is damaged is pending, or was had again.
        let holdings = try Holdings(store.reader, damaged: [], kinds: options.neededKinds, named: options.namedKinds)
        if let status = Interruption.status {
            let fetched = Interrupted.Fetched(stored: holdings.stored, listed: holdings.listed, store: storePath)
            throw Interrupted(status: status, fetched: fetched)
        }
        // What cannot even have a place in the store is only in the report.
        let paths = Set(holdings.gaps.map(\.path))
        var gaps = report.gaps.map(Gap.init).filter { !paths.contains($0.path) } + holdings.gaps
        if report.ending != nil, gaps.isEmpty { gaps = [Gap(path: "", reason: "the crawl ended early")] }
        if gaps.isEmpty, options.kinds == nil { try store.noteCompletion(at: clock.date()) }
        tell(report, holdings, gaps, elapsed)
        return (holdings, gaps)
    }

    /// Asks for nothing; tells what the store holds, and says what it lacks.
    ///
    /// Throws the store's error.
    ///
    /// - Parameter stage: who wants to know.
    func audit(for stage: String) throws -> (holdings: Holdings, gaps: [Gap]) {
        let reader = try StoreReader(path: storePath, source: options.namesSource ? source.identity : nil)
        let damaged = try reader.damaged()
        let holdings = try Holdings(reader, damaged: damaged, kinds: options.neededKinds, named: options.namedKinds)
        console.note("\(stage): \(sentence(holdings)); nothing was asked for", event: "holdings") { event in
            write(holdings, into: &event)
        }
        tell(holdings.gaps, stage: stage, source: reader.source)
        return (holdings, holdings.gaps)
    }

    private func tell(_ report: CrawlReport, _ holdings: Holdings, _ gaps: [Gap], _ elapsed: Duration) {
        let seconds = (elapsed / .seconds(1) * 10).rounded() / 10
        console.note(
            "fetch: \(sentence(holdings)) "
                + "(\(report.requests.counted("request")), \(report.retries.counted("retry", "retries")), \(report.bytes >> 20) MiB, \(seconds) s)",
            event: "fetch.finished"
        ) { event in
            write(holdings, into: &event)
            event.member("requests", report.requests)
            event.member("retries", report.retries)
            event.member("bytes", report.bytes)
            event.member("seconds", seconds)
            event.member("gone", report.gone)
            event.member("deployments", report.deployments)
            event.member("stale", report.stale)
        }
        if !report.gone.isEmpty {
            let named = report.gone.prefix(5).joined(separator: ", ") + (report.gone.count > 5 ? " ..." : "")
            let counted = report.gone.count.counted("answer is", "answers are")
            console.warn("fetch: \(counted) no longer listed and left out: \(named)")
        }
        if report.revalidations > 0 {
            console.note("fetch: the API was deployed anew in between, and what was older was asked for again")
        }
        if report.stale > 0 {
            console.warn(
                "fetch: \(report.stale.counted("answer still comes", "answers still come")) from an older deployment; caches can hold them for a day, "
                    + "so fetch again tomorrow"
            )
        }
        tell(gaps, stage: "fetch", source: source.identity)
        if case .unreachable(let reason) = report.ending {
            console.error(
                "fetch: gave up on \(source.identity), which does not answer (\(reason)); "
                    + "`\(options.commandLine)` goes on from here",
                event: "fetch.unreachable"
            ) { $0.member("reason", reason) }
        }
    }

    private func tell(_ gaps: [Gap], stage: String, source: String) {
        console.tell(
            gaps,
            stage: stage,
            source: source,
            level: options.keepGoing ? .warning : .error,
            statusCommand: options.statusCommand
        )
    }

    private func sentence(_ holdings: Holdings) -> String {
        "\(holdings.stored) of \(holdings.listed) answers of \(holdings.kindCount) kinds are in \(storePath)"
    }

    private func write(_ holdings: Holdings, into event: inout JSONWriter) {
        event.member("store", storePath)
        event.member("stored", holdings.stored)
        event.member("listed", holdings.listed)
        event.member("missing", holdings.gaps.count)
    }
}

extension Options {
    /// The names of the kinds to have answers of; nil for all.
    var neededKinds: Set<String>? { kinds.map(KindNeeds.slugs) }

    /// The names of the kinds that were asked for by name.
    var namedKinds: [String] { kinds?.map(\.slug) ?? [] }
}
