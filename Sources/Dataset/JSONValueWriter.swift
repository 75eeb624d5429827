import JSON
import PokeModel

/// Writes values of the model as JSON, with slugs for references.
final class JSONValueWriter: ValueWriter {
    private let slugs: SlugTable
    private var json = JSONWriter()

    init(_ slugs: SlugTable) { self.slugs = slugs }

    /// The JSON of a resource, one line without its end.
    func bytes<Row: Resource>(of row: Row, _ fields: [Field<Row>]) -> [UInt8] {
        json.removeAll()
        beginRecord()
        for field in fields {
            self.field(field.name)
            field.write(row, self)
        }
        endRecord()
        return json.bytes
    }

    func none() { json.null() }
    func boolean(_ value: Bool) { json.boolean(value) }
    func integer(_ value: Int) { json.integer(value) }
    func number(_ value: Double) { json.number(value) }
    func string(_ value: String) { json.string(value) }
    func reference(_ value: Reference) { json.string(slugs[value]) }

    func anyReference(_ value: Reference) {
        json.object { reference in
            reference.member("kind", value.kind.slug)
            reference.member("slug", slugs[value])
        }
    }

    func localizedText(_ value: LocalizedText) {
        json.object { texts in
            for entry in value.entries { texts.member(entry.language.description, entry.text) }
        }
    }

    func beginArray() { json.beginArray() }
    func endArray() { json.endArray() }
    func beginRecord() { json.beginObject() }
    func field(_ name: String) { json.key(name) }
    func endRecord() { json.endObject() }
    func beginMap() { json.beginObject() }
    func key(_ name: String) { json.key(name) }
    func endMap() { json.endObject() }
}
