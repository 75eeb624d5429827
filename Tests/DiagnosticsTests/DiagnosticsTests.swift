import Testing

@testable import Diagnostics

@Suite struct DiagnosticsTests {
    @Test(arguments: [(0, "0 retries"), (1, "1 retry"), (2, "2 retries")])
    func countsInWords(number: Int, expected: String) {
        #expect(number.counted("retry", "retries") == expected)
    }

    @Test func addsAnSForSeveral() {
        #expect((1.counted("answer"), 3.counted("answer")) == ("1 answer", "3 answers"))
    }
}
