/// The group `language` of a file of strings: what the language is called, and how it writes numbers, dates and lists.
struct LanguageSettings: Sendable {
    /// The language's name in itself.
    let name: String
    /// What stands between the items of a list.
    let comma: String
    /// How numbers are written.
    let numbers: NumberFormat
    /// How dates are written.
    let dates: DateFormat

    /// Reads the settings; `text` gives the text of a key in the group, or nil.
    init(file: String, _ text: (String) -> String?) throws(SiteError) {
        func setting(_ key: String) throws(SiteError) -> String {
            guard let text = text(key) else {
                throw .badStrings(file: file, key: "language.\(key)", reason: "must be a text and is missing")
            }
            return text
        }
        func pattern(_ key: String) throws(SiteError) -> String {
            let text = try setting(key)
            guard text.contains("{number}") else {
                throw .badStrings(file: file, key: "language.\(key)", reason: "must have a place for {number}")
            }
            return text
        }
        name = try setting("name")
        guard let groupFrom = Int(try setting("groupFrom")) else {
            throw .badStrings(file: file, key: "language.groupFrom", reason: "must be a whole number")
        }
        guard let plural = NumberFormat.Plural(rawValue: try setting("plural")) else {
            let known = NumberFormat.Plural.allCases.map(\.rawValue).joined(separator: ", ")
            throw .badStrings(file: file, key: "language.plural", reason: "must be one of \(known)")
        }
        numbers = NumberFormat(
            decimal: try setting("decimal"),
            group: try setting("group"),
            groupFrom: groupFrom,
            plural: plural,
            isImperial: try setting("imperial") == "yes",
            units: NumberFormat.Units(
                metre: try pattern("metre"),
                kilogram: try pattern("kilogram"),
                byte: try pattern("byte"),
                kilobyte: try pattern("kilobyte"),
                megabyte: try pattern("megabyte")
            )
        )
        let months = try setting("months").split(separator: " ").map(String.init)
        guard months.count == 12 else {
            throw .badStrings(file: file, key: "language.months", reason: "must be twelve words with spaces between")
        }
        dates = DateFormat(pattern: try setting("date"), months: months)
        comma = try setting("comma")
    }
}
