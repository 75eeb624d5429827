import PokeModel

/// The records that a description leads to, each once and under a name of its own.
struct RecordTypes {
    /// A record's name and fields.
    struct Entry {
        let name: String
        let fields: [FieldDescription]
        /// Fields that only some files have.
        var optionalFields: [FieldDescription] = []
    }

    /// The records, in the order in which they are met.
    private(set) var entries: [Entry] = []
    private var known: Set<String> = []

    /// Adds the record of a kind and what it leads to.
    mutating func add(_ kind: Kind, in pokedex: Pokedex) {
        guard known.insert(kind.typeName).inserted else { return }
        let fields = Self.fields(of: pokedex.table(kind), in: pokedex)
        let place = entries.count
        entries.append(Entry(name: kind.typeName, fields: fields))
        for field in fields { add(field.type) }
        if kind == .pokemonSpecies {
            // Before their fields are looked at, as those of a resource are more than its type knows.
            for part in SpeciesParts.kinds.sorted() { add(part, in: pokedex) }
            entries[place].optionalFields = SpeciesParts.fields
        }
    }

    private mutating func add(_ type: ValueType) {
        switch type {
        case .optional(let inner), .array(let inner), .map(let inner): add(inner)
        case .record(let record):
            let name = Self.name(of: record)
            guard known.insert(name).inserted else { return }
            let fields = record.fieldDescriptions
            entries.append(Entry(name: name, fields: fields))
            for field in fields { add(field.type) }
        default: return
        }
    }

    /// The name of a record's type, which for a resource is its kind's.
    static func name(of record: any Record.Type) -> String {
        (record as? any Resource.Type)?.kind.typeName ?? "\(record)"
    }

    private static func fields<Table: ResourceTable>(of table: Table, in pokedex: Pokedex) -> [FieldDescription] {
        Table.Row.allFields(in: pokedex).map(\.description)
    }
}

extension Kind {
    /// The kind's name as that of a type: `PokemonSpecies`.
    var typeName: String {
        slug.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }
}
