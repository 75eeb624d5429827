import PokeAPI
import Testing

@testable import Crawl

/// What a later crawl asks for when answers have grown older than their greatest age.
@Suite struct RefreshTests {
    private let crawls: Crawls
    private let old = 1_000_000 + 86_400

    init() throws { crawls = try Crawls() }

    @Test func asksOnlyMetaWhileTheDeploymentIsTheSame() async throws {
        _ = try await crawls.crawl(.small())
        let second = ScriptedTransport.small()
        let report = try await crawls.crawl(second, date: old)
        #expect(second.paths == ["meta/"])
        #expect(report.isComplete)
        #expect(report.requests == 1)
        #expect(report.kinds.map(\.stored) == [2, 1, 1])
        // Everything counts as new again, for as long as what was asked for.
        let third = ScriptedTransport.small()
        _ = try await crawls.crawl(third, date: old + 86_399)
        #expect(third.paths == [])
        let fourth = ScriptedTransport.small()
        _ = try await crawls.crawl(fourth, date: old + 86_400)
        #expect(fourth.paths == ["meta/"])
    }

    @Test func asksOnlyMetaForSomeOfTheKinds() async throws {
        _ = try await crawls.crawl(.small())
        let second = ScriptedTransport.small()
        #expect(try await crawls.crawl(second, date: old, selection: ["nature"]).isComplete)
        #expect(second.paths == ["meta/"])
    }

    @Test func asksForKindsThatWereNotSelectedBefore() async throws {
        _ = try await crawls.crawl(.small(), selection: ["nature"])
        let second = ScriptedTransport.small()
        #expect(try await crawls.crawl(second, date: old).isComplete)
        #expect(second.paths == ["meta/", "pokemon/?offset=0&limit=200", "pokemon/7/", "pokemon/7/encounters"])
    }

    @Test func asksForWhatIsMissingOrUnreadableBesides() async throws {
        let first = ScriptedTransport.small()
        first.answers["pokemon/7/"] = nil
        #expect(try await !crawls.crawl(first).isComplete)
        try Damage.cutBodies(in: crawls.storePath, of: "nature")
        let second = ScriptedTransport.small()
        #expect(try await crawls.crawl(second, date: old).isComplete)
        #expect(
            second.paths.sorted() == ["meta/", "nature/-2/", "nature/1/", "nature/?offset=0&limit=200", "pokemon/7/"]
        )
    }

    @Test(arguments: ["null", #""""#, "17", #"{"a":1}"#])
    func asksForEverythingConditionallyWhereMetaNamesNothing(hash: String) async throws {
        func transport() -> ScriptedTransport {
            let transport = ScriptedTransport.small()
            transport.replace("meta/", #"{"hash":\#(hash),"deploy_date":null,"tag":null}"#)
            return transport
        }
        _ = try await crawls.crawl(transport())
        let second = transport()
        #expect(try await crawls.crawl(second, date: old).isComplete)
        #expect(second.asked.count == 8)
        #expect(second.paths.first == "meta/")
        #expect(second.asked.first { $0.path.description == "nature/1/" }?.entityTag == "W/1")
    }

    @Test func asksForEverythingConditionallyFromANewDeployment() async throws {
        _ = try await crawls.crawl(.small())
        let second = ScriptedTransport.small()
        second.deploy("def")
        #expect(try await crawls.crawl(second, date: old).isComplete)
        #expect(second.asked.count == 8)
        #expect(try crawls.stored("nature/1/") == #"{"id":1,"name":"a"}"#)
        let third = ScriptedTransport.small()
        third.deploy("def")
        #expect(try await crawls.crawl(third, date: old + 86_400).isComplete)
        #expect(third.paths == ["meta/"])
    }

    @Test func trustsMetaWhereAnswersNameNoDeployment() async throws {
        let first = ScriptedTransport.small()
        first.deployment = nil
        #expect(try await crawls.crawl(first).isComplete)
        // Whether it was the same to the end, only meta can tell.
        #expect(first.paths.last == "meta/")
        #expect(first.paths.filter { $0 == "meta/" }.count == 2)
        let second = ScriptedTransport.small()
        second.deployment = nil
        #expect(try await crawls.crawl(second, date: old).isComplete)
        #expect(second.paths == ["meta/"])
    }

    @Test func trustsNoMetaWhereAnswersChangeWithoutOne() async throws {
        func crawl(_ transport: ScriptedTransport, date: Int) async throws -> CrawlReport {
            try await crawls.crawl(transport, date: date) { $0.policy.trustsDeployments = false }
        }
        _ = try await crawl(.small(), date: 1_000_000)
        let second = ScriptedTransport.small()
        second.replace("nature/1/", #"{"id":1,"name":"edited"}"#)
        #expect(try await crawl(second, date: old).isComplete)
        #expect(second.asked.count == 8)
        #expect(try crawls.stored("nature/1/") == #"{"id":1,"name":"edited"}"#)
    }

    @Test func tellsWhatHasGoneAndTakesWhatHasCome() async throws {
        _ = try await crawls.crawl(.small())
        let second = ScriptedTransport.small()
        second.deploy("def")
        second.listNatures(1, 3)
        second.answer("nature/3/", #"{"id":3,"name":"c"}"#)
        let report = try await crawls.crawl(second, date: old)
        #expect(report.isComplete)
        #expect(report.gone == ["nature/-2/"])
        #expect(try crawls.stored("nature/-2/") == nil)
        #expect(try crawls.stored("nature/3/") != nil)
        #expect(report.kinds.first == .init(kind: "nature", listed: 2, stored: 2))
    }

    @Test func dropsAKindThatHasLeftTheIndex() async throws {
        _ = try await crawls.crawl(.small())
        let second = ScriptedTransport.small()
        second.deploy("def")
        second.replace("", #"{"nature":"/api/v2/nature/","meta":"/api/v2/meta/"}"#)
        let report = try await crawls.crawl(second, date: old)
        #expect(report.isComplete)
        #expect(report.gone == ["pokemon/7/", "pokemon/7/encounters", "pokemon/?offset=0&limit=200"])
    }

    @Test func goesOnWithoutMetaWhereTheAPIHasItNoMore() async throws {
        _ = try await crawls.crawl(.small())
        let second = ScriptedTransport.small()
        second.answers["meta/"] = nil
        second.replace("", #"{"nature":"/api/v2/nature/","pokemon":"/api/v2/pokemon/"}"#)
        let report = try await crawls.crawl(second, date: old)
        #expect(report.isComplete)
        #expect(report.gone == ["meta/"])
    }

    @Test func isIncompleteWhereMetaIsListedAndCannotBeHad() async throws {
        _ = try await crawls.crawl(.small())
        let second = ScriptedTransport.small()
        second.answers["meta/"] = nil
        let report = try await crawls.crawl(second, date: old)
        #expect(report.gaps.map(\.path) == ["meta/"])
        #expect(second.asked.count == 2 + 7)
    }
}
