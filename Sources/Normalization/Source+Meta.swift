public import PokeAPI
public import PokeModel

extension Source {
    /// Which deployment of the API answered; what its `meta` does not say is absent.
    public init(_ meta: WireMeta) {
        self.init(hash: meta.hash, date: meta.deployDate.flatMap(calendarDate(ofEpoch:)))
    }
}

/// The date in UTC of a number of seconds since 1970, as `2026-08-06`; nil where the text is no such number, or one past
/// the year 9999.
func calendarDate(ofEpoch text: String) -> String? {
    guard let seconds = Int(text), (0..<253_402_300_800).contains(seconds) else { return nil }
    // The civil calendar in eras of 400 years that start on 1 March, so that a leap day is the last of its year.
    let days = seconds / 86_400 + 719_468
    let era = days / 146_097
    let dayOfEra = days % 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let marchMonth = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * marchMonth + 2) / 5 + 1
    let month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    func digits(_ number: Int, _ count: Int) -> String {
        let text = String(number)
        return String(repeating: "0", count: max(0, count - text.count)) + text
    }
    return "\(digits(year, 4))-\(digits(month, 2))-\(digits(day, 2))"
}
