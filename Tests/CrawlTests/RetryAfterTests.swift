import Testing

@testable import Crawl

@Suite struct RetryAfterTests {
    @Test(arguments: [
        ("0", 0), ("120", 120), (" 7 ", 7), ("99999999999999999999", 1 << 31),
        // RFC 9110, 5.6.7: the form that senders use, and the two that recipients must accept besides.
        ("Sun, 06 Nov 1994 08:49:37 GMT", 37), ("Sunday, 06-Nov-94 08:49:37 GMT", 37), ("Sun Nov  6 08:49:37 1994", 37),
        // Dates in the past are no wait.
        ("Sat, 05 Nov 1994 08:49:37 GMT", 0), ("Saturday, 05-Nov-94 08:49:37 GMT", 0), ("Sat Nov  5 08:49:37 1994", 0),
        ("Thu, 01 Jan 1970 00:00:00 GMT", 0),
    ])
    func readsSecondsAndDates(value: String, expected: Int) {
        // 784111740 is Sun, 06 Nov 1994 08:49:00 GMT.
        #expect(retryAfter(value, now: 784_111_740) == .seconds(expected))
    }

    @Test(arguments: [
        "", " ", "-1", "+1", "1.5", "soon", "Sun, 06 Nov 1994", "Sun, 99 Nov 1994 08:49:37 GMT",
        "Sun, 31 Nov 1994 08:49:37 GMT", "Wed, 29 Feb 2023 08:49:37 GMT", "Sun, 06 Nov 1994 8h GMT",
        "Sun, 06 Nov 1994 24:00:00 GMT", "Sun, 06 Nov 1994 08:49 GMT", "Sun, 06 Nov 1994 08:49:37 CET",
        "Sun, 06 Nov 194 08:49:37 GMT", "Sun, 06 nov 1994 08:49:37 GMT", "Sunday, 06-Nov-94 08:49:37",
        "Sun Nov 6 08:49:37 1994 GMT", "Sun Nov -6 08:49:37 1994",
    ])
    func refusesOtherForms(value: String) {
        #expect(retryAfter(value, now: 0) == nil)
    }

    @Test func countsLeapDays() {
        #expect(retryAfter("Thu, 29 Feb 2024 00:00:00 GMT", now: 1_709_078_400) == .seconds(86_400))
        #expect(retryAfter("Fri, 01 Mar 2024 00:00:00 GMT", now: 1_709_164_800) == .seconds(86_400))
    }

    @Test func findsTheCenturyOfTwoDigits() {
        // In 2026, 75 is 2075 and 77 is 1977.
        let now = 1_780_000_000
        #expect(HTTPDate.seconds("Tuesday, 01-Jan-75 00:00:00 GMT", now: now) == 3_313_526_400)
        #expect(HTTPDate.seconds("Saturday, 01-Jan-77 00:00:00 GMT", now: now) == 220_924_800)
    }
}
