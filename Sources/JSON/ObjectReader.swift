/// Reads the members of one object by name and knows which of them nobody read.
///
/// Names are looked for from where the last one was found, so that a reader that asks in the document's order
/// compares each name once.
public struct ObjectReader {
    /// The object that is read.
    public let object: JSONValue
    private var cursor: JSONValue.Members
    private let all: JSONValue.Members
    private var read: UInt64 = 0
    private var position = 0

    /// Starts reading an object; nil where `value` is none.
    public init?(_ value: JSONValue) {
        guard let members = value.members else { return nil }
        object = value
        all = members
        cursor = members
    }

    /// The member of that name, marked as read; nil where there is none.
    public mutating func member(_ name: StaticString) -> JSONValue? {
        let wanted = UnsafeRawBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount)
        // Once round: from the cursor to the end, then from the start to the cursor.
        let start = position
        while let member = cursor.next() {
            defer { position += 1 }
            if equal(member.name, wanted) {
                mark(position)
                return member.value
            }
        }
        cursor = all
        position = 0
        while position < start, let member = cursor.next() {
            defer { position += 1 }
            if equal(member.name, wanted) {
                mark(position)
                return member.value
            }
        }
        return nil
    }

    private mutating func mark(_ position: Int) {
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
    public var isExhausted: Bool {
        // The tape holds the number of members in bits 32 to 55 of the object's word.
        let count = Int((object.tape[object.index] >> 32) & 0xFF_FFFF)
        return read.nonzeroBitCount >= min(count, 64)
    }
}
