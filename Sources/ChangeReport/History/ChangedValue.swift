import JSON

/// A value of the dataset as a report of changes tells it: whole where it is short, else only its beginning.
public indirect enum ChangedValue: Hashable, Sendable {
    /// Nothing: the field was there and empty.
    case nothing
    /// True or false.
    case boolean(Bool)
    /// A whole number.
    case integer(Int)
    /// A number with a fraction.
    case number(Double)
    /// A text or a slug; what is longer than a report tells ends in `…`.
    case text(String)
    /// A list.
    case list([ChangedValue])
    /// An object: a record, or a text in several languages.
    case record([Member])

    /// A name and its value.
    public struct Member: Hashable, Sendable {
        /// The name.
        public let name: String
        /// The value.
        public let value: ChangedValue

        /// Joins a name to its value.
        public init(_ name: String, _ value: ChangedValue) {
            self.name = name
            self.value = value
        }
    }

    /// How many bytes of JSON a value has at most; of a longer one the beginning is told, as a text.
    static let longest = 300

    /// A value of a document, without the member `omitted` where it is an object.
    init(_ value: JSONValue, without omitted: String? = nil) {
        let whole = Self(whole: value, without: omitted)
        var writer = JSONWriter()
        whole.write(to: &writer)
        guard writer.bytes.count > Self.longest else {
            self = whole
            return
        }
        let text = if case .text(let text) = whole { text } else { String(decoding: writer.bytes, as: UTF8.self) }
        self = .text(Self.beginning(of: text))
    }

    /// A value of a document, whole.
    init(whole value: JSONValue, without omitted: String? = nil) {
        switch value.sort {
        case .null: self = .nothing
        case .boolean: self = .boolean(value.boolean == true)
        case .integer, .number:
            self = value.integer.map(Self.integer) ?? value.number.map(Self.number) ?? .text(value.json)
        case .string: self = .text(value.string ?? "")
        case .array: self = .list(value.elements?.map { Self(whole: $0) } ?? [])
        case .object:
            let members = value.members?.map { Member(String(decoding: $0.name, as: UTF8.self), Self(whole: $0.value)) }
            self = .record((members ?? []).filter { $0.name != omitted })
        }
    }

    private static func beginning(of text: String) -> String {
        var kept = ""
        for character in text {
            // A character of a hostile text can be of any length.
            guard kept.utf8.count + character.utf8.count <= longest * 4 / 5 else { break }
            kept.append(character)
        }
        return kept + "…"
    }

    /// Writes the value as JSON.
    func write(to writer: inout JSONWriter) {
        switch self {
        case .nothing: writer.null()
        case .boolean(let value): writer.boolean(value)
        case .integer(let value): writer.integer(value)
        case .number(let value): writer.number(value)
        case .text(let value): writer.string(value)
        case .list(let values):
            writer.beginArray()
            for value in values { value.write(to: &writer) }
            writer.endArray()
        case .record(let members):
            writer.beginObject()
            for member in members {
                writer.key(member.name)
                member.value.write(to: &writer)
            }
            writer.endObject()
        }
    }
}
