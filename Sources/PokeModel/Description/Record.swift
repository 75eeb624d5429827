/// A value with named fields.
public protocol Record: FieldValue, Sendable {
    /// Its fields, in the order in which they are written.
    static var fields: [Field<Self>] { get }
}

extension Record {
    /// A record of this type.
    public static var valueType: ValueType { .record(Self.self) }

    /// Hands its fields to a writer.
    public func write(to writer: any ValueWriter) {
        writer.beginRecord()
        for field in Self.fields {
            writer.key(field.name)
            field.write(self, writer)
        }
        writer.endRecord()
    }

    /// Its fields without their owner's type, for exports that only describe.
    public static var fieldDescriptions: [FieldDescription] {
        fields.map { FieldDescription(name: $0.name, documentation: $0.documentation, type: $0.type) }
    }
}

/// What a field is, without its values.
public struct FieldDescription: Sendable {
    /// The field's name in exports.
    public let name: String
    /// What the field holds.
    public let documentation: String
    /// What sort of value it holds.
    public let type: ValueType

    /// Describes a field.
    public init(name: String, documentation: String, type: ValueType) {
        self.name = name
        self.documentation = documentation
        self.type = type
    }
}
