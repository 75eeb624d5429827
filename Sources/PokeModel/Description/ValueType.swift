/// What a field of the model can hold; what schemas, tables and type declarations are made from.
public indirect enum ValueType: Sendable {
    /// True or false.
    case boolean
    /// A whole number, which fits 32 bits.
    case integer
    /// A number with a fraction.
    case number
    /// A text.
    case string
    /// A BCP 47 language tag.
    case language
    /// A resource of that kind.
    case reference(Kind)
    /// A resource of any kind.
    case anyReference
    /// A text in several languages.
    case localizedText
    /// A value that may be absent.
    case optional(ValueType)
    /// Values in a meaningful order.
    case array(ValueType)
    /// Values under names that are not fixed, ordered by name.
    case map(ValueType)
    /// A record with fields of its own.
    ///
    /// A record may hold itself, so its fields are asked for rather than stored here.
    case record(any Record.Type)
}

extension ValueType {
    /// What a value that is present is.
    public var whenPresent: ValueType {
        if case .optional(let type) = self { type } else { self }
    }
}
