import JSON
import PokeModel

/// Describes a kind as [JSON Schema](https://json-schema.org/draft/2020-12/json-schema-core) of the draft 2020-12.
///
/// The schema takes the file of a kind, a line of it, and the file of a resource. It asks for every field, and says
/// nothing of others, as fields may be added within `v1`.
struct JSONSchema {
    private var json = JSONWriter()

    /// The schema of a kind as a file.
    static func file(of kind: Kind, in pokedex: Pokedex) -> [UInt8] {
        var schema = JSONSchema()
        schema.write(kind, pokedex)
        return schema.json.bytes
    }

    private mutating func write(_ kind: Kind, _ pokedex: Pokedex) {
        var records = RecordTypes()
        records.add(kind, in: pokedex)
        json.beginObject()
        member("$schema", "https://json-schema.org/draft/2020-12/schema")
        member("title", kind.typeName)
        member("description", "All of \(kind.slug).json, or one of the resources in it.")
        json.key("anyOf")
        json.beginArray()
        json.beginObject()
        member("type", "array")
        json.key("items")
        reference(to: kind.typeName)
        json.endObject()
        reference(to: kind.typeName)
        json.endArray()
        json.key("$defs")
        json.beginObject()
        for record in records.entries { write(record) }
        json.key(Self.text)
        json.beginObject()
        member("type", "object")
        member("description", "A text by the BCP 47 tags of its languages.")
        json.key("propertyNames")
        json.beginObject()
        member("pattern", Self.languagePattern)
        json.endObject()
        json.key("additionalProperties")
        json.beginObject()
        member("type", "string")
        json.endObject()
        json.endObject()
        json.endObject()
        json.endObject()
        json.newline()
    }

    private mutating func write(_ record: RecordTypes.Entry) {
        json.key(record.name)
        json.beginObject()
        member("type", "object")
        json.key("required")
        json.beginArray()
        for field in record.fields { json.string(field.name) }
        json.endArray()
        json.key("properties")
        json.beginObject()
        for field in record.fields + record.optionalFields {
            json.key(field.name)
            json.beginObject()
            member("description", field.documentation)
            if let unit = field.unit { member("x-unit", unit.rawValue) }
            members(of: field.type)
            json.endObject()
        }
        json.endObject()
        json.endObject()
    }

    /// Writes the members of a schema that say what a value is.
    private mutating func members(of type: ValueType, orNull: Bool = false) {
        switch type {
        case .boolean: simple("boolean", orNull)
        case .integer: simple("integer", orNull)
        case .number: simple("number", orNull)
        case .string: simple("string", orNull)
        case .language:
            simple("string", orNull)
            member("pattern", Self.languagePattern)
        case .reference(let kind):
            simple("string", orNull)
            member("pattern", "^[a-z0-9-]+$")
            member("x-kind", kind.slug)
        case .optional(let type): members(of: type, orNull: true)
        case .array(let element):
            simple("array", orNull)
            json.key("items")
            json.beginObject()
            members(of: element)
            json.endObject()
        case .map(let value):
            simple("object", orNull)
            json.key("additionalProperties")
            json.beginObject()
            members(of: value)
            json.endObject()
        case .anyReference:
            simple("object", orNull)
            json.key("required")
            json.beginArray()
            for name in ["kind", "slug"] { json.string(name) }
            json.endArray()
            json.key("properties")
            json.beginObject()
            for name in ["kind", "slug"] {
                json.key(name)
                json.beginObject()
                member("description", "The \(name) of the resource.")
                simple("string", false)
                json.endObject()
            }
            json.endObject()
        case .localizedText: reference(to: Self.text, orNull)
        case .record(let record): reference(to: RecordTypes.name(of: record), orNull)
        }
    }

    private mutating func simple(_ name: String, _ orNull: Bool) {
        guard orNull else { return member("type", name) }
        json.key("type")
        json.beginArray()
        json.string(name)
        json.string("null")
        json.endArray()
    }

    /// Writes the members of a schema that refers to a definition.
    private mutating func reference(to name: String, _ orNull: Bool) {
        guard orNull else { return member("$ref", "#/$defs/\(name)") }
        json.key("anyOf")
        json.beginArray()
        reference(to: name)
        json.beginObject()
        member("type", "null")
        json.endObject()
        json.endArray()
    }

    private mutating func reference(to name: String) {
        json.beginObject()
        member("$ref", "#/$defs/\(name)")
        json.endObject()
    }

    private mutating func member(_ name: String, _ value: String) {
        json.key(name)
        json.string(value)
    }

    private static let text = "LocalizedText"
    private static let languagePattern = "^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$"
}
