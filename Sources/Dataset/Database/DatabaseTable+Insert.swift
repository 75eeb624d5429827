import PokeModel
import SQLite

extension DatabaseTable {
    /// Inserts the rows of a value and of the lists inside it.
    ///
    /// `owner` is the id of the row that it belongs to, and a resource's own; `leading` is its place or its language.
    func insert(_ value: ModelValue, owner: Int, parent: Int?, leading: Statement.Value?) throws {
        guard let insertion else { preconditionFailure("\(name) was not created") }
        count += 1
        var row: [Statement.Value] = []
        var id = owner
        if case .number = identity {
            id = count
            row.append(.integer(id))
        }
        if self.owner != nil { row.append(.integer(owner)) }
        if isNested { row.append(parent.map { .integer($0) } ?? .null) }
        if let leading { row.append(leading) }
        var later: [(Part, ModelValue)] = []
        add(parts, value, to: &row, &later)
        try insertion.run(row)
        for (part, value) in later { try insert(part, value, of: id, owner: owner) }
    }

    /// Adds the columns of a record's fields to a row, and what other tables have of them to `later`.
    private func add(
        _ parts: [Part],
        _ record: ModelValue,
        to row: inout [Statement.Value],
        _ later: inout [(Part, ModelValue)]
    ) {
        for (place, part) in parts.enumerated() {
            let value = record[field: place]
            switch part {
            case .value: row.append(value.columnValue)
            case .anyReference:
                if case .reference(let reference) = value {
                    row += [.text(reference.kind.slug), .integer(Int(reference.id))]
                } else {
                    row += [.null, .null]
                }
            case .record(let parts): add(parts, value, to: &row, &later)
            case .text:
                row.append(value.columnValue)
                later.append((part, value))
            case .skipped: continue
            case .list, .map, .nested: later.append((part, value))
            }
        }
    }

    private func insert(_ part: Part, _ value: ModelValue, of id: Int, owner: Int) throws {
        switch (part, value) {
        case (.text(let table), .localizedText(let text)):
            for entry in text.entries {
                try table.insert(
                    .record([.string(entry.language.description), .string(entry.text)]),
                    owner: id,
                    parent: nil,
                    leading: nil
                )
            }
        case (.list(let table), .list(let elements)):
            for (place, element) in elements.enumerated() {
                try table.insert(element.asRecord, owner: id, parent: nil, leading: .integer(place + 1))
            }
        case (.nested(let table), .list(let elements)):
            for (place, element) in elements.enumerated() {
                try table.insert(element.asRecord, owner: owner, parent: id, leading: .integer(place + 1))
            }
        case (.map(let table), .map(let entries)):
            for (key, value) in entries {
                try table.insert(value.asRecord, owner: id, parent: nil, leading: .text(key))
            }
        default: return
        }
    }
}

extension ModelValue {
    /// The value as a column has it: of a text in several languages the English one.
    fileprivate var columnValue: Statement.Value {
        switch self {
        case .boolean(let value): .integer(value ? 1 : 0)
        case .integer(let value): .integer(value)
        case .number(let value): .number(value)
        case .string(let value): .text(value)
        case .reference(let value): .integer(Int(value.id))
        case .localizedText(let value): value[.english].map { .text($0) } ?? .null
        case .none, .list, .record, .map: .null
        }
    }

    /// The value as the only field of a record, where it is none itself.
    fileprivate var asRecord: ModelValue {
        if case .record = self { self } else { .record([self]) }
    }
}
