import PokeModel

/// A value of the model taken apart, for exports that put its parts elsewhere than where they stand.
indirect enum ModelValue {
    case none
    case boolean(Bool)
    case integer(Int)
    case number(Double)
    case string(String)
    case reference(Reference)
    case localizedText(LocalizedText)
    case list([ModelValue])
    /// The values of a record in its fields' order, or of a map with its keys.
    case record([ModelValue], keys: [String])

    /// The field of a record, by its place; nothing where there is no record.
    subscript(field place: Int) -> ModelValue {
        if case .record(let values, _) = self { values[place] } else { .none }
    }

    /// The elements of a list; none where there is no list.
    var elements: [ModelValue] {
        if case .list(let elements) = self { elements } else { [] }
    }
}

/// Takes values of the model apart.
final class ModelValueBuilder: ValueWriter {
    private var values: [ModelValue] = []
    private var keys: [String] = []
    /// Where the open lists and records began among the values and keys.
    private var starts: [(value: Int, key: Int)] = []

    /// The value of each field of a resource, or only of those at some places.
    func record<Row: Resource>(of row: Row, _ fields: [Field<Row>], at places: Set<Int>? = nil) -> ModelValue {
        values.removeAll(keepingCapacity: true)
        for (place, field) in fields.enumerated() {
            if places?.contains(place) ?? true { field.write(row, self) } else { none() }
        }
        return .record(values, keys: [])
    }

    func none() { values.append(.none) }
    func boolean(_ value: Bool) { values.append(.boolean(value)) }
    func integer(_ value: Int) { values.append(.integer(value)) }
    func number(_ value: Double) { values.append(.number(value)) }
    func string(_ value: String) { values.append(.string(value)) }
    func reference(_ value: Reference) { values.append(.reference(value)) }
    func anyReference(_ value: Reference) { values.append(.reference(value)) }
    func localizedText(_ value: LocalizedText) { values.append(.localizedText(value)) }

    func beginArray() { begin() }
    func endArray() { end { values, _ in .list(values) } }
    func beginRecord() { begin() }
    func key(_ name: String) { keys.append(name) }
    func endRecord() { end { .record($0, keys: $1) } }

    private func begin() { starts.append((values.count, keys.count)) }

    private func end(_ make: ([ModelValue], [String]) -> ModelValue) {
        guard let start = starts.popLast() else { preconditionFailure("an end without its begin") }
        let value = make(Array(values[start.value...]), Array(keys[start.key...]))
        values.removeSubrange(start.value...)
        keys.removeSubrange(start.key...)
        values.append(value)
    }
}
