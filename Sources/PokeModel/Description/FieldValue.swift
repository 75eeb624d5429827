/// A value that a field can hold: it knows its type and how to write itself.
public protocol FieldValue: SendableMetatype {
    /// What it is.
    static var valueType: ValueType { get }
    /// Hands itself to a writer.
    func write(to writer: any ValueWriter)
}

extension Bool: FieldValue {
    /// A truth value.
    public static var valueType: ValueType { .boolean }
    /// Hands itself to a writer.
    public func write(to writer: any ValueWriter) { writer.boolean(self) }
}

extension Int32: FieldValue {
    /// A whole number.
    public static var valueType: ValueType { .integer }
    /// Hands itself to a writer.
    public func write(to writer: any ValueWriter) { writer.integer(Int(self)) }
}

extension Double: FieldValue {
    /// A number with a fraction.
    public static var valueType: ValueType { .number }
    /// Hands itself to a writer.
    public func write(to writer: any ValueWriter) { writer.number(self) }
}

extension String: FieldValue {
    /// A text.
    public static var valueType: ValueType { .string }
    /// Hands itself to a writer.
    public func write(to writer: any ValueWriter) { writer.string(self) }
}

extension LanguageTag: FieldValue {
    /// A language tag.
    public static var valueType: ValueType { .language }
    /// Hands itself to a writer.
    public func write(to writer: any ValueWriter) { writer.string(description) }
}

extension Reference: FieldValue {
    /// A resource of a kind that is told with it; a field whose kind is fixed says so itself.
    public static var valueType: ValueType { .anyReference }
    /// Hands itself to a writer.
    public func write(to writer: any ValueWriter) { writer.anyReference(self) }
}

extension LocalizedText: FieldValue {
    /// A text in several languages.
    public static var valueType: ValueType { .localizedText }
    /// Hands itself to a writer.
    public func write(to writer: any ValueWriter) { writer.localizedText(self) }
}

extension Optional: FieldValue where Wrapped: FieldValue {
    /// What it is where it is present.
    public static var valueType: ValueType { .optional(Wrapped.valueType) }
    /// Hands its value, or that there is none, to a writer.
    public func write(to writer: any ValueWriter) {
        if let self { self.write(to: writer) } else { writer.none() }
    }
}

extension Array: FieldValue where Element: FieldValue {
    /// A list of its elements' type.
    public static var valueType: ValueType { .array(Element.valueType) }
    /// Hands its elements to a writer.
    public func write(to writer: any ValueWriter) {
        writer.beginArray()
        for element in self { element.write(to: writer) }
        writer.endArray()
    }
}
