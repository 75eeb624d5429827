import Diagnostics

/// The rows of a table are as long as each other, and a table of data has headers.
///
/// A hidden table is one that a script will fill, and not looked at. Cells that span rows count in each of them, as the
/// [table model](https://html.spec.whatwg.org/multipage/tables.html#forming-a-table) has it.
struct RaggedTable: PageCheck {
    fileprivate struct Table {
        let line: Int
        let path: String
        var width: Int?
        var raggedLine: Int?
        /// How many more rows each column is taken by a cell from above.
        var taken: [Int] = []
        var column = 0
        var hasHeader = false
        var rowCount = 0
        let isHidden: Bool
    }

    private var tables: [Table] = []

    mutating func visit(_ tag: StartTag, in page: inout PageContext) {
        switch tag.name {
        case .table: tables.append(Table(line: page.line, path: page.elementPath, isHidden: tag[.hidden] != nil))
        case .tr where !tables.isEmpty:
            tables[tables.count - 1].column = 0
            tables[tables.count - 1].rowCount += 1
        case .td, .th:
            guard !tables.isEmpty else { return }
            if tag.name == .th { tables[tables.count - 1].hasHeader = true }
            let columns = min(tag[.colspan].flatMap { Int($0.text) } ?? 1, 1_000)
            let rows = min(tag[.rowspan].flatMap { Int($0.text) } ?? 1, 65_534)
            tables[tables.count - 1].add(columns: columns, rows: rows)
        default: break
        }
    }

    mutating func leave(in page: inout PageContext) {
        guard let last = tables.indices.last else { return }
        switch page.element {
        case .tr: tables[last].endRow(line: page.line)
        case .thead, .tbody, .tfoot: tables[last].endSection()
        case .table:
            let table = tables.removeLast()
            if table.isHidden { return }
            if let line = table.raggedLine {
                let summary = "this row of \(table.path) is longer or shorter than the first"
                page.report(rule: "ragged-table", line: line, summary)
            }
            if !table.hasHeader, table.rowCount > 0 {
                let summary = "no th in the table at \(table.path)"
                page.report(.warning, rule: "table-without-header", line: table.line, summary)
            }
        default: break
        }
    }
}

extension RaggedTable.Table {
    fileprivate mutating func add(columns: Int, rows: Int) {
        skipTaken()
        for _ in 0..<max(columns, 1) {
            if column == taken.count { taken.append(0) }
            taken[column] = max(taken[column], rows)
            column += 1
        }
    }

    private mutating func skipTaken() {
        while column < taken.count, taken[column] > 0 { column += 1 }
    }

    /// No cell reaches out of its section, which in markup that needs forgiving may end inside of a row.
    fileprivate mutating func endSection() {
        taken = []
        column = 0
    }

    fileprivate mutating func endRow(line: Int) {
        skipTaken()
        for index in taken.indices where taken[index] > 0 { taken[index] -= 1 }
        if let width, width != column, raggedLine == nil { raggedLine = line }
        width = width ?? column
    }
}
