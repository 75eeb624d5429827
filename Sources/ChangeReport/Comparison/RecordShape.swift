import PokeModel

/// What the model's description says of a record, as far as comparing needs it.
///
/// Records hold records, and some hold themselves: they are named by their types and looked up in ``RecordShapes``.
struct RecordShape {
    /// What a value is.
    indirect enum Value {
        /// A number, a text or a truth value.
        case scalar
        /// The slug of a resource.
        case reference(Kind)
        /// An object of kind and slug.
        case anyReference
        /// Values under names that are data.
        case map(Value)
        /// A list.
        case list(Value)
        /// An object whose names are the model's.
        case record(ObjectIdentifier)
    }

    private let values: [String: Value]
    /// The fields that say from the other side what a field of another resource says, and are not told a second time.
    let inverses: Set<String>
    /// The fields that are worked out of others: that they differ is counted, and the values are told of the others.
    let derived: Set<String>
    /// The fields that tell a record from others in its list, each by the way to it.
    let identity: [[String]]
    /// The lists of references that do so where ``identity`` is not enough.
    let lists: [String]
    /// The field that lists the games which agree in all the rest; nil where none does.
    let games: String?

    init(_ descriptions: [FieldDescription]) {
        inverses = Set(descriptions.filter(\.isInverse).map(\.name))
        derived = Set(descriptions.filter(\.isDerived).map(\.name))
        let fields = descriptions.map { (name: $0.name, value: Value($0.type), type: $0.type) }
        values = Dictionary(fields.map { ($0.name, $0.value) }) { first, _ in first }
        games = fields.first { if case .list(.reference(let kind)) = $0.value { kind.isGame } else { false } }?.name
        let direct = fields.filter { Self.isIdentifying($0.type) }.map { [$0.name] }
        let nested = fields.flatMap { field -> [[String]] in
            guard case .record(let record) = field.type else { return [] }
            return record.fieldDescriptions.filter { Self.isIdentifying($0.type) }.map { [field.name, $0.name] }
        }
        if direct.isEmpty && nested.isEmpty {
            identity = fields.prefix(1).map { [$0.name] }
            lists = []
        } else {
            identity = direct.isEmpty ? nested : direct
            lists = fields.compactMap { [games] field in
                guard case .list(.reference) = field.value, field.name != games else { return nil }
                return field.name
            }
        }
    }

    /// What the field of that name is; a scalar where the model does not know it.
    subscript(name: String) -> Value { values[name] ?? .scalar }

    private static func isIdentifying(_ type: ValueType) -> Bool {
        switch type {
        case .reference, .anyReference, .language: true
        case .optional(let wrapped): isIdentifying(wrapped)
        default: false
        }
    }
}

extension RecordShape.Value {
    init(_ type: ValueType) {
        self =
            switch type {
            case .boolean, .integer, .number, .string, .language: .scalar
            case .reference(let kind): .reference(kind)
            case .anyReference: .anyReference
            case .localizedText: .map(.scalar)
            case .optional(let wrapped): Self(wrapped)
            case .array(let element): .list(Self(element))
            case .map(let element): .map(Self(element))
            case .record(let record): .record(ObjectIdentifier(record))
            }
    }

    /// The kind that references lead to; nil for what is none, and where the value itself tells.
    var kind: Kind? { if case .reference(let kind) = self { kind } else { nil } }
}

extension Kind {
    /// Whether the kind's resources are games.
    fileprivate var isGame: Bool { self == .version || self == .versionGroup }
}

/// The shapes of a kind's records and of all records inside them.
struct RecordShapes {
    /// The shape of a whole resource.
    let root: RecordShape
    private var byType: [ObjectIdentifier: RecordShape] = [:]

    init(_ kind: Kind) {
        let fields = Self.fields(of: Pokedex().table(kind))
        root = RecordShape(fields)
        add(fields.map(\.type))
    }

    /// The shape of the records of a type inside the kind's.
    subscript(type: ObjectIdentifier) -> RecordShape {
        guard let shape = byType[type] else { preconditionFailure("every record inside a kind has its shape") }
        return shape
    }

    private static func fields<Table: ResourceTable>(of table: Table) -> [FieldDescription] {
        Table.Row.allFields(in: Pokedex()).map(\.description)
    }

    private mutating func add(_ types: [ValueType]) {
        for type in types {
            switch type {
            case .optional(let wrapped), .array(let wrapped), .map(let wrapped): add([wrapped])
            case .record(let record):
                let fields = record.fieldDescriptions
                guard byType.updateValue(RecordShape(fields), forKey: ObjectIdentifier(record)) == nil else { continue }
                add(fields.map(\.type))
            default: continue
            }
        }
    }
}
