import PokeModel
import Testing

@Suite struct FieldDescriptionTests {
    private struct Described: Hashable {
        let record: String
        let field: String
    }

    /// The fields of a record and of all records inside it.
    private func collect(_ fields: [FieldDescription], of record: String, into all: inout [Described: FieldDescription])
    {
        for field in fields where all.updateValue(field, forKey: Described(record: record, field: field.name)) == nil {
            if let inner = field.type.innermostRecord {
                collect(inner.fieldDescriptions, of: "\(inner)", into: &all)
            }
        }
    }

    private func fields<Table: ResourceTable>(of table: Table) -> [FieldDescription] {
        Table.Row.allFields(in: Pokedex()).map(\.description)
    }

    @Test func namesAndDescribesEveryFieldOnce() {
        var all: [Described: FieldDescription] = [:]
        for kind in Kind.allCases {
            let fields = fields(of: Pokedex().table(kind))
            #expect(Set(fields.map(\.name)).count == fields.count, "\(kind.slug)")
            #expect(fields.prefix(3).map(\.name) == ["id", "slug", "name"], "\(kind.slug)")
            collect(fields, of: kind.slug, into: &all)
        }
        #expect(all.count > 350)
        for (described, field) in all {
            let isSnakeCase = field.name.allSatisfy { $0.isLowercase || $0.isNumber || $0 == "_" }
            #expect(isSnakeCase, "\(described)")
            #expect(field.documentation.hasSuffix("."), "\(described)")
        }
    }
}

extension ValueType {
    /// The record that a value is, or that is inside of a list or optional.
    fileprivate var innermostRecord: (any Record.Type)? {
        switch self {
        case .record(let record): record
        case .optional(let type), .array(let type), .map(let type): type.innermostRecord
        default: nil
        }
    }
}
