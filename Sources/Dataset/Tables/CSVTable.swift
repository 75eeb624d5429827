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
    /// The places of the kind's fields that it looks at.
    private(set) var places: Set<Int> = []
    private var steps: [Step] = []
    /// How many values are looked at together: the resource, and an element of each list that repeats the row.
    private var scopes = 1

    private typealias Part = @Sendable (ModelValue) -> ModelValue

    private enum Step {
        /// Adds a part of the value in a scope as a cell.
        case cell(scope: Int, part: Part)
        /// Does what follows for each element of a list.
        case loop(scope: Int, list: Part, element: Int)
    }

    /// The table with a row for each resource of a kind.
    init(_ kind: Kind, _ fields: [FieldDescription], spread: [String: CSVSpread] = [:]) {
        name = kind.slug
        for (place, field) in fields.enumerated() {
            let known = columns.count
            if let spread = spread[field.name], case .array(let element) = field.type {
                for column in spread.columns(element) {
                    columns.append(column.name)
                    steps.append(.cell(scope: 0) { column.part($0[field: place].elements) })
                }
            } else {
                add(field, in: 0, prefix: "") { $0[field: place] }
            }
            if columns.count > known { places.insert(place) }
        }
    }

    /// The table with a row for each element of a list in the resources of a kind, again for each element of some lists
    /// inside those.
    init(_ name: String, of kind: Kind, _ fields: [FieldDescription], list: String, repeating: Set<String> = []) {
        self.name = name
        for (place, field) in fields.enumerated() where field.name == "slug" {
            columns.append(kind.columnName)
            steps.append(.cell(scope: 0) { $0[field: place] })
            places.insert(place)
        }
        for (place, field) in fields.enumerated() where field.name == list {
            guard case .array(let element) = field.type else { continue }
            places.insert(place)
            addLoop(over: element, in: 0, repeating: repeating) { $0[field: place] }
        }
    }

    private mutating func addLoop(
        over element: ValueType,
        in scope: Int,
        repeating: Set<String>,
        list: @escaping Part
    ) {
        let inner = scopes
        scopes += 1
        steps.append(.loop(scope: scope, list: list, element: inner))
        switch element {
        case .record(let record):
            for (place, field) in record.fieldDescriptions.enumerated() {
                if case .array(let element) = field.type, repeating.contains(field.name) {
                    addLoop(over: element, in: inner, repeating: repeating) { $0[field: place] }
                } else {
                    add(field, in: inner, prefix: "") { $0[field: place] }
                }
            }
        case .reference(let kind):
            columns.append(kind.columnName)
            steps.append(.cell(scope: inner) { $0 })
        default: preconditionFailure("\(name) repeats a list of what is no record and no reference")
        }
    }

    private mutating func add(_ field: FieldDescription, in scope: Int, prefix: String, part: @escaping Part) {
        switch field.type.whenPresent {
        case .record(let record):
            for (place, inner) in record.fieldDescriptions.enumerated() {
                add(inner, in: scope, prefix: prefix + field.name + "_") { part($0)[field: place] }
            }
        case .map, .array(.record), .array(.string), .array(.array): return
        default:
            columns.append(prefix + field.name)
            steps.append(.cell(scope: scope, part: part))
        }
    }

    /// Writes the rows of a resource.
    func write(_ resource: ModelValue, slugs: SlugTable, to csv: inout CSVWriter) {
        var values = [ModelValue](repeating: .none, count: scopes)
        values[0] = resource
        csv.rewind(to: 0)
        write(steps[...], &values, slugs, &csv)
    }

    private func write(
        _ steps: ArraySlice<Step>,
        _ values: inout [ModelValue],
        _ slugs: SlugTable,
        _ csv: inout CSVWriter
    ) {
        for (place, step) in zip(steps.indices, steps) {
            switch step {
            case .cell(let scope, let part): csv.cell(part(values[scope]), slugs)
            case .loop(let scope, let list, let element):
                let mark = csv.mark
                for value in list(values[scope]).elements {
                    values[element] = value
                    write(steps[(place + 1)...], &values, slugs, &csv)
                    csv.rewind(to: mark)
                }
                return
            }
        }
        csv.endRow()
    }
}

extension CSVWriter {
    /// Adds a cell of a value that has a place in one.
    fileprivate mutating func cell(_ value: ModelValue, _ slugs: SlugTable) {
        switch value {
        case .none: empty()
        case .boolean(let value): plain(value ? "true" : "false")
        case .integer(let value): plain("\(value)")
        case .number(let value): number(value)
        case .string(let value): text(value)
        case .reference(let value): plain(slugs[value])
        case .localizedText(let value): text(value[.english] ?? "")
        case .list(let values): plain(values.map { $0.word(slugs) }.joined(separator: " "))
        case .record, .map: preconditionFailure("a record has more than one cell")
        }
    }
}

extension ModelValue {
    /// The value as one of several in a cell.
    fileprivate func word(_ slugs: SlugTable) -> String {
        switch self {
        case .integer(let value): "\(value)"
        case .reference(let value): slugs[value]
        default: preconditionFailure("only numbers and references are joined in a cell")
        }
    }
}

extension Kind {
    /// The kind's name as that of a column.
    var columnName: String { slug.replacing("-", with: "_") }
}
