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
    mutating func empty() { endCell() }

    /// Adds a part of a cell that has nothing to be quoted.
    mutating func add(_ bytes: some Sequence<UInt8>) { row.append(contentsOf: bytes) }

    /// Adds a whole number as a part of a cell.
    mutating func add(_ value: Int) {
        if value < 0 { row.append(UInt8(ascii: "-")) }
        let value = value.magnitude
        var unit: UInt = 1
        while value / unit >= 10 { unit *= 10 }
        while unit > 0 {
            row.append(UInt8(ascii: "0") + UInt8(value / unit % 10))
            unit /= 10
        }
    }

    /// Ends a cell that was added in parts.
    mutating func endCell() { row.append(UInt8(ascii: ",")) }

    /// Adds a cell whose text has nothing to be quoted: a number, a slug, a truth value.
    mutating func plain(_ text: String) {
        add(text.utf8)
        endCell()
    }

    /// Adds a cell with a number; one that is whole has no fraction.
    mutating func number(_ value: Double) {
        if let whole = Int(exactly: value) { add(whole) } else { add("\(value)".utf8) }
        endCell()
    }

    /// Adds a cell with any text.
    mutating func text(_ text: String) {
        var text = text
        text.withUTF8 { self.text($0) }
    }

    /// Adds a cell with any text, which is in UTF-8.
    mutating func text(_ utf8: UnsafeBufferPointer<UInt8>) {
        let isFormula = utf8.first.map(Self.formulaStarts.contains) ?? false
        let quote = UInt8(ascii: "\"")
        if utf8.contains(where: Self.isQuoted) {
            row.append(quote)
            if isFormula { row.append(UInt8(ascii: "'")) }
            for byte in utf8 {
                if byte == quote { row.append(quote) }
                row.append(byte)
            }
            row.append(quote)
        } else {
            if isFormula { row.append(UInt8(ascii: "'")) }
            row.append(contentsOf: utf8)
        }
        endCell()
    }

    /// Ends the row; it stays, to be rewound and ended again.
    mutating func endRow() {
        bytes += row[..<max(0, row.count - 1)]
        bytes += "\r\n".utf8
    }

    private static let formulaStarts = Array("=+-@\t\r".utf8)

    private static func isQuoted(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: ",") || byte == UInt8(ascii: "\"") || byte == 0x0D || byte == 0x0A
    }
}
