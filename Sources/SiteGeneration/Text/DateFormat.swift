/// How a language writes a date.
struct DateFormat: Sendable, Equatable {
    /// The text with places for `{day}`, `{month}` and `{year}`.
    var pattern: String
    /// The twelve months, as they stand in a date.
    var months: [String]

    /// A day, given as year, month and day: `2026-08-08`; as it was where it is none.
    func day(_ date: String) -> String {
        let parts = date.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 3, let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2]),
            months.indices.contains(month - 1), (1...31).contains(day)
        else { return date }
        return pattern.replacing("{day}", with: "\(day)").replacing("{month}", with: months[month - 1])
            .replacing("{year}", with: "\(year)")
    }
}
