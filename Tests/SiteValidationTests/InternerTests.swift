import Testing

@testable import SiteValidation

@Suite struct InternerTests {
    @Test func givesEachTextANumberThatStays() {
        var interner = Interner()
        let texts = (0..<5_000).map { String(repeating: "ab", count: $0 % 40) + "\($0)" } + ["", "é", "e\u{301}"]
        let numbers = texts.map { interner.number(of: $0) }
        #expect(numbers == Array(0..<Int32(texts.count)))
        #expect(texts.map { interner.number(of: $0) } == numbers)
        #expect(texts.map { interner.knownNumber(of: $0) } == numbers)
        #expect(numbers.map { interner[$0] } == texts)
        #expect(interner.knownNumber(of: "abc") == nil)
    }

    @Test func ordersTextsByTheirBytes() {
        var interner = Interner()
        let numbers = ["b", "a", "ab", "é", ""].map { interner.number(of: $0) }
        #expect(numbers.sorted { interner.precedes($0, $1) }.map { interner[$0] } == ["", "a", "ab", "b", "é"])
    }

    @Test func seesATextAnewOnEachPageAndAsEachSort() {
        let seen = SeenTexts()
        func isNew(_ text: String, _ sort: SeenTexts.Sort) -> Bool {
            Array(text.utf8).withUnsafeBufferPointer { seen.isNew($0, as: sort) }
        }
        for _ in 0..<2 {
            seen.beginPage()
            #expect(isNew("a", .page) && isNew("a", .id) && isNew("b", .page))
            #expect(!isNew("a", .page) && !isNew("a", .id))
        }
    }
}
