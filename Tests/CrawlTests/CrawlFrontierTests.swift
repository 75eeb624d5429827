import Checkpoints
import PokeAPI
import Testing

@testable import Crawl

/// What the frontier does about each verdict, as scripts of verdicts and the actions that follow.
@Suite struct CrawlFrontierTests {
    private static let listing = "ask nature/?offset=0&limit=200"

    /// A script: what comes of some addresses, and what is done once the index and the listing were read.
    struct Script: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let verdicts: [String: [Verdict]]
        let actions: [String]
        /// What is missing in the end: `path: reason (attempts)`.
        var gaps: [String] = []
        var ending: CrawlReport.Ending?
    }

    private static let refused = Verdict.refused(reason: "no")
    private static let one = "ask nature/1/"
    private static let two = "ask nature/2/"

    private static let scripts = [
        Script(testDescription: "all well", verdicts: [:], actions: [one, two]),
        Script(
            testDescription: "refused once: waits, and goes on meanwhile",
            verdicts: ["nature/1/": [refused, .content]],
            actions: [one, two, "wait 0.5", one]
        ),
        Script(
            testDescription: "waits double, and attempts are bounded",
            verdicts: ["nature/1/": [refused]],
            actions: [one, two, "wait 0.5", one, "wait 1.0", one, "wait 2.0", one, "wait 4.0", one, "wait 8.0", one],
            gaps: ["nature/1/: no (6)"]
        ),
        Script(
            testDescription: "nobody answered: the same",
            verdicts: ["nature/1/": [.unreached(reason: "reset"), .content]],
            actions: [one, two, "wait 0.5", one]
        ),
        Script(
            testDescription: "a wait that the server asks for, of one address",
            verdicts: ["nature/1/": [.refused(reason: "503", demand: .fewer, retryAfter: .seconds(7)), .content]],
            actions: [one, two, "wait 7.0", one]
        ),
        Script(
            testDescription: "a wait shorter than our own",
            verdicts: ["nature/1/": [.refused(reason: "503", demand: .fewer, retryAfter: .zero), .content]],
            actions: [one, two, "wait 0.5", one]
        ),
        Script(
            testDescription: "a pause that the server asks for, of all",
            verdicts: ["nature/1/": [.refused(reason: "429", demand: .pause, retryAfter: .seconds(7)), .content]],
            actions: [one, "wait 7.0", one, two]
        ),
        Script(
            testDescription: "a longer wait than we wait, for one address",
            verdicts: ["nature/1/": [.refused(reason: "503", demand: .fewer, retryAfter: .seconds(301))]],
            actions: [one, two],
            gaps: ["nature/1/: 503, to be asked for again in 301 s (1)"]
        ),
        Script(
            testDescription: "a longer pause than we wait, for all",
            verdicts: ["nature/1/": [.refused(reason: "429", demand: .pause, retryAfter: .seconds(301))]],
            actions: [one],
            gaps: ["nature/1/: 429, to be asked for again in 301 s (1)"],
            ending: .unreachable("429, to be asked for again in 301 s")
        ),
        Script(
            testDescription: "waits for one address are bounded in all",
            verdicts: ["nature/1/": [.refused(reason: "503", demand: .fewer, retryAfter: .seconds(300))]],
            actions: [one, two, "wait 300.0", one, "wait 300.0", one, "wait 300.0", one],
            gaps: ["nature/1/: 503, and 900 s for one address are over (4)"]
        ),
        Script(
            testDescription: "cannot be had",
            verdicts: ["nature/1/": [.impossible(reason: "foreign")]],
            actions: [one, two],
            gaps: ["nature/1/: foreign (1)"]
        ),
        Script(
            testDescription: "not found in one form, but in the other",
            verdicts: ["nature/1/": [.missing]],
            actions: [one, "ask nature/1", two]
        ),
        Script(
            testDescription: "found in neither form",
            verdicts: ["nature/1/": [.missing], "nature/1": [.missing]],
            actions: [one, "ask nature/1", two],
            gaps: ["nature/1/: listed, and not found (status 404) (2)"]
        ),
        Script(
            testDescription: "the other form is the one that is retried",
            verdicts: ["nature/1/": [.missing], "nature/1": [refused, .content]],
            actions: [one, "ask nature/1", two, "wait 1.0", "ask nature/1"]
        ),
        Script(
            testDescription: "another page",
            verdicts: [
                "nature/?offset=0&limit=200": [
                    .listing(naturesFrom: 1, to: 1, count: 2, next: "/api/v2/nature/?offset=1&limit=1")
                ], "nature/?offset=1&limit=1": [.listing(naturesFrom: 2, to: 2, count: 2)],
            ],
            actions: ["ask nature/?offset=1&limit=1", one, two]
        ),
        Script(
            testDescription: "pages that overlap",
            verdicts: [
                "nature/?offset=0&limit=200": [
                    .listing(naturesFrom: 1, to: 2, count: 3, next: "/api/v2/nature/?offset=1&limit=1")
                ], "nature/?offset=1&limit=1": [.listing(naturesFrom: 2, to: 3, count: 3)],
            ],
            actions: ["ask nature/?offset=1&limit=1", one, two, "ask nature/3/"]
        ),
        Script(
            testDescription: "a count that is wrong once",
            verdicts: [
                "nature/?offset=0&limit=200": [
                    .listing(naturesFrom: 1, to: 1, count: 2), .listing(naturesFrom: 1, to: 2, count: 2),
                ]
            ],
            actions: [listing, one, two]
        ),
        Script(
            testDescription: "a count that stays wrong",
            verdicts: ["nature/?offset=0&limit=200": [.listing(naturesFrom: 1, to: 2, count: 3)]],
            actions: [listing, one, two, listing],
            gaps: [
                "nature/?offset=0&limit=200: the listing of nature contradicts itself: it says that it has 3 resources "
                    + "and lists 2 (1)"
            ]
        ),
        Script(
            testDescription: "more than its count, which leads on",
            verdicts: [
                "nature/?offset=0&limit=200": [
                    .listing(naturesFrom: 1, to: 2, count: 1, next: "/api/v2/nature/?offset=2&limit=1"),
                    .listing(naturesFrom: 1, to: 2, count: 2),
                ]
            ],
            actions: [listing, one, two]
        ),
        Script(
            testDescription: "a `next` that always leads on to nothing",
            verdicts: [
                "nature/?offset=0&limit=200": [
                    .listing(naturesFrom: 1, to: 2, count: 9, next: "/api/v2/nature/?offset=2&limit=1")
                ],
                "nature/?offset=2&limit=1": [
                    .listing(naturesFrom: 1, to: 2, count: 9, next: "/api/v2/nature/?offset=3&limit=1")
                ],
            ],
            actions: [
                "ask nature/?offset=2&limit=1", one, two, listing, "ask nature/?offset=2&limit=1", listing,
                "ask nature/?offset=2&limit=1",
            ],
            gaps: [
                "nature/?offset=2&limit=1: the listing of nature contradicts itself: a page lists nothing new and leads "
                    + "on to nature/?offset=3&limit=1 (1)"
            ]
        ),
        Script(
            testDescription: "a listing that is too long",
            verdicts: ["nature/?offset=0&limit=200": [.listing(naturesFrom: 1, to: 2, count: 100_001)]],
            actions: [one, two],
            gaps: [
                "nature/?offset=0&limit=200: the listing of nature cannot be followed: it has 100001 resources, where "
                    + "100000 at most were expected (1)"
            ]
        ),
        Script(
            testDescription: "no longer listed when the listing is read again",
            verdicts: [
                "nature/?offset=0&limit=200": [
                    .listing(naturesFrom: 1, to: 2, count: 1), .listing(naturesFrom: 2, to: 2, count: 1),
                ], "nature/1/": [.impossible(reason: "gone")],
            ],
            actions: [listing, one, two]
        ),
    ]

    @Test(arguments: scripts)
    func follows(script: Script) {
        var run = FrontierRun(script.verdicts)
        run.run()
        #expect(run.log.prefix(2) == ["ask ", Self.listing])
        #expect(run.log.dropFirst(2) == script.actions[...])
        #expect(run.frontier.walk.gaps.map { "\($0.path): \($0.reason) (\($0.attempts))" } == script.gaps)
        #expect(run.frontier.ending == script.ending)
    }

    private static func stored(_ paths: String..., fetched: Int, tag: String? = nil) -> [String: Checkpoint] {
        Dictionary(
            uniqueKeysWithValues: paths.map {
                ($0, Checkpoint(state: .loaded, entityTag: tag, deployment: nil, fetched: fetched))
            }
        )
    }

    @Test func recallsWhatIsFreshAndNeededToGoOn() {
        var run = FrontierRun(
            stored: Self.stored("", "nature/?offset=0&limit=200", "nature/1/", "nature/2/", fetched: 101)
        )
        run.run()
        #expect(run.log == ["recall ", "recall nature/?offset=0&limit=200"])
        #expect(run.frontier.walk.counts == [.init(kind: "nature", listed: 2, stored: 2)])
    }

    @Test func asksConditionallyForWhatIsOld() {
        var run = FrontierRun(
            stored: Self.stored("", "nature/?offset=0&limit=200", "nature/1/", "nature/2/", fetched: 100, tag: "t")
        )
        run.run()
        #expect(run.log == ["ask  if t", Self.listing + " if t", "ask nature/1/ if t", "ask nature/2/ if t"])
    }

    @Test func asksUnconditionallyForWhatIsNotWhole() {
        let states: [CheckpointState] = [.pending, .failed(reason: "", attempts: 1), .gone]
        for state in states {
            let checkpoint = Checkpoint(state: state, entityTag: "t", deployment: "d", fetched: 200)
            var run = FrontierRun(stored: ["nature/1/": checkpoint])
            run.run()
            #expect(run.log.last == Self.two)
            #expect(run.log.contains(Self.one))
        }
    }

    @Test func readsAStoredListingAnewThatContradictsItself() {
        var run = FrontierRun(
            [
                "nature/?offset=0&limit=200": [
                    .listing(naturesFrom: 1, to: 1, count: 2), .listing(naturesFrom: 1, to: 2, count: 2),
                ]
            ],
            stored: Self.stored("nature/?offset=0&limit=200", fetched: 101, tag: "t")
        )
        run.run()
        #expect(run.log == ["ask ", "recall nature/?offset=0&limit=200", Self.listing, Self.one, Self.two])
    }

    @Test func startsNothingMoreWhenCancelled() {
        var run = FrontierRun()
        run.run(atMost: 4)
        #expect(run.log == ["ask ", Self.listing, "and so on"])
        var frontier = run.frontier
        frontier.cancel()
        #expect(frontier.next(at: .zero) == .finish)
        #expect(frontier.ending == .cancelled)
    }

    @Test func keepsWithinTheRate() {
        var run = FrontierRun { $0.rate = 4 }
        run.run()
        #expect(run.log == ["ask ", "wait 0.25", Self.listing, "wait 0.25", Self.one, "wait 0.25", Self.two])
    }

    private static func natures(_ ids: ClosedRange<Int>, _ verdicts: (Int) -> [Verdict]) -> [String: [Verdict]] {
        var table = Dictionary(uniqueKeysWithValues: ids.map { ("nature/\($0)/", verdicts($0)) })
        table["nature/?offset=0&limit=200"] = [.listing(naturesFrom: 1, to: ids.upperBound, count: ids.upperBound)]
        return table
    }

    @Test func takesNoServerForGoneForADozenAddressesThatFailForGood() {
        let verdicts = Self.natures(1...60) { (2...14).contains($0) ? [.unreached(reason: "reset")] : [.content] }
        var run = FrontierRun(verdicts) { $0.concurrency = 8 }
        run.run()
        #expect(run.frontier.ending == nil)
        #expect(run.frontier.walk.gaps.map(\.attempts) == Array(repeating: 6, count: 13))
    }

    @Test func givesNoAddressUpForAnOutageThatIsShorterThanAMinute() {
        for seconds in [1, 5, 20, 45] {
            var run = FrontierRun(Self.natures(1...40) { _ in [.content] }) {
                $0.concurrency = 8
                $0.retry.attempts = 3
            }
            run.outage = .seconds(seconds)
            run.run()
            #expect(run.frontier.ending == nil)
            #expect(run.frontier.walk.gaps.isEmpty)
            #expect(run.frontier.retries <= 40)
        }
    }

    @Test func asksOnceWhereAskingAgainIsOfNoUse() {
        var run = FrontierRun(Self.natures(1...40) { _ in [.refused(reason: "broken")] }) { $0.retry.attempts = 1 }
        run.run()
        #expect(run.frontier.retries == 0 && run.waited == 0)
        #expect(run.frontier.walk.gaps.map(\.attempts) == Array(repeating: 1, count: 40))
    }

    @Test func waitsAMinuteForAServerThatIsNotThereAtFirstAtFewRequests() {
        let refused = Array(repeating: Verdict.unreached(reason: "refused"), count: 7)
        var run = FrontierRun(["": refused + [.index(["nature"])]])
        run.run()
        #expect(run.frontier.ending == nil && run.frontier.walk.gaps.isEmpty)

        var vain = FrontierRun(["": [.unreached(reason: "refused")]])
        vain.run()
        #expect(vain.frontier.ending == .unreachable("refused"))
        #expect((60...100).contains(vain.waited))
        #expect(vain.log.count { $0 == "ask " } <= 20)
    }

    @Test func asksSeldomWhileConnectionsAreRefused() {
        let ids = 1...300
        var verdicts = Self.natures(ids) { _ in [.unreached(reason: "refused")] }
        verdicts["nature/?offset=0&limit=200"] = [.listing(naturesFrom: 1, to: 300, count: 300)]
        var run = FrontierRun(verdicts) { $0.concurrency = 8 }
        run.run()
        #expect(run.frontier.ending == .unreachable("refused"))
        #expect((60...100).contains(run.waited))
        #expect(run.log.count { $0.hasPrefix("ask nature/") } <= 30)
    }

    /// Whatever comes of requests: the crawl ends, holds to its limits, and has an outcome for every address.
    @Test(arguments: 0..<200)
    func hasAnOutcomeForEveryAddress(seed: Int) {
        var random = LinearCongruence(state: UInt64(seed))
        let ids = 1...30
        var verdicts: [String: [Verdict]] = [
            "": [.index(["nature"])], "nature/?offset=0&limit=200": [.listing(naturesFrom: 1, to: 30, count: 30)],
        ]
        for id in ids {
            verdicts["nature/\(id)/"] = (0..<4).map { _ in
                switch random.next(below: 9) {
                case 0: .refused(reason: "a")
                case 1: .refused(reason: "b", demand: .fewer, retryAfter: .seconds(Int(random.next(below: 400))))
                case 2: .refused(reason: "c", demand: .pause, retryAfter: .seconds(Int(random.next(below: 90))))
                case 3: .unreached(reason: "d")
                case 4: .missing
                case 5: .impossible(reason: "e")
                default: .content
                }
            }
        }
        var run = FrontierRun(verdicts) {
            $0.concurrency = 1 + seed % 5
            // Each address settles as it does, however long nothing is answered.
            $0.outage = .seconds(100_000)
        }
        run.run()
        let frontier = run.frontier
        #expect(run.log.last != "and so on")
        #expect(run.mostUnderWay <= 1 + seed % 5)
        #expect(frontier.ending == nil)
        for id in ids {
            let asked = run.log.count { $0 == "ask nature/\(id)/" || $0 == "ask nature/\(id)" }
            #expect((1...6).contains(asked))
            let isMissed = frontier.walk.gaps.contains { $0.path == "nature/\(id)/" }
            #expect(frontier.walk.done.contains(.resource("nature", Int32(id))) != isMissed)
        }
        #expect(frontier.retries == run.log.count { $0.hasPrefix("ask") } - 32)
    }
}

/// Numbers that look like chance and are the same for the same start.
struct LinearCongruence {
    var state: UInt64

    mutating func next(below limit: UInt64) -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return (state >> 33) % limit
    }
}
