import Testing

@testable import Crawl

@Suite struct RetryPolicyTests {
    private let policy = RetryPolicy()

    private func decision(
        after attempts: Int,
        spent: Duration = .zero,
        retryAfter: Duration? = nil,
        jitter: Double = 1
    ) -> RetryPolicy.Decision {
        policy.decision(attempts: attempts, spent: spent, retryAfter: retryAfter, jitter: jitter)
    }

    @Test func spreadsWaitsFromNoneToTwiceTheOneBefore() {
        #expect(decision(after: 1) == .retry(after: .milliseconds(500)))
        #expect(decision(after: 4) == .retry(after: .seconds(4)))
        #expect(decision(after: 4, jitter: 0.25) == .retry(after: .seconds(1)))
        #expect(decision(after: 4, jitter: 0) == .retry(after: .zero))
        #expect(decision(after: 6) == .giveUp(because: nil))
        #expect(policy.ownDelay(before: 1_000) == .seconds(30))
    }

    @Test func waitsAsLongAsTheServerAsksAndNoLongerThanBounded() {
        #expect(decision(after: 1, retryAfter: .seconds(300)) == .retry(after: .seconds(300)))
        #expect(
            decision(after: 1, retryAfter: .seconds(301)) == .giveUp(because: "to be asked for again in 301 s")
        )
        #expect(decision(after: 2, spent: .seconds(899)) == .retry(after: .seconds(1)))
        #expect(
            decision(after: 2, spent: .milliseconds(899_001))
                == .giveUp(because: "and 900 s for one address are over")
        )
    }
}

@Suite struct DelayedTasksTests {
    @Test func givesTasksByTimeAndThoseOfOneTimeInOrder() {
        var delayed = DelayedTasks<Int32>()
        var random = LinearCongruence(state: 7)
        var expected: [(time: UInt64, id: Int32)] = []
        for id in Int32(0)..<500 {
            let time = random.next(below: 50)
            expected.append((time, id))
            delayed.insert(id, at: .seconds(Int(time)))
        }
        expected.sort { ($0.time, $0.id) < ($1.time, $1.id) }
        for (time, id) in expected {
            #expect(delayed.first == .seconds(Int(time)))
            #expect(delayed.removeFirst() == id)
        }
        #expect(delayed.removeFirst() == nil)
        #expect(delayed.first == nil)
    }
}
