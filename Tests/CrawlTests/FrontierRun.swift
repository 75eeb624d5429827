import Checkpoints
import PokeAPI

@testable import Crawl

/// Runs a frontier against a table of verdicts, without network, clock or store, and writes down what it does.
///
/// Requests take no time; waits are jumped over. The verdicts of one path are used up one by one, and the last one stays.
/// A path that is not in the table has `.content`.
struct FrontierRun {
    private(set) var frontier: CrawlFrontier
    /// What was done: `ask nature/1/`, `ask nature/1/ if W/1`, `recall nature/1/`, `wait 0.5`.
    private(set) var log: [String] = []
    /// The most requests under way at once.
    private(set) var mostUnderWay = 0
    private var verdicts: [String: [Verdict]]
    private var time = Duration.zero

    /// Until when nobody answers for a resource.
    var outage = Duration.zero

    /// Seconds that the run would have taken.
    var waited: Double { time / .seconds(1) }

    /// Begins a run in which one request is under way at a time, and waits are as long as they may be.
    init(
        _ verdicts: [String: [Verdict]] = [:],
        stored: [String: Checkpoint] = [:],
        _ change: (inout CrawlPolicy) -> Void = { $0.concurrency = 1 }
    ) {
        var policy = CrawlPolicy()
        change(&policy)
        let checkpoints = stored.map { (path: APIPath(parsing: $0.key) ?? .root, checkpoint: $0.value) }
        frontier = CrawlFrontier(
            policy: policy,
            selection: nil,
            stored: StoredAnswers(
                Dictionary(checkpoints.map { ($0.path, $0.checkpoint) }) { first, _ in first },
                freshTime: 101..<1_000_000
            ),
            jitter: { 1 }
        )
        self.verdicts = [
            "": [.index(["nature"])], "nature/?offset=0&limit=200": [.listing(naturesFrom: 1, to: 2, count: 2)],
        ].merging(verdicts) { $1 }
    }

    /// Runs to the end, or for a number of actions.
    mutating func run(atMost actions: Int = 10_000) {
        var underWay: [APIPath] = []
        for _ in 0..<actions {
            switch frontier.next(at: time) {
            case .request(let request):
                log.append("ask \(request.path)" + (request.entityTag.map { " if " + $0 } ?? ""))
                underWay.append(request.path)
                mostUnderWay = max(mostUnderWay, underWay.count)
            case .recall(let path):
                log.append("recall \(path)")
                _ = frontier.receive(verdict(on: path), from: .store, for: path, at: time)
            case .wait(let until):
                if !underWay.isEmpty {
                    let path = underWay.removeFirst()
                    let origin = CrawlFrontier.Origin.network(entityTag: nil, deployment: nil, date: 200)
                    _ = frontier.receive(verdict(on: path), from: origin, for: path, at: time)
                } else if let until {
                    log.append("wait \((until - time) / .seconds(1))")
                    time = until
                }
            case .finish: return
            }
        }
        log.append("and so on")
    }

    private mutating func verdict(on path: APIPath) -> Verdict {
        if time < outage, !CrawlFrontier.needsReading(path) { return .unreached(reason: "refused") }
        guard let script = verdicts[path.description], let first = script.first else { return .content }
        if script.count > 1 { verdicts[path.description]?.removeFirst() }
        return first
    }
}

extension Verdict {
    /// A page of the listing of natures, made as one is read.
    static func listing(naturesFrom first: Int, to last: Int, count: Int, next: String? = nil) -> Verdict {
        let results = first > last ? [] : (first...last).map { #"{"name":"n","url":"/api/v2/nature/\#($0)/"}"# }
        let next = next.map { #""\#($0)""# } ?? "null"
        let json = #"{"count":\#(count),"next":\#(next),"results":[\#(results.joined(separator: ","))]}"#
        let path = APIPath.listing(of: "nature", offset: 0, limit: 200)
        return (try? AnswerCheck(now: { 0 }).content(Array(json.utf8), of: path)) ?? .missing
    }
}
