public import Glibc

/// A value of a parsed document: a position on simdjson's tape.
///
/// Valid only inside the `withDocument` that handed it out. Reading a value costs no allocation; strings are made when
/// asked for.
@frozen public struct JSONValue {
    @usableFromInline let tape: UnsafePointer<UInt64>
    @usableFromInline let strings: UnsafePointer<UInt8>
    @usableFromInline let index: Int

    @inlinable init(tape: UnsafePointer<UInt64>, strings: UnsafePointer<UInt8>, index: Int) {
        self.tape = tape
        self.strings = strings
        self.index = index
    }

    /// What sort of value stands here.
    public enum Sort: String, Sendable {
        case null, boolean, integer, number, string, array, object
    }

    @inlinable var word: UInt64 { tape[index] }
    @inlinable var tag: UInt8 { UInt8(truncatingIfNeeded: word >> 56) }

    /// The index behind this value, where its next sibling stands.
    @inlinable var end: Int {
        switch tag {
        case UInt8(ascii: "{"), UInt8(ascii: "["): Int(truncatingIfNeeded: word & 0xFFFF_FFFF)
        case UInt8(ascii: "l"), UInt8(ascii: "u"), UInt8(ascii: "d"): index + 2
        default: index + 1
        }
    }

    /// The number of elements or members, which the tape holds in bits 32 to 55 of an array's or object's word.
    @inlinable var childCount: Int { Int(truncatingIfNeeded: (word >> 32) & 0xFF_FFFF) }

    @inlinable func value(at index: Int) -> JSONValue {
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
    @inlinable public var isNull: Bool { tag == UInt8(ascii: "n") }

    /// The value as an integer; nil for other sorts and for what `Int` cannot hold.
    @inlinable public var integer: Int? {
        switch tag {
        case UInt8(ascii: "l"): Int(Int64(bitPattern: tape[index + 1]))
        case UInt8(ascii: "u"): Int(exactly: tape[index + 1])
        default: nil
        }
    }

    /// The value as a number; nil for other sorts.
    @inlinable public var number: Double? {
        switch tag {
        case UInt8(ascii: "d"): Double(bitPattern: tape[index + 1])
        default: integer.map(Double.init)
        }
    }

    /// The value as a truth value; nil for other sorts.
    @inlinable public var boolean: Bool? {
        switch tag {
        case UInt8(ascii: "t"): true
        case UInt8(ascii: "f"): false
        default: nil
        }
    }

    /// The UTF-8 of a string, unescaped; nil for other sorts.
    ///
    /// Valid as long as the value is.
    @inlinable public var utf8: UnsafeBufferPointer<UInt8>? {
        guard tag == UInt8(ascii: "\"") else { return nil }
        let start = strings + Int(truncatingIfNeeded: word & 0x00FF_FFFF_FFFF_FFFF)
        let length = UnsafeRawPointer(start).loadUnaligned(as: UInt32.self)
        return UnsafeBufferPointer(start: start + 4, count: Int(length))
    }

    /// The value as a string; nil for other sorts.
    @inlinable public var string: String? {
        utf8.map { String(decoding: $0, as: UTF8.self) }
    }

    /// The elements of an array, in order; nil for other sorts.
    @inlinable public var elements: Elements? {
        guard tag == UInt8(ascii: "[") else { return nil }
        return Elements(position: index + 1, end: end - 1, array: self)
    }

    /// The members of an object, in the document's order; nil for other sorts.
    @inlinable public var members: Members? {
        guard tag == UInt8(ascii: "{") else { return nil }
        return Members(position: index + 1, end: end - 1, object: self)
    }

    /// The first member of that name; nil where there is none, or where this is no object.
    public subscript(name: String) -> JSONValue? {
        members?.first { $0.name.elementsEqual(name.utf8) }?.value
    }

    /// The elements of an array.
    @frozen public struct Elements: Sequence, IteratorProtocol {
        @usableFromInline var position: Int
        @usableFromInline let end: Int
        @usableFromInline let array: JSONValue

        @inlinable init(position: Int, end: Int, array: JSONValue) {
            self.position = position
            self.end = end
            self.array = array
        }

        /// The number of elements in the whole array; 16,777,215 where it is larger.
        @inlinable public var underestimatedCount: Int { array.childCount }

        /// The next element.
        @inlinable public mutating func next() -> JSONValue? {
            guard position < end else { return nil }
            let value = array.value(at: position)
            position = value.end
            return value
        }
    }

    /// The members of an object.
    @frozen public struct Members: Sequence, IteratorProtocol {
        @usableFromInline var position: Int
        @usableFromInline let end: Int
        @usableFromInline let object: JSONValue

        @inlinable init(position: Int, end: Int, object: JSONValue) {
            self.position = position
            self.end = end
            self.object = object
        }

        /// The next member.
        @inlinable public mutating func next() -> Member? {
            guard position < end, let name = object.value(at: position).utf8 else { return nil }
            let value = object.value(at: position + 1)
            position = value.end
            return Member(name: name, value: value)
        }
    }

    /// A name and its value.
    @frozen public struct Member {
        /// The UTF-8 of the name, valid as long as the value is.
        public let name: UnsafeBufferPointer<UInt8>
        /// The value.
        public let value: JSONValue

        @inlinable init(name: UnsafeBufferPointer<UInt8>, value: JSONValue) {
            self.name = name
            self.value = value
        }

        /// Whether that is the member's name.
        @inlinable public func isNamed(_ wanted: StaticString) -> Bool {
            guard name.count == wanted.utf8CodeUnitCount, let start = name.baseAddress else { return false }
            return memcmp(start, wanted.utf8Start, name.count) == 0
        }
    }
}
