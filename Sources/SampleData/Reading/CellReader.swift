import Diagnostics
import PokeModel

/// Turns the cells of rows into values, and their references into resources.
struct CellReader {
    let names: Names

    /// Reads a row of a table.
    ///
    /// `languages` says which columns of the file hold texts of which language for which column of the layout.
    func row(
        _ raw: RawRow,
        _ layout: TableLayout,
        languages: [(header: String, Column, Reference)]
    ) throws(SampleError) -> Row {
        let row = Row(raw.place)
        for column in layout.columns {
            if case .localized = column.type {
                row.setList(column.name, [])
            } else if let text = raw.cells[column.name] {
                try read(text, column, into: row)
            }
        }
        for (header, column, language) in languages {
            guard let text = raw.cells[header], text != "-" else { continue }
            let element = Row(raw.place, in: row)
            element["language"] = .reference(language)
            element["text"] = .text(try Self.unescaped(text, raw.place))
            row.setList(column.name, row.list(column.name) + [element])
        }
        if let kind = layout.kind, let id = row["id"].integer {
            row[kind.slug] = .reference(Reference(kind, Int32(id)))
        }
        return row
    }

    private func read(_ text: String, _ column: Column, into row: Row) throws(SampleError) {
        switch column.type {
        case .list(let parts):
            let elements = try elements(of: text).map { words throws(SampleError) in
                let element = Row(row.place, in: row)
                try read(words, parts, of: column.name, into: element)
                return element
            }
            row.setList(column.name, elements)
        case .options(let keys):
            for key in keys { row[key.name] = .null }
            for words in elements(of: text) {
                guard let key = keys.first(where: { $0.name == words[0] }) else {
                    let hint = hint(words[0], keys.map(\.name))
                    throw row.place.error("unknown key \"\(words[0])\" in \(column.name)\(hint)")
                }
                try read(Array(words.dropFirst()), [key], of: column.name, into: row)
            }
        default:
            row[column.name] = try cell(text, column, row.place)
        }
    }

    private func read(_ words: [String], _ parts: [Column], of list: String, into row: Row) throws(SampleError) {
        guard words.count <= parts.count else {
            let expected = parts.map(\.name).joined(separator: ", ")
            throw row.place.error("expected \(expected) in \(list), found \"\(words.joined(separator: " "))\"")
        }
        for (index, part) in parts.enumerated() {
            row[part.name] = try cell(index < words.count ? words[index] : "-", part, row.place)
        }
    }

    private func elements(of text: String) -> [[String]] {
        if text == "-" { return [] }
        return text.split(separator: ",", omittingEmptySubsequences: false).map {
            let words = $0.split(separator: " ").map(String.init)
            return words.isEmpty ? [""] : words
        }
    }

    private func cell(_ text: String, _ column: Column, _ place: Place) throws(SampleError) -> Cell {
        func expected(_ what: String) -> SampleError {
            place.error("expected \(what) in \(column.name), found \"\(text)\"")
        }
        switch column.type {
        case .integer:
            guard let number = Int32(text) else { throw expected("a whole number") }
            return .integer(Int(number))
        case .text:
            guard text != "-" else { throw expected("a text") }
            return .text(try Self.unescaped(text, place))
        case .boolean:
            guard text == "yes" || text == "no" else { throw expected("yes or no") }
            return .boolean(text == "yes")
        case .word(let words):
            guard words.contains(text) else { throw expected("one of \(words.joined(separator: ", "))") }
            return .text(text)
        case .reference(let kind):
            guard text != "-" else { throw expected("a \(kind.slug)") }
            return .reference(try names.resolve(text, kind, at: place))
        case .anyReference:
            let parts = text.split(separator: "/", maxSplits: 1).map(String.init)
            guard parts.count == 2, let kind = Kind(slug: parts[0]) else { throw expected("a kind, / and a slug") }
            return .reference(try names.resolve(parts[1], kind, at: place))
        case .optional(let type):
            return text == "-" ? .null : try cell(text, Column(column.name, type), place)
        case .list, .options, .localized:
            preconditionFailure("\(column.name): no list inside a list")
        }
    }

    private func hint(_ word: String, _ candidates: [String]) -> String {
        nearMiss(of: word, among: candidates).map { "; did you mean \"\($0)\"?" }
            ?? "; expected one of \(candidates.joined(separator: ", "))"
    }

    private static func unescaped(_ text: String, _ place: Place) throws(SampleError) -> String {
        var result = ""
        var characters = text.makeIterator()
        while let character = characters.next() {
            guard character == "\\" else {
                result.append(character)
                continue
            }
            switch characters.next() {
            case "n": result.append("\n")
            case "f": result.append("\u{0C}")
            case "-": result.append("\u{AD}")
            case "\\": result.append("\\")
            default: throw place.error(#"expected n, f, - or \ after a backslash"#)
            }
        }
        return result
    }
}
