extension JSONWriter {
    /// Writes an object; `members` writes what is in it.
    public mutating func object(_ members: (inout JSONWriter) throws -> Void) rethrows {
        beginObject()
        try members(&self)
        endObject()
    }

    /// Writes a member with a text, or `null`.
    public mutating func member(_ name: String, _ value: String?) {
        key(name)
        if let value { string(value) } else { null() }
    }

    /// Writes a member with a whole number, or `null`.
    public mutating func member(_ name: String, _ value: Int?) {
        key(name)
        if let value { integer(value) } else { null() }
    }

    /// Writes a member with a number, or `null`; a number must be finite.
    public mutating func member(_ name: String, _ value: Double?) {
        key(name)
        if let value { number(value) } else { null() }
    }

    /// Writes a member with `true` or `false`.
    public mutating func member(_ name: String, _ value: Bool) {
        key(name)
        boolean(value)
    }

    /// Writes a member with a list of texts.
    public mutating func member(_ name: String, _ values: some Sequence<String>) {
        member(name, values) { $0.string($1) }
    }

    /// Writes a member with a list; `write` writes one element, which must be one value.
    public mutating func member<Elements: Sequence>(
        _ name: String,
        _ elements: Elements,
        _ write: (inout JSONWriter, Elements.Element) throws -> Void
    ) rethrows {
        key(name)
        beginArray()
        for element in elements { try write(&self, element) }
        endArray()
    }

    /// Writes a member with an object; `members` writes what is in it.
    public mutating func member(_ name: String, object members: (inout JSONWriter) throws -> Void) rethrows {
        key(name)
        try object(members)
    }
}
