import JSON
import PokeModel

/// Goes through resources once: writes each as a line of JSON, with slugs for references, and keeps its values on a tape for
/// the exports that are not JSON.
final class ResourceRecorder: ValueWriter {
    private let slugs: SlugTable
    // Nothing that is called here calls back: with two million values, to check that at run time costs a fiftieth of all.
    @exclusivity(unchecked) private var json = JSONWriter()
    @exclusivity(unchecked) private(set) var tape = ValueTape()
    /// Where the line of each resource is, its end included.
    private(set) var places: [Range<Int>] = []

    init(_ slugs: SlugTable) { self.slugs = slugs }

    /// The lines of all resources.
    var lines: [UInt8] { json.bytes }

    /// Adds a resource.
    func add<Row: Resource>(_ row: Row, _ fields: [Field<Row>]) {
        let start = json.bytes.count
        beginRecord()
        for field in fields {
            self.field(field.name)
            field.write(row, self)
        }
        endRecord()
        json.newline()
        places.append(start..<json.bytes.count)
    }

    func none() {
        json.null()
        tape.add(.none)
    }

    func boolean(_ value: Bool) {
        json.boolean(value)
        tape.add(.boolean, large: value ? 1 : 0)
    }

    func integer(_ value: Int) {
        json.integer(value)
        tape.integer(value)
    }

    func number(_ value: Double) {
        json.number(value)
        tape.number(value)
    }

    func string(_ value: String) {
        var value = value
        value.withUTF8 { utf8 in
            json.string(utf8)
            tape.text(utf8)
        }
    }

    func reference(_ value: Reference) {
        slugs.withQuoted(value) { json.raw($0) }
        tape.reference(value, as: .reference)
    }

    func anyReference(_ value: Reference) {
        json.object { reference in
            reference.member("kind", value.kind.slug)
            reference.key("slug")
            slugs.withQuoted(value) { reference.raw($0) }
        }
        tape.reference(value, as: .anyReference)
    }

    func localizedText(_ value: LocalizedText) {
        json.beginObject()
        tape.begin(.localizedText)
        for entry in value.entries {
            key(entry.language.description)
            string(entry.text)
        }
        tape.end()
        json.endObject()
    }

    func beginArray() {
        json.beginArray()
        tape.begin(.list)
    }

    func endArray() {
        json.endArray()
        tape.end()
    }

    func beginRecord() {
        json.beginObject()
        tape.begin(.record)
    }

    func field(_ name: String) { json.key(name) }

    func endRecord() {
        json.endObject()
        tape.end()
    }

    func beginMap() {
        json.beginObject()
        tape.begin(.map)
    }

    func key(_ name: String) {
        var name = name
        name.withUTF8 { utf8 in
            json.key(utf8)
            tape.text(utf8)
        }
    }

    func endMap() {
        json.endObject()
        tape.end()
    }
}
