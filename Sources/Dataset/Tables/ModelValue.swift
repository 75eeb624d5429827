import PokeModel

/// A value of the model taken apart, for exports that put its parts elsewhere than where they stand.
enum ModelValue {
    case none
    case boolean(Bool)
    case integer(Int)
    case number(Double)
    case string(String)
    case reference(Reference)
    case localizedText(LocalizedText)
    case list([ModelValue])
    /// The values of a record in its fields' order.
    case record([ModelValue])
    /// The values of a map, each with its key.
    case map([(key: String, value: ModelValue)])

    /// The field of a record, by its place; nothing where there is no record.
    subscript(field place: Int) -> ModelValue {
        if case .record(let values) = self { values[place] } else { .none }
    }

    /// The elements of a list; none where there is no list.
    var elements: [ModelValue] {
        if case .list(let elements) = self { elements } else { [] }
    }
}

/// Takes values of the model apart.
final class ModelValueBuilder: ValueWriter {
    private var values: [ModelValue] = []
    /// The keys of the open maps.
    private var keys: [String] = []
    /// Where the open lists, records and maps began among the values.
    private var starts: [Int] = []

    /// The value of each field of a resource, or only of those at some places.
    func record<Row: Resource>(of row: Row, _ fields: [Field<Row>], at places: Set<Int>? = nil) -> ModelValue {
        values.removeAll(keepingCapacity: true)
        for (place, field) in fields.enumerated() {
            if places?.contains(place) ?? true { field.write(row, self) } else { none() }
        }
        return .record(values)
    }

    func none() { values.append(.none) }
    func boolean(_ value: Bool) { values.append(.boolean(value)) }
    func integer(_ value: Int) { values.append(.integer(value)) }
    func number(_ value: Double) { values.append(.number(value)) }
    func string(_ value: String) { values.append(.string(value)) }
    func reference(_ value: Reference) { values.append(.reference(value)) }
    func anyReference(_ value: Reference) { values.append(.reference(value)) }
    func localizedText(_ value: LocalizedText) { values.append(.localizedText(value)) }

    func beginArray() { starts.append(values.count) }
    func endArray() { values.append(.list(closed())) }
    func beginRecord() { starts.append(values.count) }
    func field(_ name: String) {}
    func endRecord() { values.append(.record(closed())) }
    func beginMap() { starts.append(values.count) }
    func key(_ name: String) { keys.append(name) }

    func endMap() {
        let inside = closed()
        let names = keys.suffix(inside.count)
        values.append(.map(zip(names, inside).map { (key: $0, value: $1) }))
        keys.removeLast(inside.count)
    }

    /// Takes what the innermost list, record or map has inside.
    private func closed() -> [ModelValue] {
        guard let start = starts.popLast() else { preconditionFailure("an end without its begin") }
        let inside = Array(values[start...])
        values.removeLast(inside.count)
        return inside
    }
}
