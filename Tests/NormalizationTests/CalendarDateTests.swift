import Testing

@testable import Normalization

@Suite struct CalendarDateTests {
    @Test(arguments: [
        ("0", "1970-01-01"), ("86399", "1970-01-01"), ("86400", "1970-01-02"), ("951782400", "2000-02-29"),
        ("951868800", "2000-03-01"), ("1786004122", "2026-08-06"), ("4107542399", "2100-02-28"),
        ("4107542400", "2100-03-01"), ("253402300799", "9999-12-31"),
    ])
    func readsSecondsSinceTheEpoch(seconds: String, date: String) {
        #expect(calendarDate(ofEpoch: seconds) == date)
    }

    @Test(arguments: ["", "soon", "-1", "253402300800", "1786004122.5", "99999999999999999999"])
    func takesNothingElse(text: String) {
        #expect(calendarDate(ofEpoch: text) == nil)
    }
}
