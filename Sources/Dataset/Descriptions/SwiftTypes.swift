import PokeModel

/// Declares the dataset's types in Swift, for programs that decode its JSON.
///
/// The model's own types hold more than exports say, and cannot be made from them: these are what the exports say. They
/// are as strict as the schemas: a field that is missing or of another type is an error, and one without a value is `null`.
struct SwiftTypes {
    private var text = """
        // Types of the dataset's JSON, for Foundation's JSONDecoder and JSONEncoder as they are.
        // Fields may be added within v1, and none is renamed, removed or retyped.

        /// A text by the BCP 47 tags of its languages.
        public typealias LocalizedText = [String: String]

        /// A resource whose kind is told with it.
        public struct AnyReference: Codable, Hashable, Sendable {
            public var kind: String
            public var slug: String
        }

        /// A resource of a kind: `<kind>.json` holds an array of them.
        public protocol Resource: Codable, Hashable, Sendable, Identifiable {
            /// The kind's name.
            static var kind: String { get }
            /// The resource's id in PokeAPI.
            var id: Int { get }
            /// The name in paths and references, unique within the kind.
            var slug: String { get }
            /// The name for people, by language.
            var name: LocalizedText { get }
        }

        """

    /// The declarations as a file.
    static func file(of pokedex: Pokedex) -> [UInt8] {
        var types = SwiftTypes()
        var records = RecordTypes()
        for kind in Kind.allCases { records.add(kind, in: pokedex) }
        let kinds = Dictionary(uniqueKeysWithValues: Kind.allCases.map { ($0.typeName, $0) })
        for record in records.entries { types.write(record, kinds[record.name]) }
        return Array(types.text.utf8)
    }

    /// A field as a property.
    private struct Property {
        let field: FieldDescription
        let name: String
        let type: String
        /// Whether only some files have it.
        var isOptional = false

        init(_ field: FieldDescription, isOptional: Bool = false) {
            self.field = field
            self.isOptional = isOptional
            name = SwiftTypes.identifier(field.name)
            type = SwiftTypes.name(of: isOptional ? field.type.whenPresent : field.type)
        }

        var ifPresent: String { isOptional ? "IfPresent" : "" }
    }

    private mutating func write(_ record: RecordTypes.Entry, _ kind: Kind?) {
        let properties =
            record.fields.map { Property($0) } + record.optionalFields.map { Property($0, isOptional: true) }
        text += "\npublic struct \(record.name): \(kind == nil ? "Codable, Hashable, Sendable" : "Resource") {\n"
        if let kind { text += "    public static let kind = \"\(kind.slug)\"\n" }
        for property in properties {
            text += "    /// \(property.field.documentation)\n"
            text += "    public var \(property.name): \(property.type)\(property.isOptional ? "?" : "")\n"
        }
        text += "\n    enum CodingKeys: String, CodingKey {\n"
        for property in properties { text += "        case \(property.name) = \"\(property.field.name)\"\n" }
        text += "    }\n}\n\nextension \(record.name) {\n"
        // The compiler's own would take a field that is missing for one that is null, and would leave those out.
        text += "    public init(from decoder: any Decoder) throws {\n"
        text += "        let fields = try decoder.container(keyedBy: CodingKeys.self)\n"
        for property in properties {
            text += "        \(property.name) = try fields.decode\(property.ifPresent)(\(property.type).self, "
            text += "forKey: .\(property.name))\n"
        }
        text += "    }\n\n    public func encode(to encoder: any Encoder) throws {\n"
        text += "        var fields = encoder.container(keyedBy: CodingKeys.self)\n"
        for property in properties {
            text += "        try fields.encode\(property.ifPresent)(\(property.name), forKey: .\(property.name))\n"
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
