extension JSONWriter {
    /// Writes a value of a parsed document, with everything inside it.
    ///
    /// The members stay in the document's order; numbers and strings are written as this writer writes them.
    public mutating func value(_ value: JSONValue) {
        switch value.sort {
        case .null: null()
        case .boolean: boolean(value.boolean == true)
        case .integer, .number:
            if let whole = value.integer {
                integer(whole)
            } else if let fraction = value.number {
                number(fraction)
            } else {
                // A whole number above those of `Int`.
                raw(String(value.tape[value.index + 1]).utf8)
            }
        case .string: string(value.string ?? "")
        case .array:
            beginArray()
            if let elements = value.elements { for element in elements { self.value(element) } }
            endArray()
        case .object:
            beginObject()
            if let members = value.members {
                for member in members {
                    key(String(decoding: member.name, as: UTF8.self))
                    self.value(member.value)
                }
            }
            endObject()
        }
    }
}

extension JSONValue {
    /// The value's JSON, without white space.
    public var json: String {
        var writer = JSONWriter()
        writer.value(self)
        return String(decoding: writer.bytes, as: UTF8.self)
    }

    /// Whether the two values are the same, member by member in the same order; `1` and `1.0` are.
    public func isEqual(to other: JSONValue) -> Bool {
        switch (sort, other.sort) {
        case (.null, .null): return true
        case (.boolean, .boolean): return boolean == other.boolean
        case (.string, .string):
            guard let left = utf8, let right = other.utf8 else { return false }
            return left.count == right.count && left.elementsEqual(right)
        case (.integer, .integer): return tag == other.tag && tape[index + 1] == other.tape[other.index + 1]
        case (.integer, .number), (.number, .integer), (.number, .number): return number == other.number
        case (.array, .array):
            guard var left = elements, var right = other.elements else { return false }
            while let element = left.next() {
                guard let counterpart = right.next(), element.isEqual(to: counterpart) else { return false }
            }
            return right.next() == nil
        case (.object, .object):
            guard var left = members, var right = other.members else { return false }
            while let member = left.next() {
                guard let counterpart = right.next(), member.name.elementsEqual(counterpart.name),
                    member.value.isEqual(to: counterpart.value)
                else { return false }
            }
            return right.next() == nil
        default: return false
        }
    }
}
