import PokeModel

/// A table for spreadsheets, made from the description of a kind's fields.
///
/// Numbers, truth values, texts and references are cells; a record's fields are cells with its name before theirs; a
/// text in several languages is its English one; a list of references or numbers is one cell with spaces in between.
/// Other lists and maps have no place in a row: they are left out, spread over columns, or repeat the row.
struct CSVTable: Sendable {
    /// The name of its file, without an ending.
    let name: String
    /// The names of its columns.
    private(set) var columns: [String] = []
    private var steps: [Step] = []
    /// How many values are looked at together: the resource, and an element of each list that repeats the row.
    private var scopes = 1

    private typealias Part = @Sendable (TapeValue) -> TapeValue?

    private enum Step {
        /// Adds the value in a scope as a cell.
        case value(scope: Int)
        /// Adds a field of the record in a scope as a cell.
        case field(scope: Int, place: Int)
        /// Adds another part of the value in a scope as a cell.
        case part(scope: Int, Part)
        /// Does what follows for each element of a list, which is a field of the record in a scope.
        case loop(scope: Int, place: Int, element: Int)
    }

    /// The table with a row for each resource of a kind.
    init(_ kind: Kind, _ fields: [FieldDescription], spread: [String: CSVSpread] = [:]) {
        name = kind.slug
        for (place, field) in fields.enumerated() {
            if let spread = spread[field.name], case .array(let element) = field.type {
                for column in spread.columns(element) {
                    columns.append(column.name)
                    steps.append(.part(scope: 0) { $0[field: place].flatMap { column.part($0.inside) } })
                }
            } else {
                add(field, in: 0, path: [place], prefix: "")
            }
        }
    }

    /// The table with a row for each element of a list in the resources of a kind, again for each element of some lists
    /// inside those.
    init(_ name: String, of kind: Kind, _ fields: [FieldDescription], list: String, repeating: Set<String> = []) {
        self.name = name
        for (place, field) in fields.enumerated() where field.name == "slug" {
            columns.append(kind.columnName)
            steps.append(.field(scope: 0, place: place))
        }
        for (place, field) in fields.enumerated() where field.name == list {
            guard case .array(let element) = field.type else { continue }
            addLoop(over: element, in: 0, place: place, repeating: repeating)
        }
    }

    private mutating func addLoop(over element: ValueType, in scope: Int, place: Int, repeating: Set<String>) {
        let inner = scopes
        scopes += 1
        steps.append(.loop(scope: scope, place: place, element: inner))
        switch element {
        case .record(let record):
            for (place, field) in record.fieldDescriptions.enumerated() {
                if case .array(let element) = field.type, repeating.contains(field.name) {
                    addLoop(over: element, in: inner, place: place, repeating: repeating)
                } else {
                    add(field, in: inner, path: [place], prefix: "")
                }
            }
        case .reference(let kind):
            columns.append(kind.columnName)
            steps.append(.value(scope: inner))
        default: preconditionFailure("\(name) repeats a list of what is no record and no reference")
        }
    }

    /// Adds the columns of a field, whose place is told from the record in a scope.
    private mutating func add(_ field: FieldDescription, in scope: Int, path: [Int], prefix: String) {
        switch field.type.whenPresent {
        case .record(let record):
            for (place, inner) in record.fieldDescriptions.enumerated() {
                add(inner, in: scope, path: path + [place], prefix: prefix + field.name + "_")
            }
        case .map, .array(.record), .array(.string), .array(.array): return
        default:
            columns.append(prefix + field.name)
            if path.count == 1 {
                steps.append(.field(scope: scope, place: path[0]))
            } else {
                steps.append(
                    .part(scope: scope) { path.reduce($0 as TapeValue?) { record, place in record?[field: place] } }
                )
            }
        }
    }

    /// Writes the rows of a resource.
    func write(_ resource: TapeValue, slugs: SlugTable, to csv: inout CSVWriter) {
        var values = [TapeValue](repeating: resource, count: scopes)
        csv.rewind(to: 0)
        write(from: 0, &values, slugs, &csv)
    }

    private func write(from start: Int, _ values: inout [TapeValue], _ slugs: SlugTable, _ csv: inout CSVWriter) {
        for place in start..<steps.count {
            switch steps[place] {
            case .value(let scope): csv.cell(values[scope], slugs)
            case .field(let scope, let place): csv.cell(values[scope][field: place], slugs)
            case .part(let scope, let part): csv.cell(part(values[scope]), slugs)
            case .loop(let scope, let list, let element):
                let mark = csv.mark
                guard let list = values[scope][field: list] else { return }
                for value in list.inside {
                    values[element] = value
                    write(from: place + 1, &values, slugs, &csv)
                    csv.rewind(to: mark)
                }
                return
            }
        }
        csv.endRow()
    }
}

extension CSVWriter {
    /// Adds a cell of a value that has a place in one; nil is nothing.
    fileprivate mutating func cell(_ value: TapeValue?, _ slugs: SlugTable) {
        guard let value else { return empty() }
        switch value.sort {
        case .none: empty()
        case .boolean: plain(value.integer == 1 ? "true" : "false")
        case .integer, .reference:
            word(value, slugs)
            endCell()
        case .number: number(value.number)
        case .text: text(value.text)
        case .localizedText: if let text = value.english { self.text(text) } else { empty() }
        case .list:
            for (place, element) in value.inside.enumerated() {
                if place > 0 { add(" ".utf8) }
                word(element, slugs)
            }
            endCell()
        case .anyReference, .record, .map: preconditionFailure("a value that has more than one cell")
        }
    }

    /// Adds a value as one of several in a cell.
    private mutating func word(_ value: TapeValue, _ slugs: SlugTable) {
        switch value.sort {
        case .integer: add(value.integer)
        case .reference: slugs.withSlug(value.reference) { add($0) }
        default: preconditionFailure("only numbers and references are joined in a cell")
        }
    }
}

extension Kind {
    /// The kind's name as that of a column.
    var columnName: String { slug.replacing("-", with: "_") }
}
