import PokeModel

/// Declares the dataset's types in [TypeScript](https://www.typescriptlang.org/).
struct TypeScriptTypes {
    private var text = """
        // Types of the dataset's JSON. Fields may be added within v1, and none is renamed, removed or retyped.

        /** The slug of a resource of a kind. */
        export type Slug<K extends Kind> = string;
        /** A BCP 47 language tag. */
        export type LanguageTag = string;
        /** A text by the tags of its languages. */
        export type LocalizedText = { [tag: LanguageTag]: string };
        /** A resource whose kind is told with it. */
        export type AnyReference = { [K in Kind]: { kind: K; slug: Slug<K> } }[Kind];
        /** The kinds of resources: `<kind>.json` holds an array of `Resources[kind]`. */
        export type Kind = keyof Resources;

        """

    /// The declarations as a file.
    static func file(of pokedex: Pokedex) -> [UInt8] {
        var types = TypeScriptTypes()
        types.write(pokedex)
        return Array(types.text.utf8)
    }

    private mutating func write(_ pokedex: Pokedex) {
        text += "\n/** The types of resources, by kind. */\nexport interface Resources {\n"
        for kind in Kind.allCases { text += "  \"\(kind.slug)\": \(kind.typeName);\n" }
        text += "}\n"
        var records = RecordTypes()
        for kind in Kind.allCases { records.add(kind, in: pokedex) }
        for record in records.entries {
            text += "\nexport interface \(record.name) {\n"
            for field in record.fields { write(field, mark: "") }
            for field in record.optionalFields { write(field, mark: "?") }
            text += "}\n"
        }
    }

    private mutating func write(_ field: FieldDescription, mark: String) {
        // Nothing in a description may end the comment early.
        text += "  /** \(field.documentation.replacing("*/", with: "* /")) */\n"
        text += "  \(field.name)\(mark): \(Self.name(of: field.type));\n"
    }

    private static func name(of type: ValueType) -> String {
        switch type {
        case .boolean: "boolean"
        case .integer, .number: "number"
        case .string: "string"
        case .language: "LanguageTag"
        case .reference(let kind): "Slug<\"\(kind.slug)\">"
        case .anyReference: "AnyReference"
        case .localizedText: "LocalizedText"
        case .optional(let type): name(of: type) + " | null"
        case .array(.optional(let type)): "(\(name(of: type)) | null)[]"
        case .array(let element): name(of: element) + "[]"
        case .map(let value): "{ [name: string]: \(name(of: value)) }"
        case .record(let record): RecordTypes.name(of: record)
        }
    }
}
