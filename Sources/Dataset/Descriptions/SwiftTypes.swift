import PokeModel

/// Declares the dataset's types in Swift, for programs that decode its JSON.
///
/// The model's own types hold more than exports say, and cannot be made from them: these are what the exports say.
struct SwiftTypes {
    private var text = """
        // Types of the dataset's JSON, for Foundation's JSONDecoder as it is.
        // Fields may be added within v1, and none is renamed, removed or retyped.

        /// A text by the BCP 47 tags of its languages.
        public typealias LocalizedText = [String: String]

        /// A resource whose kind is told with it.
        public struct AnyReference: Codable, Hashable, Sendable {
            public var kind: String
            public var slug: String
        }

        """

    /// The declarations as a file.
    static func file(of pokedex: Pokedex) -> [UInt8] {
        var types = SwiftTypes()
        var records = RecordTypes()
        for kind in Kind.allCases { records.add(kind, in: pokedex) }
        for record in records.entries { types.write(record) }
        return Array(types.text.utf8)
    }

    private mutating func write(_ record: RecordTypes.Entry) {
        text += "\npublic struct \(record.name): Codable, Hashable, Sendable {\n"
        let fields =
            record.fields.map { ($0, Self.name(of: $0.type)) }
            + record.optionalFields.map { ($0, Self.name(of: $0.type.whenPresent) + "?") }
        for (field, type) in fields {
            text += "    /// \(field.documentation)\n"
            text += "    public var \(Self.identifier(field.name)): \(type)\n"
        }
        text += "\n    enum CodingKeys: String, CodingKey {\n"
        for (field, _) in fields {
            text += "        case \(Self.identifier(field.name)) = \"\(field.name)\"\n"
        }
        text += "    }\n}\n"
    }

    /// A field's name in Swift's capitals: `base_experience` is `baseExperience`.
    private static func identifier(_ name: String) -> String {
        let words = name.split(separator: "_")
        let joined = words.prefix(1) + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
        return joined.joined()
    }

    private static func name(of type: ValueType) -> String {
        switch type {
        case .boolean: "Bool"
        case .integer: "Int"
        case .number: "Double"
        case .string, .language, .reference: "String"
        case .anyReference: "AnyReference"
        case .localizedText: "LocalizedText"
        case .optional(let type): name(of: type) + "?"
        case .array(let element): "[\(name(of: element))]"
        case .map(let value): "[String: \(name(of: value))]"
        case .record(let record): RecordTypes.name(of: record)
        }
    }
}
