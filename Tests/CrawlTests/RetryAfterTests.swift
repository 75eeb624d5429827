import Testing

@testable import Crawl

@Suite struct RetryAfterTests {
    @Test(arguments: [
        ("0", 0), ("120", 120), (" 7 ", 7), ("Sun, 06 Nov 1994 08:49:37 GMT", 37), ("Sat, 05 Nov 1994 08:49:37 GMT", 0),
    ])
    func readsSecondsAndDates(value: String, expected: Int) {
        // 784111740 is Sun, 06 Nov 1994 08:49:00 GMT.
        #expect(retryAfter(value, now: 784_111_740) == .seconds(expected))
    }

    @Test(arguments: ["", "-1", "soon", "Sun, 06 Nov 1994", "Sun, 99 Nov 1994 08:49:37 GMT", "Sun, 06 Nov 1994 8h GMT"])
    func refusesOtherForms(value: String) {
        #expect(retryAfter(value, now: 0) == nil)
    }

    @Test func countsLeapDays() {
        #expect(retryAfter("Thu, 29 Feb 2024 00:00:00 GMT", now: 1_709_078_400) == .seconds(86_400))
        #expect(retryAfter("Fri, 01 Mar 2024 00:00:00 GMT", now: 1_709_164_800) == .seconds(86_400))
    }
}
