/// A file of the sample, split into cells that nobody has read yet.
///
/// Lines that start with `#` are comments. The first other line names the columns; each line after it is a row. Cells are
/// separated by `|`, white space around them is not theirs, and `-` stands for nothing. In a cell, `\n` is a line break,
/// `\f` a page break, `\-` a soft hyphen and `\\` a backslash.
struct RawTable {
    /// The line of the header.
    let header: Place
    /// The names of the columns.
    let columns: [String]
    /// The rows, in the file's order.
    let rows: [RawRow]

    /// Splits the text of a file.
    init(parsing text: String, file: String) throws(SampleError) {
        var header: (place: Place, columns: [String])?
        var rows: [RawRow] = []
        var number = 0
        for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            number += 1
            if line.hasPrefix("#") || line.allSatisfy(\.isWhitespace) { continue }
            let place = Place(file: file, line: number)
            let cells = line.split(separator: "|", omittingEmptySubsequences: false).map(Self.trimmed)
            guard let columns = header?.columns else {
                header = (place, cells)
                continue
            }
            guard cells.count == columns.count else {
                let expected = columns.joined(separator: ", ")
                throw place.error("expected \(columns.count) cells (\(expected)), found \(cells.count)")
            }
            if let empty = cells.firstIndex(of: "") {
                throw place.error("the cell \(columns[empty]) is empty; write - for nothing")
            }
            rows.append(RawRow(place: place, cells: Dictionary(zip(columns, cells)) { first, _ in first }))
        }
        guard let header else {
            throw SampleError(file: file, line: nil, problem: "expected a line that names the columns")
        }
        self.header = header.place
        self.columns = header.columns
        self.rows = rows
    }

    private static func trimmed(_ cell: Substring) -> String {
        var cell = cell
        while let last = cell.last, last == " " { cell.removeLast() }
        return String(cell.drop { $0 == " " })
    }
}

/// A row whose cells nobody has read yet.
struct RawRow {
    /// Where the row stands.
    let place: Place
    /// The cells, by column.
    let cells: [String: String]
}
