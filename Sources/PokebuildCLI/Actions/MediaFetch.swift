import Checkpoints
import Crawl
import Diagnostics
import JSON
import PokeAPI
import PokeModel
import SiteGeneration
import Transfer

/// Fetches the pictures and cries that pages show into the store.
struct MediaFetch {
    let options: Options
    let source: Source
    let console: Console

    /// Bytes that a picture or cry may have: many times those of the largest that PokeAPI has.
    private static let sizeLimit = 4 << 20

    private var storePath: String { options.store ?? source.defaultStore }

    /// Asks for what is not in the store yet, or has become old; whether all of it is there, or known not to exist.
    ///
    /// Throws the store's error, and ``Interrupted`` once what arrived is committed.
    func run(_ pokedex: Pokedex) throws -> Bool {
        // An address that is no path of the collection has no copy, and is told when the pages are made.
        let wanted = Site.mediaAddresses(of: pokedex, kinds: options.kinds.map(Set.init)).compactMap {
            MediaPath(parsing: $0)
        }
        let store = try CheckpointStore(path: storePath, source: source.identity)
        var crawler = MediaCrawler(transport: transport, store: try MediaStore(store), clock: .system)
        crawler.policy.concurrency = options.concurrency
        crawler.policy.rate = options.rate(at: options.spritesBase)
        crawler.maxAge = options.maxAge
        crawler.isCancelled = { Interruption.status != nil }
        let teller = ProgressTeller(console)
        crawler.progress = { settled, wanted in
            teller.update {
                ProgressReport(stage: "pictures", done: settled, total: wanted, unit: "pictures and cries") { event in
                    event.member("done", settled)
                    event.member("known", wanted)
                }
            }
        }
        let start = ContinuousClock.now
        let report = try crawler.run(wanted)
        if let status = Interruption.status {
            let fetched = Interrupted.Fetched(
                stored: report.stored,
                listed: report.wanted,
                unit: "pictures and cries",
                store: storePath
            )
            throw Interrupted(status: status, fetched: fetched)
        }
        tell(report, ContinuousClock.now - start)
        return report.isComplete
    }

    private var transport: HTTPTransport<MediaPath> {
        var configuration = HTTPConfiguration(root: options.spritesBase, options)
        configuration.accept = "image/*, audio/*, application/octet-stream;q=0.5"
        configuration.bodyLimit = Self.sizeLimit
        return HTTPTransport(configuration)
    }

    private func tell(_ report: MediaReport, _ elapsed: Duration) {
        console.note(
            "pictures: \(report.stored) of \(report.wanted) pictures and cries are in \(storePath) "
                + "(\(report.requests.counted("request")), \(report.retries.counted("retry", "retries")), \(report.bytes >> 20) MiB, \(elapsed.inSeconds))",
            event: "pictures.finished"
        ) { event in
            event.member("store", storePath)
            event.member("stored", report.stored)
            event.member("wanted", report.wanted)
            event.member("missing", report.missing.map(\.description))
            event.member("requests", report.requests)
            event.member("retries", report.retries)
            event.member("bytes", report.bytes)
        }
        if !report.missing.isEmpty {
            let named = report.missing.prefix(5).map(\.description).joined(separator: ", ")
            let more = report.missing.count > 5 ? " ..." : ""
            let counted = report.missing.count.counted("does not exist", "do not exist")
            console.warn("pictures: \(counted) (status 404): \(named)\(more)")
        }
        console.tell(
            report.failures.map { Gap(path: $0.path.description, reason: $0.reason, attempts: $0.attempts) },
            stage: "pictures",
            source: options.spritesBase,
            level: options.keepGoing ? .warning : .error,
            statusCommand: options.statusCommand
        )
        if case .unreachable(let reason) = report.ending {
            console.error(
                "pictures: gave up on \(options.spritesBase), which does not answer (\(reason)); "
                    + "`\(options.commandLine)` goes on from here",
                event: "pictures.unreachable"
            ) { $0.member("reason", reason) }
        }
    }
}
