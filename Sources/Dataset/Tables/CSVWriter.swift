/// Writes rows of comma-separated values as [RFC 4180](https://www.rfc-editor.org/rfc/rfc4180) has them.
///
/// Nothing is an empty cell. A text that a spreadsheet would take for a formula has an apostrophe before it, as the
/// texts are from the network; numbers, which may be negative, stay as they are.
struct CSVWriter {
    /// What has been written.
    private(set) var bytes: [UInt8] = []
    /// The cells of the row that is being written, each with a comma behind it.
    private var row: [UInt8] = []

    /// How long the row is, to come back to.
    var mark: Int { row.count }

    /// Takes the row back to what it was.
    mutating func rewind(to mark: Int) { row.removeLast(row.count - mark) }

    /// Adds an empty cell.
    mutating func empty() { row.append(UInt8(ascii: ",")) }

    /// Adds a cell whose text has nothing to be quoted: a number, a slug, a truth value.
    mutating func plain(_ text: String) {
        row += text.utf8
        row.append(UInt8(ascii: ","))
    }

    /// Adds a cell with a number; one that is whole has no fraction.
    mutating func number(_ value: Double) { plain(Int(exactly: value).map { "\($0)" } ?? "\(value)") }

    /// Adds a cell with any text.
    mutating func text(_ text: String) {
        let start = row.count
        if let first = text.utf8.first, Self.formulaStarts.contains(first) { row.append(UInt8(ascii: "'")) }
        row += text.utf8
        if row[start...].contains(where: Self.quoted.contains) {
            let quote = UInt8(ascii: "\"")
            let cell = row[start...].flatMap { $0 == quote ? [quote, quote] : [$0] }
            row.replaceSubrange(start..., with: [quote] + cell + [quote])
        }
        row.append(UInt8(ascii: ","))
    }

    /// Ends the row; it stays, to be rewound and ended again.
    mutating func endRow() {
        bytes += row[..<max(0, row.count - 1)]
        bytes += "\r\n".utf8
    }

    private static let formulaStarts = Array("=+-@\t\r".utf8)
    private static let quoted = Array(",\"\r\n".utf8)
}
