import Testing

@testable import JSON

@Suite struct JSONSyntaxErrorTests {
    private func error(_ text: String) -> JSONSyntaxError? {
        do {
            try JSONParser().withDocument(Array(text.utf8)) { _ in }
            return nil
        } catch {
            return error as? JSONSyntaxError
        }
    }

    @Test(arguments: [
        ("1e999", "1e999"), (#"{"a":-1.5E+400,"b":1e999}"#, "-1.5E+400"), (#"["\"1e999\\",1e999]"#, "1e999"),
        ("[" + String(repeating: "8", count: 31) + "]", String(repeating: "8", count: 30) + "…"),
        ("[18446744073709551616]", "18446744073709551616"), ("[-9223372036854775809]", "-9223372036854775809"),
    ])
    func namesTheNumberThatIsTooLarge(text: String, number: String) {
        #expect(error(text) == .numberOutOfRange(number))
        #expect(error(text)?.isLasting == true)
    }

    @Test(arguments: ["01", "1.", "-", "1e", "+1", "[1e999", #"{"a":1e999,"b":01}"#, "1e999 2", "", "[1,]", #""1e999"#])
    func callsNothingElseANumber(text: String) {
        guard case .syntax? = error(text) else {
            Issue.record("\(String(describing: error(text)))")
            return
        }
        #expect(error(text)?.isLasting == false)
    }

    @Test(arguments: [18_446_744_073_709_551_615, 0, 9_223_372_036_854_775_807] as [UInt64])
    func readsIntegersOf64Bits(number: UInt64) { #expect(error("\(number)") == nil) }

    @Test func refusesNestingDeeperThanItCanRead() {
        #expect(error(String(repeating: "[", count: 1_000) + String(repeating: "]", count: 1_000)) == nil)
        #expect(error(String(repeating: "[", count: 10_000) + String(repeating: "]", count: 10_000)) == .tooDeep)
        let objects = String(repeating: #"{"a":"#, count: 10_000) + "1" + String(repeating: "}", count: 10_000)
        #expect(error(objects) == .tooDeep)
    }
}
