import PokeModel

/// The tables that the database has for the kinds, made from the description of their fields.
///
/// A kind is a table with `id` and `slug`. Its simple values are columns; a reference is a column that ends in `_id`; a
/// record's columns have its name before theirs. Lists and maps are tables of their own, named after the table and the
/// field. Inverse fields are left out, as a query looks from the other side, and so are lists of plain texts.
struct DatabasePlan {
    /// The table of each kind.
    private(set) var kinds: [(kind: Kind, table: DatabaseTable)] = []

    init(_ pokedex: Pokedex) {
        kinds = Kind.allCases.map { ($0, Self.table(pokedex.table($0), pokedex)) }
    }

    /// All tables, each after the one that it belongs to.
    var tables: [DatabaseTable] {
        func withChildren(_ table: DatabaseTable) -> [DatabaseTable] {
            [table] + table.children.flatMap(withChildren)
        }
        return kinds.map(\.table).flatMap(withChildren)
    }

    private static func table<Table: ResourceTable>(_ table: Table, _ pokedex: Pokedex) -> DatabaseTable {
        let result = DatabaseTable(Table.Row.kind.columnName, owner: nil, identity: .resource)
        for field in Table.Row.allFields(in: pokedex).map(\.description) {
            result.parts +=
                field.isInverse
                ? [.skipped] : parts([field], in: result, prefix: "", isAbsent: false, inside: [])
        }
        return result
    }

    /// What the fields of a record become in a table; `inside` are the records that table rows are made from, outermost
    /// first.
    private static func parts(
        _ fields: [FieldDescription],
        in table: DatabaseTable,
        prefix: String,
        isAbsent: Bool,
        inside: [(record: any Record.Type, table: DatabaseTable)]
    ) -> [DatabaseTable.Part] {
        fields.map { field in
            part(
                field.type,
                field,
                in: table,
                name: prefix + field.name,
                isAbsent: isAbsent,
                inside: inside
            )
        }
    }

    private static func part(
        _ type: ValueType,
        _ field: FieldDescription,
        in table: DatabaseTable,
        name: String,
        isAbsent: Bool,
        inside: [(record: any Record.Type, table: DatabaseTable)]
    ) -> DatabaseTable.Part {
        func column(_ name: String, _ type: String, isAbsent: Bool = isAbsent, target: String? = nil) {
            let constraint = name == "id" ? " PRIMARY KEY" : name == "slug" ? " NOT NULL UNIQUE" : ""
            let declaration = type + (constraint.isEmpty && !isAbsent ? " NOT NULL" : constraint)
            table.columns.append(DatabaseTable.Column(name, declaration, field.documentation, target: target))
        }
        func child(_ identity: DatabaseTable.Identity = .owner) -> DatabaseTable {
            let child = DatabaseTable("\(table.name)_\(name)", owner: table, identity: identity)
            table.children.append(child)
            // Others refer to its rows.
            if case .owner = table.identity { table.identity = .number }
            return child
        }
        switch type {
        case .boolean, .integer: column(name, "INTEGER")
        case .number: column(name, "REAL")
        case .string, .language: column(name, "TEXT")
        case .reference(let kind): column(name + "_id", "INTEGER", target: kind.columnName)
        case .anyReference:
            column(name + "_kind", "TEXT")
            column(name + "_id", "INTEGER")
            return .anyReference
        case .optional(let type):
            return part(type, field, in: table, name: name, isAbsent: true, inside: inside)
        case .record(let record):
            return .record(
                parts(record.fieldDescriptions, in: table, prefix: name + "_", isAbsent: isAbsent, inside: inside)
            )
        case .localizedText:
            column(name, "TEXT", isAbsent: true)
            let child = child()
            child.columns = [DatabaseTable.Column("language", "TEXT NOT NULL", "A BCP 47 tag.")]
            child.columns.append(DatabaseTable.Column("text", "TEXT NOT NULL", field.documentation))
            child.parts = [.value, .value]
            return .text(child)
        case .map(let value):
            let child = child()
            child.columns = [DatabaseTable.Column("key", "TEXT NOT NULL")]
            let described = FieldDescription("value", field.documentation, value)
            child.parts = parts([described], in: child, prefix: "", isAbsent: false, inside: inside)
            return .map(child)
        // Texts as PokeAPI has them, beside clean ones: a fifth of the database, if it had them.
        case .array(.string): return .skipped
        case .array(let element):
            if case .record(let record) = element, let outer = inside.last(where: { $0.record == record }) {
                outer.table.isNested = true
                return .nested(outer.table)
            }
            let child = child()
            child.columns = [DatabaseTable.Column("position", "INTEGER NOT NULL", "Its place, from 1.")]
            child.parts = elementParts(element, field, in: child, inside: inside)
            return .list(child)
        }
        return .value
    }

    private static func elementParts(
        _ element: ValueType,
        _ field: FieldDescription,
        in table: DatabaseTable,
        inside: [(record: any Record.Type, table: DatabaseTable)]
    ) -> [DatabaseTable.Part] {
        switch element {
        case .record(let record):
            return parts(
                record.fieldDescriptions,
                in: table,
                prefix: "",
                isAbsent: false,
                inside: inside + [(record, table)]
            )
        case .reference(let kind):
            // A species evolves into species: then the field's name tells the two columns apart.
            let isOwner = kind.columnName + "_id" == table.ownerColumn
            let described = FieldDescription(isOwner ? field.name : kind.columnName, field.documentation, element)
            return parts([described], in: table, prefix: "", isAbsent: false, inside: inside)
        default:
            let described = FieldDescription("value", field.documentation, element)
            return parts([described], in: table, prefix: "", isAbsent: false, inside: inside)
        }
    }
}
