import Checkpoints
import PokeAPI
import Testing

@testable import Crawl

@Suite struct CrawlerTests {
    private let crawls: Crawls

    init() throws { crawls = try Crawls() }

    private func crawl(
        _ transport: ScriptedTransport,
        date: Int = 1_000_000,
        selection: Set<String>? = nil,
        change: (inout Crawler) -> Void = { _ in }
    ) async throws -> CrawlReport {
        try await crawls.crawl(transport, date: date, selection: selection, change: change)
    }

    private func stored(_ path: String) throws -> String? { try crawls.stored(path) }

    @Test func storesEverythingListedOnce() async throws {
        let transport = ScriptedTransport.small()
        let report = try await crawl(transport)
        #expect(report.isComplete)
        #expect(
            report.kinds == [
                .init(kind: "nature", listed: 2, stored: 2), .init(kind: "pokemon", listed: 1, stored: 1),
                .init(kind: "pokemon/encounters", listed: 1, stored: 1),
            ]
        )
        #expect(
            transport.paths.sorted() == [
                "", "meta/", "nature/-2/", "nature/1/", "nature/?offset=0&limit=200", "pokemon/7/",
                "pokemon/7/encounters", "pokemon/?offset=0&limit=200",
            ]
        )
        #expect(try stored("nature/1/") == #"{"id":1,"name":"a"}"#)
        #expect(try stored("pokemon/7/encounters") == "[]")
    }

    @Test func asksForNothingThatIsFresh() async throws {
        _ = try await crawl(.small())
        let second = ScriptedTransport.small()
        let report = try await crawl(second, date: 1_000_000 + 86_399)
        #expect(second.asked.isEmpty)
        #expect(report.isComplete)
        #expect(report.kinds.map(\.stored) == [2, 1, 1])
    }

    @Test func asksConditionallyForWhatIsOld() async throws {
        _ = try await crawl(.small())
        let second = ScriptedTransport.small()
        second.deploy("def")
        let report = try await crawl(second, date: 1_000_000 + 86_400)
        #expect(report.isComplete)
        #expect(second.asked.first { $0.path.description == "nature/1/" }?.entityTag == "W/1")
        #expect(try stored("nature/1/") == #"{"id":1,"name":"a"}"#)
        // What was confirmed is fresh again.
        let third = ScriptedTransport.small()
        _ = try await crawl(third, date: 1_000_000 + 86_401)
        #expect(third.asked.isEmpty)
    }

    @Test func doesNotTrustADateToCome() async throws {
        // The clock was wrong once.
        _ = try await crawl(.small(), date: 1 << 40)
        let second = ScriptedTransport.small()
        second.deploy("def")
        #expect(try await crawl(second, date: 1_000_000).isComplete)
        #expect(second.asked.first { $0.path.description == "nature/1/" }?.entityTag == "W/1")
        let third = ScriptedTransport.small()
        _ = try await crawl(third, date: 1_000_001)
        #expect(third.asked.isEmpty)
    }

    @Test func crawlsOnlySelectedKinds() async throws {
        let transport = ScriptedTransport.small()
        let report = try await crawl(transport, selection: ["nature"])
        #expect(report.kinds.map(\.kind) == ["nature"])
        #expect(!transport.paths.contains { $0.hasPrefix("pokemon") })
    }

    @Test func retriesWhatIsRefusedAndTellsWhatStaysMissing() async throws {
        let transport = ScriptedTransport.small()
        transport.answers["nature/1/"] = nil
        transport.answer("nature/1/", status: 503, retryAfter: "2")
        transport.answer("nature/1/", status: 200, body: "<title>Just a moment</title>", type: "text/html")
        transport.answer("nature/1/", #"{"id":1,"name":"a"}"#)
        transport.answers["nature/-2/"] = nil
        transport.answer("nature/-2/", status: 200, body: "<h1>x</h1>", type: "text/html")
        let report = try await crawl(transport)
        #expect(
            report.gaps == [
                .init(
                    kind: "nature",
                    path: "nature/-2/",
                    reason: "the answer is text/html where application/json was expected: blocked, try later",
                    attempts: 6
                )
            ]
        )
        #expect(report.retries == 2 + 5)
        #expect(try stored("nature/1/") == #"{"id":1,"name":"a"}"#)
        #expect(try stored("nature/-2/") == nil)
        let unanswered = try StoreReader(path: crawls.storePath).unanswered(damaged: [])
        #expect(unanswered.map(\.path) == ["nature/-2/"])
        // The next run asks for that one only.
        let next = ScriptedTransport.small()
        #expect(try await crawl(next).isComplete)
        #expect(next.paths == ["nature/-2/"])
    }

    @Test func asksForTheOtherSlashFormOnceAndStoresUnderTheCanonicalOne() async throws {
        let transport = ScriptedTransport.small()
        transport.answers["nature/1/"] = nil
        transport.answer("nature/1/", status: 404)
        transport.answers["nature/-2/"] = nil
        transport.answer("nature/-2/", status: 404)
        let other = try #require(APIPath(parsing: "nature/1/")?.otherSlashForm)
        transport.answer(other.description, #"{"id":1,"name":"a"}"#)
        let report = try await crawl(transport)
        #expect(try stored("nature/1/") != nil)
        #expect(report.gaps.map(\.path) == ["nature/-2/"])
        #expect(report.gaps.map(\.attempts) == [2])
    }

    @Test func refusesAnAnswerToAnotherQuestion() async throws {
        let transport = ScriptedTransport.small()
        transport.answers["nature/1/"] = nil
        transport.answer("nature/1/", #"{"id":2,"name":"b"}"#)
        let report = try await crawl(transport)
        #expect(report.gaps.map(\.reason) == ["the answer is one with id 2 where id 1 was expected"])
    }

    @Test func readsAListingAgainWhenItsCountIsWrong() async throws {
        let transport = ScriptedTransport.small()
        let right = try #require(transport.answers["nature/?offset=0&limit=200"])
        transport.answers["nature/?offset=0&limit=200"] = nil
        transport.answer(
            "nature/?offset=0&limit=200",
            #"{"count":2,"next":null,"results":[{"name":"a","url":"/api/v2/nature/1/"}]}"#
        )
        transport.answers["nature/?offset=0&limit=200"]? += right
        #expect(try await crawl(transport).isComplete)
        #expect(transport.paths.filter { $0.hasPrefix("nature/?") }.count == 2)
        #expect(transport.paths.filter { $0 == "nature/1/" }.count == 1)
    }

    @Test func tellsAListingThatStaysWrong() async throws {
        let transport = ScriptedTransport.small()
        transport.answers["nature/?offset=0&limit=200"] = nil
        transport.answer(
            "nature/?offset=0&limit=200",
            #"{"count":3,"next":null,"results":[{"name":"a","url":"/api/v2/nature/1/"}]}"#
        )
        let report = try await crawl(transport)
        #expect(report.gaps.count == 1)
        #expect(report.gaps.first?.reason.contains("it says that it has 3 resources and lists 1") == true)
        #expect(transport.paths.filter { $0.hasPrefix("nature/?") }.count == 3)
    }

    @Test(arguments: [
        ("/api/v2/nature/?offset=0&limit=200", "leads back"), ("/api/v2/pokemon/?offset=200&limit=1", "no page of it"),
        ("https://other.invalid/x/", "no page of it"),
    ])
    func cutsAListingThatLeadsAstray(next: String, expected: String) async throws {
        let transport = ScriptedTransport.small()
        transport.answers["nature/?offset=0&limit=200"] = nil
        transport.answer(
            "nature/?offset=0&limit=200",
            #"{"count":2,"next":"\#(next)","results":[{"name":"a","url":"/api/v2/nature/1/"}]}"#
        )
        let report = try await crawl(transport)
        #expect(report.gaps.count == 1)
        #expect(report.gaps.first?.reason.contains(expected) == true)
        #expect(transport.paths.contains("nature/1/"))
    }

    @Test func refusesAListingThatNamesOtherPlaces() async throws {
        let transport = ScriptedTransport.small()
        transport.answers["nature/?offset=0&limit=200"] = nil
        transport.answer(
            "nature/?offset=0&limit=200",
            #"{"count":1,"next":null,"results":[{"name":"a","url":"/api/v2/../../etc/passwd"}]}"#
        )
        let report = try await crawl(transport)
        #expect(report.gaps.map(\.kind) == ["nature"])
        #expect(!transport.paths.contains { $0.contains("..") })
    }

    @Test func marksWhatIsNoLongerListed() async throws {
        _ = try await crawl(.small())
        let second = ScriptedTransport.small()
        second.deploy("def")
        second.answers["nature/?offset=0&limit=200"] = nil
        second.answer(
            "nature/?offset=0&limit=200",
            #"{"count":1,"next":null,"results":[{"name":"a","url":"/api/v2/nature/1/"}]}"#
        )
        let report = try await crawl(second, date: 2_000_000)
        #expect(report.gone == ["nature/-2/"])
        #expect(try stored("nature/-2/") == nil)
        // Listed again, it is asked for again.
        let third = ScriptedTransport.small()
        #expect(try await crawl(third, date: 3_000_000).isComplete)
        #expect(try stored("nature/-2/") != nil)
    }

    @Test func keepsWhatArrivedWhenCancelled() async throws {
        let transport = ScriptedTransport.small()
        let report = try await crawl(transport) { crawler in
            crawler.policy.concurrency = 1
            crawler.isCancelled = { transport.asked.count >= 6 }
        }
        #expect(report.ending == .cancelled)
        #expect(!report.isComplete)
        let rest = ScriptedTransport.small()
        #expect(try await crawl(rest).isComplete)
        // The one under way is asked for again; nothing else twice.
        #expect(Set(transport.paths.dropLast()).isDisjoint(with: rest.paths))
        #expect(Set(transport.paths + rest.paths).count == 8)
    }

    @Test func holdsToTheConcurrencyAndLowersItWhenOverloaded() async throws {
        let transport = ScriptedTransport.small()
        _ = try await crawl(transport) { $0.policy.concurrency = 2 }
        #expect(transport.mostUnderWay == 2)
    }

    @Test func leavesNoMoreThanABatchUncommittedHoweverManyAreUnderWay() async throws {
        let transport = ScriptedTransport.natures(400)
        let (path, taken, worst) = (crawls.storePath, Counter(), Counter())
        let report = try await crawl(transport, selection: ["nature"]) { crawler in
            crawler.policy.concurrency = 256
            crawler.policy.pageSize = 400
            // The date is asked for once for each answer that is taken.
            let now = crawler.clock.now
            crawler.clock = CrawlClock(now: now) {
                taken.value += 1
                let summaries = try? StoreReader(path: path).summaries(damaged: [])
                let stored = summaries?.first { $0.name == "nature" }?.loaded ?? 0
                worst.value = max(worst.value, taken.value - stored)
                return 1_000_000
            }
        }
        #expect(report.isComplete && transport.mostUnderWay == 256)
        // Besides resources, one answer each was taken of the index, the listing and `meta`; the date once before.
        #expect((32...CheckpointStore.batch + 4).contains(worst.value), "\(worst.value)")
    }

    private final class Counter { var value = 0 }

    @Test func endsWhenNothingAnswersAnyMore() async throws {
        let transport = ScriptedTransport()
        transport.answers[""] = [.failure(TransportFailure("connection refused", isTransient: true))]
        let report = try await crawl(transport)
        #expect(report.ending == .unreachable("connection refused") && !report.isComplete)
        #expect(transport.asked.count <= 20)
    }

    @Test func asksAgainForADamagedBody() async throws {
        _ = try await crawl(.small())
        try Damage.cutBodies(in: crawls.storePath, of: "nature")
        let second = ScriptedTransport.small()
        #expect(try await crawl(second).isComplete)
        #expect(second.paths.sorted() == ["nature/-2/", "nature/1/", "nature/?offset=0&limit=200"])
        #expect(second.asked.allSatisfy { $0.entityTag == nil })
    }
}
