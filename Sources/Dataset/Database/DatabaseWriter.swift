import PokeModel

/// Inserts the values of resources into the tables that were made from the description of their fields.
final class DatabaseWriter: ValueWriter {
    private var rows: DatabaseRows

    init(_ layout: DatabaseLayout) { rows = DatabaseRows(layout) }

    /// Inserts the rows of a resource, whose fields are those that the table was made from.
    func insert<Row: Resource>(_ row: Row, _ fields: [Field<Row>], into table: Int) throws {
        rows.beginResource(id: Int(row.id), table: table)
        for field in fields { field.write(row, self) }
        rows.endRow()
        if let failure = rows.failure { throw failure }
    }

    /// Inserts what is not inserted yet; to be called behind the last resource.
    func finish() throws { try rows.finish() }

    func none() { rows.none() }
    func boolean(_ value: Bool) { rows.integer(value ? 1 : 0) }
    func integer(_ value: Int) { rows.integer(value) }
    func number(_ value: Double) { rows.number(value) }
    func string(_ value: String) { rows.text(value) }
    func reference(_ value: Reference) { rows.integer(Int(value.id)) }
    func anyReference(_ value: Reference) { rows.anyReference(kind: value.kind.slug, id: Int(value.id)) }

    func localizedText(_ value: LocalizedText) {
        rows.texts(english: value[.english], value.entries.lazy.map { ($0.language.description, $0.text) })
    }

    func beginArray() { rows.beginList() }
    func endArray() { rows.endList() }
    func beginRecord() { rows.beginRecord() }
    func field(_ name: String) {}
    func endRecord() { rows.endRecord() }
    func beginMap() { rows.beginMap() }
    func key(_ name: String) { rows.key = name }
    func endMap() { rows.endMap() }
}
