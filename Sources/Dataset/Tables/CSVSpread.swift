import PokeModel

/// How a list is spread over columns: an element for each.
enum CSVSpread: Sendable {
    /// Elements by their place in the list, with a name for each place.
    case places([String])
    /// Records by the value of one of their fields, and which of their other fields become columns with which endings.
    case keys(String, [Key], fields: [(name: String, ending: String)])

    /// A value that records are told apart by.
    struct Key: Sendable {
        let name: String
        let matches: @Sendable (TapeValue) -> Bool
    }

    /// A column and what it has of a list's elements.
    struct Column: Sendable {
        let name: String
        let part: @Sendable (_ elements: TapeValues) -> TapeValue?
    }

    /// The columns that lists of `element` become.
    func columns(_ element: ValueType) -> [Column] {
        switch (self, element) {
        case (.places(let names), _):
            return names.enumerated().map { place, name in
                Column(name: name) { $0.dropFirst(place).first { _ in true } }
            }
        case (.keys(let key, let keys, let fields), .record(let record)):
            let names = record.fieldDescriptions.map(\.name)
            return fields.flatMap { field -> [Column] in
                guard let keyed = names.firstIndex(of: key), let place = names.firstIndex(of: field.name) else {
                    preconditionFailure("\(record) has no field \(key) or none \(field.name)")
                }
                return keys.map { key in
                    Column(name: key.name + field.ending) { elements in
                        elements.first { $0[field: keyed].map(key.matches) ?? false }?[field: place]
                    }
                }
            }
        default: preconditionFailure("only records are told apart by a field")
        }
    }
}
