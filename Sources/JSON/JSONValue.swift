/// A value of a parsed document: a position on simdjson's tape.
///
/// Valid only inside the `withDocument` that handed it out. Reading a value costs no allocation; strings are made when
/// asked for.
public struct JSONValue {
    let tape: UnsafePointer<UInt64>
    let strings: UnsafePointer<UInt8>
    let index: Int

    /// What sort of value stands here.
    public enum Sort: String, Sendable {
        case null, boolean, integer, number, string, array, object
    }

    @inline(__always) private var word: UInt64 { tape[index] }
    @inline(__always) private var tag: UInt8 { UInt8(truncatingIfNeeded: word >> 56) }

    /// The index behind this value, where its next sibling stands.
    @inline(__always) var end: Int {
        switch tag {
        case UInt8(ascii: "{"), UInt8(ascii: "["): Int(truncatingIfNeeded: word & 0xFFFF_FFFF)
        case UInt8(ascii: "l"), UInt8(ascii: "u"), UInt8(ascii: "d"): index + 2
        default: index + 1
        }
    }

    @inline(__always) func value(at index: Int) -> JSONValue {
        JSONValue(tape: tape, strings: strings, index: index)
    }

    /// What sort of value stands here.
    public var sort: Sort {
        switch tag {
        case UInt8(ascii: "{"): .object
        case UInt8(ascii: "["): .array
        case UInt8(ascii: "\""): .string
        case UInt8(ascii: "l"), UInt8(ascii: "u"): .integer
        case UInt8(ascii: "d"): .number
        case UInt8(ascii: "t"), UInt8(ascii: "f"): .boolean
        default: .null
        }
    }

    /// Whether the value is `null`.
    public var isNull: Bool { tag == UInt8(ascii: "n") }

    /// The value as an integer; nil for other sorts and for what `Int` cannot hold.
    public var integer: Int? {
        switch tag {
        case UInt8(ascii: "l"): Int(Int64(bitPattern: tape[index + 1]))
        case UInt8(ascii: "u"): Int(exactly: tape[index + 1])
        default: nil
        }
    }

    /// The value as a number; nil for other sorts.
    public var number: Double? {
        switch tag {
        case UInt8(ascii: "d"): Double(bitPattern: tape[index + 1])
        default: integer.map(Double.init)
        }
    }

    /// The value as a truth value; nil for other sorts.
    public var boolean: Bool? {
        switch tag {
        case UInt8(ascii: "t"): true
        case UInt8(ascii: "f"): false
        default: nil
        }
    }

    /// The UTF-8 of a string, unescaped; nil for other sorts.
    ///
    /// Valid as long as the value is.
    public var utf8: UnsafeBufferPointer<UInt8>? {
        guard tag == UInt8(ascii: "\"") else { return nil }
        let start = strings + Int(truncatingIfNeeded: word & 0x00FF_FFFF_FFFF_FFFF)
        let length = UnsafeRawPointer(start).loadUnaligned(as: UInt32.self)
        return UnsafeBufferPointer(start: start + 4, count: Int(length))
    }

    /// The value as a string; nil for other sorts.
    public var string: String? {
        utf8.map { String(decoding: $0, as: UTF8.self) }
    }

    /// The elements of an array, in order; nil for other sorts.
    public var elements: Elements? {
        guard tag == UInt8(ascii: "[") else { return nil }
        return Elements(position: index + 1, end: end - 1, array: self)
    }

    /// The members of an object, in the document's order; nil for other sorts.
    public var members: Members? {
        guard tag == UInt8(ascii: "{") else { return nil }
        return Members(position: index + 1, end: end - 1, object: self)
    }

    /// The first member of that name; nil where there is none, or where this is no object.
    public subscript(name: String) -> JSONValue? {
        var name = name
        return name.withUTF8 { wanted in
            members?.first { equal($0.name, UnsafeRawBufferPointer(wanted)) }?.value
        }
    }

    /// The elements of an array.
    public struct Elements: Sequence, IteratorProtocol {
        var position: Int
        let end: Int
        let array: JSONValue

        /// The next element.
        @inline(__always) public mutating func next() -> JSONValue? {
            guard position < end else { return nil }
            let value = array.value(at: position)
            position = value.end
            return value
        }
    }

    /// The members of an object.
    public struct Members: Sequence, IteratorProtocol {
        var position: Int
        let end: Int
        let object: JSONValue

        /// The next member.
        @inline(__always) public mutating func next() -> Member? {
            guard position < end, let name = object.value(at: position).utf8 else { return nil }
            let value = object.value(at: position + 1)
            position = value.end
            return Member(name: name, value: value)
        }
    }

    /// A name and its value.
    public struct Member {
        /// The UTF-8 of the name, valid as long as the value is.
        public let name: UnsafeBufferPointer<UInt8>
        /// The value.
        public let value: JSONValue
    }
}

@inline(__always) func equal(_ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeRawBufferPointer) -> Bool {
    left.count == right.count && UnsafeRawBufferPointer(left).elementsEqual(right)
}
