import JSON
import Normalization
import PokeModel
import TestSupport

/// Answers of the API that a test writes down, or reads from a snapshot.
///
/// Unlike the checkpoint store it holds everything in memory.
struct Answers: BodySource {
    private var bodies: [Reference: [UInt8]] = [:]

    /// The languages that every test has.
    init() {
        let languages: [(Int32, String)] = [
            (1, "ja-hrkt"), (5, "fr"), (6, "de"), (7, "es"), (9, "en"), (11, "ja"), (12, "zh-hans"), (14, "es-419"),
        ]
        for (id, slug) in languages { add(.language, id, #""name": "\#(slug)""#) }
    }

    /// Adds a resource, whose members after the id are given as JSON.
    mutating func add(_ kind: Kind, _ id: Int32, _ members: String) {
        self[kind, id] = Array(#"{"id": \#(id), \#(members)}"#.utf8)
    }

    subscript(kind: Kind, id: Int32) -> [UInt8]? {
        get { bodies[Reference(kind, id)] }
        set { bodies[Reference(kind, id)] = newValue }
    }

    /// Takes out all resources of a kind.
    mutating func removeAll(of kind: Kind) { bodies = bodies.filter { $0.key.kind != kind } }

    func forEachBody(of kind: Kind, _ body: (Int32, UnsafeRawBufferPointer) throws -> Void) throws {
        for (reference, bytes) in bodies.sorted(by: { $0.key < $1.key }) where reference.kind == kind {
            try bytes.withUnsafeBytes { try body(reference.id, $0) }
        }
    }

    /// The same answers with each list in another order, which `seed` decides.
    func shuffled(seed: UInt64) throws -> Answers {
        var generator = SplitMix64(state: seed)
        var shuffled = self
        let parser = JSONParser()
        for (reference, bytes) in bodies.sorted(by: { $0.key < $1.key }) {
            var writer = JSONWriter()
            try parser.withDocument(bytes) { Self.shuffle($0, into: &writer, &generator) }
            shuffled.bodies[reference] = writer.bytes
        }
        return shuffled
    }

    private static func shuffle(_ value: JSONValue, into writer: inout JSONWriter, _ generator: inout SplitMix64) {
        switch value.sort {
        case .null: writer.null()
        case .boolean: writer.boolean(value.boolean ?? false)
        case .integer: writer.integer(value.integer ?? 0)
        case .number: writer.number(value.number ?? 0)
        case .string: writer.string(value.string ?? "")
        case .array:
            writer.beginArray()
            for element in (value.elements.map(Array.init) ?? []).shuffled(using: &generator) {
                shuffle(element, into: &writer, &generator)
            }
            writer.endArray()
        case .object:
            writer.beginObject()
            for member in value.members.map(Array.init) ?? [] {
                writer.key(String(decoding: member.name, as: UTF8.self))
                shuffle(member.value, into: &writer, &generator)
            }
            writer.endObject()
        }
    }
}

/// A list of names as the API has them.
func names(_ names: [(Int32, String)], as member: String = "names") -> String {
    let entries = names.map { language, name in
        #"{"language": \#(link(.language, language)), "name": "\#(name)"}"#
    }
    return #""\#(member)": [\#(entries.joined(separator: ", "))]"#
}

/// A reference as the API has it.
func link(_ kind: Kind, _ id: Int32) -> String {
    #"{"name": "", "url": "https://pokeapi.co/api/v2/\#(kind.slug)/\#(id)/"}"#
}
