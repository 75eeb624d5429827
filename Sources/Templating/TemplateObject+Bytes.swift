extension TemplateObject {
    /// Appends bytes that are the same for equal names and values in the same order, and for no others.
    public func appendBytes(to bytes: inout [UInt8]) {
        bytes.append(count: members.count)
        for place in members.indices {
            bytes.append(counted: members[place].0)
            members[place].1.appendBytes(to: &bytes)
        }
    }

    /// Appends such bytes of what a path leads to, with the path; nothing where it leads to nothing.
    func appendBytes(at path: [String], to bytes: inout [UInt8]) {
        var value = TemplateValue.object(self)
        for part in path {
            guard case .object(let object) = value, let member = object[part] else { return }
            value = member
        }
        for part in path { bytes.append(counted: part) }
        value.appendBytes(to: &bytes)
    }
}

extension TemplateValue {
    fileprivate func appendBytes(to bytes: inout [UInt8]) {
        switch self {
        case .absent: bytes.append(0)
        case .flag(let flag): bytes.append(flag ? 1 : 2)
        case .number(let number):
            bytes.append(3)
            bytes.append(count: number)
        case .text(let text):
            bytes.append(4)
            bytes.append(counted: text)
        case .markup(let markup):
            bytes.append(5)
            bytes.append(counted: markup.html)
        case .list(let elements):
            bytes.append(6)
            bytes.append(count: elements.count)
            for place in elements.indices { elements[place].appendBytes(to: &bytes) }
        case .object(let object):
            bytes.append(7)
            object.appendBytes(to: &bytes)
        }
    }
}

extension [UInt8] {
    /// Appends a number; most take one byte.
    fileprivate mutating func append(count: Int) {
        if 0..<255 ~= count { return append(UInt8(truncatingIfNeeded: count)) }
        append(255)
        Swift.withUnsafeBytes(of: count.littleEndian) { append(contentsOf: $0) }
    }

    /// Appends a text behind its length, so that it cannot be taken for what follows.
    fileprivate mutating func append(counted text: String) {
        append(count: text.utf8.count)
        append(contentsOf: text.utf8)
    }
}
