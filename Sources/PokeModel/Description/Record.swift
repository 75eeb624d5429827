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
            writer.field(field.name)
            field.write(self, writer)
        }
        writer.endRecord()
    }

    /// Its fields without their owner's type, for exports that only describe.
    public static var fieldDescriptions: [FieldDescription] {
        fields.map(\.description)
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
    /// What its number measures; nil for counts, scores and whatever is no number.
    public let unit: Unit?
    /// Whether it says from the other side what a field of the resources in it says.
    public let isInverse: Bool
    /// Whether it and other fields are worked out of one another, so that it is enough to tell of those.
    public let isDerived: Bool

    /// Describes a field.
    public init(
        _ name: String,
        _ documentation: String,
        _ type: ValueType,
        unit: Unit? = nil,
        isInverse: Bool = false,
        isDerived: Bool = false
    ) {
        self.name = name
        self.documentation = documentation
        self.type = type
        self.unit = unit
        self.isInverse = isInverse
        self.isDerived = isDerived
    }
}
