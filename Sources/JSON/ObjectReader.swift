/// Reads the members of one object by name and knows which of them nobody read.
///
/// Names are looked for from where the last one was found, so that a reader that asks in the document's order
/// compares each name once.
@frozen public struct ObjectReader {
    /// The object that is read.
    public let object: JSONValue
    @usableFromInline var cursor: JSONValue.Members
    @usableFromInline let all: JSONValue.Members
    @usableFromInline var read: UInt64 = 0
    @usableFromInline var position = 0

    /// Starts reading an object; nil where `value` is none.
    @inlinable public init?(_ value: JSONValue) {
        guard let members = value.members else { return nil }
        object = value
        all = members
        cursor = members
    }

    /// The member of that name, marked as read; nil where there is none.
    @inlinable public mutating func member(_ name: StaticString) -> JSONValue? {
        // Once round: from the cursor to the end, then from the start to the cursor.
        let start = position
        while let member = cursor.next() {
            defer { position += 1 }
            if member.isNamed(name) {
                mark(position)
                return member.value
            }
        }
        cursor = all
        position = 0
        while position < start, let member = cursor.next() {
            defer { position += 1 }
            if member.isNamed(name) {
                mark(position)
                return member.value
            }
        }
        return nil
    }

    @inlinable mutating func mark(_ position: Int) {
        if position < 64 { read |= 1 << UInt64(position) }
    }

    /// The members that nobody has asked for.
    ///
    /// Objects of more than 64 members have no unread ones behind the 64th.
    public var unread: [JSONValue.Member] {
        var unread: [JSONValue.Member] = []
        for (position, member) in all.enumerated() where position < 64 && read & (1 << UInt64(position)) == 0 {
            unread.append(member)
        }
        return unread
    }

    /// Whether every member has been asked for.
    @inlinable public var isExhausted: Bool {
        read.nonzeroBitCount >= min(object.childCount, 64)
    }
}
