/// One field of a record, described once for every export: its name, what it means, its type, and how it is written.
public struct Field<Owner>: Sendable {
    /// The field's name in exports, as `base_experience`.
    public let name: String
    /// What the field holds, with its unit, for readers of schemas.
    public let documentation: String
    /// What sort of value it holds.
    public let type: ValueType
    /// Hands an owner's value to a writer.
    public let write: @Sendable (Owner, any ValueWriter) -> Void
    /// What its number measures; nil for counts, scores and whatever is no number.
    public private(set) var unit: Unit?
    /// Whether it says from the other side what a field of the resources in it says.
    public private(set) var isInverse = false
    /// Whether it and other fields are worked out of one another, so that it is enough to tell of those.
    public private(set) var isDerived = false

    /// A field that holds a value which can write itself.
    public init<Value: FieldValue>(
        _ name: String,
        _ documentation: String,
        _ value: @escaping @Sendable (Owner) -> Value
    ) {
        self.name = name
        self.documentation = documentation
        type = Value.valueType
        write = { owner, writer in value(owner).write(to: writer) }
    }

    /// A field that holds a resource of one kind, or none.
    public init(
        _ name: String,
        _ documentation: String,
        one kind: Kind,
        _ value: @escaping @Sendable (Owner) -> Reference?
    ) {
        self.name = name
        self.documentation = documentation
        type = .optional(.reference(kind))
        write = { owner, writer in
            if let reference = value(owner) { writer.reference(reference) } else { writer.none() }
        }
    }

    /// A field that always holds a resource of one kind.
    public init(
        _ name: String,
        _ documentation: String,
        one kind: Kind,
        _ value: @escaping @Sendable (Owner) -> Reference
    ) {
        self.name = name
        self.documentation = documentation
        type = .reference(kind)
        write = { owner, writer in writer.reference(value(owner)) }
    }

    /// A field that holds resources of one kind.
    public init(
        _ name: String,
        _ documentation: String,
        many kind: Kind,
        _ value: @escaping @Sendable (Owner) -> [Reference]
    ) {
        self.name = name
        self.documentation = documentation
        type = .array(.reference(kind))
        write = { owner, writer in
            writer.beginArray()
            for reference in value(owner) { writer.reference(reference) }
            writer.endArray()
        }
    }
}

extension Field {
    /// The same field, whose number measures something.
    public func measured(in unit: Unit) -> Field {
        var field = self
        field.unit = unit
        return field
    }

    /// The same field, as one that exports may leave out where they can look from the other side.
    public func inverse() -> Field {
        var field = self
        field.isInverse = true
        return field
    }

    /// The same field, as one that is worked out of others or they of it: where those are told, it says nothing new.
    public func derived() -> Field {
        var field = self
        field.isDerived = true
        return field
    }

    /// What it is, without its owner's type.
    public var description: FieldDescription {
        FieldDescription(name, documentation, type, unit: unit, isInverse: isInverse, isDerived: isDerived)
    }
}
