/// A property that exports have in another form, which is what it is read from.
@propertyWrapper public struct ReadAs<Form: ReadableForm>: Decodable, Equatable, Sendable {
    /// The property as the model has it.
    public var wrappedValue: Form.Value

    /// A property as the model has it.
    public init(wrappedValue: Form.Value) { self.wrappedValue = wrappedValue }

    /// Reads the form of exports; throws what the form does.
    public init(from decoder: any Decoder) throws { wrappedValue = try Form(from: decoder).value() }
}

/// What exports have in place of a property.
public protocol ReadableForm: Decodable {
    /// The property's type.
    associatedtype Value: Equatable, Sendable
    /// The property; throws a `DecodingError` where there is none of that form.
    func value() throws -> Value
}

extension DecodingError {
    /// That something else was expected, told as the rest of "expected …".
    static func expected(_ what: String) -> DecodingError {
        .dataCorrupted(Context(codingPath: [], debugDescription: what))
    }
}
