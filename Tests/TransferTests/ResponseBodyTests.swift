import Testing

@testable import Transfer

@Suite struct ResponseBodyTests {
    private func append(_ count: Int, to body: inout ResponseBody) -> Bool {
        [UInt8](repeating: 7, count: count).withUnsafeBytes { body.append($0) }
    }

    @Test func takesBodiesOneAfterTheOther() {
        var body = ResponseBody(limit: 10, allowance: BodyAllowance(10))
        for _ in 0..<3 {
            #expect(append(4, to: &body))
            #expect(append(6, to: &body))
            #expect(body.take() == [UInt8](repeating: 7, count: 10))
        }
        #expect(body.take() == [])
    }

    @Test func refusesWhatIsTooLongAndKeepsNothingOfIt() {
        var body = ResponseBody(limit: 10, allowance: BodyAllowance(100))
        #expect(append(10, to: &body))
        #expect(!append(1, to: &body))
        #expect(body.fault == "a body of more than 10 bytes")
        #expect(body.take() == [])
        #expect(body.fault == nil)
        #expect(append(10, to: &body))
    }

    @Test func sharesTheAllowanceAndGivesItBack() {
        let allowance = BodyAllowance(10)
        var one = ResponseBody(limit: 10, allowance: allowance)
        var other = ResponseBody(limit: 10, allowance: allowance)
        #expect(append(6, to: &one))
        #expect(!append(6, to: &other))
        #expect(other.fault == "too many large bodies at a time")
        _ = one.take()
        other.reset()
        #expect(append(10, to: &other))
        #expect(!append(1, to: &one))
        other.reset()
        one.reset()
        #expect(append(10, to: &one))
    }

    @Test func growsNoFurtherThanItsLimit() {
        let limit = 3 << 20
        var body = ResponseBody(limit: limit, allowance: BodyAllowance(limit))
        for _ in 0..<48 { #expect(append(65_536, to: &body)) }
        #expect(body.take().capacity < limit + 65_536)
    }
}
