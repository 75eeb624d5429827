import PokeModel
import Testing

@testable import SiteGeneration

@Suite struct NumberFormatTests {
    private let english: NumberFormat
    private let spanish: NumberFormat

    init() throws {
        english = try Strings(directory: "\(Theme.site)/strings", language: .english).format
        spanish = try Strings(directory: "\(Theme.site)/strings", language: Fixture.es).format
    }

    @Test(arguments: [
        (0, "0", "0"), (999, "999", "999"), (1000, "1,000", "1000"), (9999, "9,999", "9999"),
        (10000, "10,000", "10.000"), (1_234_567, "1,234,567", "1.234.567"), (-7, "−7", "−7"),
        (-12345, "−12,345", "−12.345"),
    ])
    func groupsDigitsAsTheLanguageDoes(number: Int, english: String, spanish: String) {
        #expect(self.english.whole(number) == english)
        #expect(self.spanish.whole(number) == spanish)
    }

    @Test(arguments: [
        (7, "0.7\u{A0}m (2′4″)", "0,7\u{A0}m"), (1, "0.1\u{A0}m (0′4″)", "0,1\u{A0}m"),
        (3, "0.3\u{A0}m (1′0″)", "0,3\u{A0}m"), (1000, "100.0\u{A0}m (328′1″)", "100,0\u{A0}m"),
    ])
    func writesLengths(decimetres: Int, english: String, spanish: String) {
        #expect(self.english.length(decimetres: decimetres) == english)
        #expect(self.spanish.length(decimetres: decimetres) == spanish)
    }

    @Test(arguments: [
        (69, "6.9\u{A0}kg (15.2\u{A0}lb)", "6,9\u{A0}kg"), (4600, "460.0\u{A0}kg (1,014.1\u{A0}lb)", "460,0\u{A0}kg"),
        (1, "0.1\u{A0}kg (0.2\u{A0}lb)", "0,1\u{A0}kg"),
    ])
    func writesWeights(hectograms: Int, english: String, spanish: String) {
        #expect(self.english.weight(hectograms: hectograms) == english)
        #expect(self.spanish.weight(hectograms: hectograms) == spanish)
    }

    @Test(arguments: [(999, "999\u{A0}B"), (1000, "1\u{A0}kB"), (123_456, "123\u{A0}kB"), (5_250_000, "5.3\u{A0}MB")])
    func writesSizes(bytes: Int, expected: String) {
        #expect(english.bytes(bytes) == expected)
    }

    @Test(arguments: [
        (NumberFormat.Plural.none, 1, false), (.one, 1, true), (.one, 0, false), (.zeroAndOne, 0, true),
        (.zeroAndOne, 1, true), (.zeroAndOne, 2, false),
    ])
    func takesTheFormForOne(rule: NumberFormat.Plural, number: Int, expected: Bool) {
        #expect(rule.isOne(number) == expected)
    }
}
