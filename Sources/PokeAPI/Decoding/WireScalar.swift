import JSON

/// A value that is no object and no list.
protocol WireScalar {
    /// Reads a value; nil where it is of another type or does not fit.
    init?(wire value: JSONValue)

    /// What the value should have been, for messages.
    static var expectation: String { get }
}

extension WireScalar where Self: FixedWidthInteger {
    init?(wire value: JSONValue) {
        guard let integer = value.integer else { return nil }
        self.init(exactly: integer)
    }

    static var expectation: String { "an integer from \(min) to \(max)" }
}

extension Int16: WireScalar {}
extension Int32: WireScalar {}

extension Bool: WireScalar {
    init?(wire value: JSONValue) {
        guard let boolean = value.boolean else { return nil }
        self = boolean
    }

    static var expectation: String { "true or false" }
}

extension String: WireScalar {
    init?(wire value: JSONValue) {
        guard let string = value.string else { return nil }
        self = string
    }

    static var expectation: String { "a string" }
}
