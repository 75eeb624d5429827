import PokeAPI
import Testing

@testable import Crawl

/// What a crawl does when the API is deployed anew in between.
@Suite struct RedeployTests {
    private let crawls: Crawls

    init() throws { crawls = try Crawls() }

    /// Two natures and one more that only the later deployment has; the second nature has left it.
    private func deployLater(_ transport: ScriptedTransport) {
        transport.deploy("def")
        transport.listNatures(1, 3)
        transport.answers["nature/-2/"] = nil
        transport.replace("nature/1/", #"{"id":1,"name":"new"}"#, entityTag: "W/2")
        transport.answer("nature/3/", #"{"id":3,"name":"c"}"#)
    }

    @Test(arguments: 0...8)
    func endsWithOneDeploymentWhenever(moment: Int) async throws {
        let transport = ScriptedTransport.small()
        transport.beforeAnswer = { if $0 == moment { deployLater(transport) } }
        let report = try await crawls.crawl(transport) { $0.policy.concurrency = 1 }
        #expect(report.isComplete, "\(report.gaps)")
        // The last answer of the first walk is the eighth: what comes after it nobody can see.
        let isSeen = moment <= 7
        #expect(try crawls.stored("nature/1/") == #"{"id":1,"name":"\#(isSeen ? "new" : "a")"}"#)
        #expect(try (crawls.stored("nature/3/") != nil) == isSeen)
        #expect(try (crawls.stored("nature/-2/") == nil) == isSeen)
        #expect(report.kinds.first == .init(kind: "nature", listed: 2, stored: 2))
        #expect(report.stale == 0)
        #expect(report.revalidations == ((1...7).contains(moment) ? 1 : 0))
        #expect(report.deployments == (moment == 0 ? ["def"] : isSeen ? ["abc", "def"] : ["abc"]))
    }

    @Test func revalidatesConditionallyAndOnlyWhatIsOlder() async throws {
        let transport = ScriptedTransport.small()
        transport.beforeAnswer = { if $0 == 6 { transport.deploy("def") } }
        let report = try await crawls.crawl(transport) { $0.policy.concurrency = 1 }
        #expect(report.isComplete)
        let again = transport.asked.dropFirst(8)
        #expect(again.first?.path.description == "meta/")
        // Had from the older one: the index, both listings, and what those list first.
        #expect(Set(again.map(\.path.description)) == Set(transport.paths.prefix(6)))
        #expect(again.count == 6)
        #expect(again.first { $0.path.description == "nature/1/" }?.entityTag == "W/1")
    }

    @Test func healsWhatAnInterruptedCrawlHadFromAnOlderDeployment() async throws {
        let first = ScriptedTransport.small()
        _ = try await crawls.crawl(first) { crawler in
            crawler.policy.concurrency = 1
            crawler.isCancelled = { first.asked.count >= 6 }
        }
        let second = ScriptedTransport.small()
        deployLater(second)
        let report = try await crawls.crawl(second, date: 1_000_600)
        #expect(report.isComplete)
        #expect(report.deployments == ["abc", "def"])
        #expect(try crawls.stored("nature/1/") == #"{"id":1,"name":"new"}"#)
        #expect(try crawls.stored("nature/-2/") == nil)
        #expect(try crawls.stored("nature/3/") != nil)
    }

    @Test func healsWhatWasInterruptedBeforeItWasHealed() async throws {
        let first = ScriptedTransport.small()
        first.beforeAnswer = { if $0 == 6 { deployLater(first) } }
        _ = try await crawls.crawl(first) { crawler in
            crawler.policy.concurrency = 1
            crawler.isCancelled = { first.asked.count >= 10 }
        }
        #expect(try crawls.stored("nature/3/") == nil)
        let second = ScriptedTransport.small()
        deployLater(second)
        #expect(try await crawls.crawl(second, date: 1_000_600).isComplete)
        #expect(try crawls.stored("nature/3/") != nil)
    }

    @Test func tellsHowManyAnswersCachesStillHaveFromTheOlderOne() async throws {
        let transport = ScriptedTransport.small()
        let cached = #"{"id":1,"name":"a"}"#
        transport.answers["nature/1/"] = nil
        transport.answer("nature/1/", cached, deployment: "abc")
        transport.beforeAnswer = { if $0 == 4 { transport.deploy("def") } }
        let report = try await crawls.crawl(transport) { $0.policy.concurrency = 1 }
        #expect(report.isComplete)
        #expect(report.stale == 1)
        #expect(report.revalidations == 1)
        #expect(transport.paths.filter { $0 == "nature/1/" }.count == 2)
        // The next crawl asks again for this one, and for nothing else but meta.
        let later = ScriptedTransport.small()
        later.deploy("def")
        #expect(try await crawls.crawl(later, date: 1_050_000).stale == 0)
        #expect(later.paths == ["meta/", "nature/1/"])
    }

    @Test func givesUpOnAnAPIThatIsDeployedAllTheTime() async throws {
        let transport = ScriptedTransport.small()
        transport.beforeAnswer = { transport.deploy("d\($0)") }
        let report = try await crawls.crawl(transport)
        #expect(report.isComplete)
        #expect(report.revalidations == 3)
        #expect(report.stale > 0)
        #expect(transport.asked.count <= 4 * 10)
    }

    @Test func noticesByMetaAloneWhereAnswersNameNoDeployment() async throws {
        let transport = ScriptedTransport.small()
        transport.deployment = nil
        transport.beforeAnswer = { count in
            guard count == 5 else { return }
            deployLater(transport)
            transport.deployment = nil
        }
        let report = try await crawls.crawl(transport) { $0.policy.concurrency = 1 }
        #expect(report.isComplete)
        #expect(report.deployments == ["abc", "def"])
        #expect(report.revalidations == 1)
        #expect(try crawls.stored("nature/1/") == #"{"id":1,"name":"new"}"#)
        #expect(try crawls.stored("nature/3/") != nil)
    }

    @Test func decidesWithoutMetaByWhatAnsweredLast() async throws {
        let transport = ScriptedTransport.small()
        transport.beforeAnswer = { count in
            guard count == 5 else { return }
            deployLater(transport)
            transport.answers["meta/"] = nil
        }
        let report = try await crawls.crawl(transport) { $0.policy.concurrency = 1 }
        #expect(try crawls.stored("nature/1/") == #"{"id":1,"name":"new"}"#)
        #expect(report.stale == 0)
        // The index still lists meta, and the later deployment has it not.
        #expect(report.gaps.map(\.path) == ["meta/"])
    }

    @Test func takesTheOneThatWasDeployedLaterWhereCachesHoldMeta() async throws {
        let transport = ScriptedTransport.small()
        for path in transport.answers.keys {
            let isCached = path == "meta/" || path == "nature/1/"
            transport.answers[path] = transport.answers[path]?.map { result in
                result.map { response in
                    var response = response
                    response.deployment = isCached ? "older" : "newer"
                    response.deployed = isCached ? 1 : 2
                    return response
                }
            }
        }
        let report = try await crawls.crawl(transport)
        #expect(report.isComplete)
        // Asked for again: what caches hold, and nothing of the newer one.
        #expect(Set(transport.paths.dropFirst(8)) == ["meta/", "nature/1/"])
        #expect(report.stale == 2)
    }

    @Test func tellsNoMoreThanAHundredDeploymentsApart() {
        var deployments = Deployments()
        for number in 0..<1_000 { _ = deployments.note(answerNaming: "\(number)") }
        #expect(deployments.names.count == 100)
        #expect(deployments.areInDoubt)
        deployments.settle()
        _ = deployments.note(answerNaming: "new")
        #expect(!deployments.areInDoubt)
    }
}
