import Testing

@testable import Crawl

@Suite struct PaceTests {
    private func pace(_ change: (inout CrawlPolicy) -> Void = { _ in }) -> Pace {
        var policy = CrawlPolicy()
        change(&policy)
        return Pace(policy)
    }

    private func fail(
        _ pace: inout Pace,
        _ demand: Demand,
        started: Int,
        at now: Int,
        wait: Int = 0,
        firstFailure: Int? = nil
    ) {
        pace.fail(
            demand,
            started: .seconds(started),
            wait: .seconds(wait),
            firstFailure: firstFailure.map { .seconds($0) },
            jitter: 1,
            at: .seconds(now)
        )
    }

    @Test func halvesOnceForAllThatWereUnderWay() {
        var pace = pace()
        for _ in 0..<8 { fail(&pace, .fewer, started: 1, at: 2) }
        #expect(pace.concurrency == 4)
        for _ in 0..<4 { fail(&pace, .fewer, started: 3, at: 4) }
        #expect(pace.concurrency == 2)
        for second in 5..<9 { fail(&pace, .fewer, started: second, at: second) }
        #expect(pace.concurrency == 1)
    }

    @Test func recoversByOneInFourRounds() {
        var pace = pace()
        fail(&pace, .fewer, started: 1, at: 1)
        #expect(pace.concurrency == 4)
        // Four rounds of four to five.
        for _ in 0..<17 { pace.succeed() }
        #expect(pace.concurrency == 4)
        for _ in 0..<2 { pace.succeed() }
        #expect(pace.concurrency == 5)
        for _ in 0..<1_000 { pace.succeed() }
        #expect(pace.concurrency == 8)
    }

    @Test func keepsItsPaceWhereTheAddressAloneIsAtFault() {
        var pace = pace()
        for second in 0..<30 { fail(&pace, .none, started: second, at: second) }
        #expect(pace.concurrency == 8)
        #expect(pace.earliestStart == .zero)
    }

    @Test func pausesForAsLongAsTheServerAsks() {
        var pace = pace()
        fail(&pace, .pause, started: 1, at: 2, wait: 30)
        #expect(pace.earliestStart == .seconds(32))
        // A shorter wait does not end a longer one.
        fail(&pace, .pause, started: 1, at: 3, wait: 2)
        #expect(pace.earliestStart == .seconds(32))
    }

    @Test func asksSeldomWhileNothingIsAnswered() {
        var pace = pace { $0.outage = .seconds(1_000) }
        var now = 0
        var pauses: [Int] = []
        while now < 100 {
            fail(&pace, .fewer, started: now, at: now)
            let start = Int(pace.earliestStart / .seconds(1))
            if start > now { pauses.append(start - now) }
            now = max(now + 1, start)
        }
        // From the fifth second on: half a second, which the clock of this test cannot see, then twice as long each time.
        #expect(pauses.prefix(7) == [1, 2, 4, 8, 16, 30, 30])
        pace.succeed()
        fail(&pace, .fewer, started: now, at: now)
        #expect(pace.earliestStart <= .seconds(now))
    }

    @Test func waitsSoonWhereNobodyIsThere() {
        var pace = pace()
        // As many as were under way, and one more.
        for _ in 0..<9 {
            #expect(pace.earliestStart == .zero)
            fail(&pace, .absent, started: 0, at: 0)
        }
        #expect(pace.earliestStart == .milliseconds(500))
        #expect(pace.concurrency == 4)
    }

    @Test func losesHopeAfterAMinuteWithoutAnAnswer() {
        var pace = pace()
        for second in 0..<60 {
            fail(&pace, .none, started: second, at: second)
            #expect(!pace.isHopeless(at: .seconds(second)))
        }
        fail(&pace, .none, started: 60, at: 60)
        #expect(pace.isHopeless(at: .seconds(60)))
        pace.succeed()
        #expect(!pace.isHopeless(at: .seconds(60)))
    }

    @Test func keepsHopeWhereFewRequestsTookLong() {
        var pace = pace()
        for _ in 0..<19 { fail(&pace, .fewer, started: 0, at: 100) }
        #expect(!pace.isHopeless(at: .seconds(1_000)))
    }

    @Test func takesNoServerForGoneWhereOnlyThoseFailThatFailedWhileOthersWereAnswered() {
        var pace = pace()
        fail(&pace, .fewer, started: 0, at: 1)
        pace.succeed()
        for second in 2..<200 { fail(&pace, .fewer, started: second, at: second, firstFailure: 1) }
        #expect(!pace.isHopeless(at: .seconds(200)))
        #expect(pace.earliestStart == .zero)
        // One that fails anew begins to tell of the server.
        for second in 200..<260 { fail(&pace, .none, started: second, at: second) }
        #expect(!pace.isHopeless(at: .seconds(259)))
        #expect(pace.isOutage(.none, sparing: .seconds(200)) && !pace.isOutage(.none, sparing: .seconds(1)))
        #expect(pace.isHopeless(at: .seconds(260)))
    }
}
