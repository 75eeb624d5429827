import Glibc
import JSON

extension JSONSchema {
    /// A value that is not as a schema says, and what was expected there.
    struct Mismatch {
        let value: JSONValue
        let expected: String

        /// What is wrong, with the path inside of the document, as a part of a sentence.
        var sentence: String {
            let place = value.path.isEmpty ? "the whole" : "`\(value.path)`"
            return "\(place) is \(value.excerpt); expected \(expected)"
        }
    }

    /// The first place at which a document is not as the schema says; nil where it is.
    func mismatch(in root: JSONValue) -> Mismatch? { mismatch(in: root, 0) }

    private func mismatch(in value: JSONValue, _ place: Int) -> Mismatch? {
        let node = nodes[place]
        if node.isNever { return Mismatch(value: value, expected: "nothing of that name") }
        if let types = node.types, !types.contains(where: { $0.takes(value) }) {
            let names = types.map(\.rawValue).sorted().joined(separator: " or ")
            return Mismatch(value: value, expected: names)
        }
        if let constants = node.constants, !constants.contains(where: { $0 == Constant(value) }) {
            return Mismatch(value: value, expected: constants.map(\.json).joined(separator: " or "))
        }
        if let minimum = node.minimum, let number = value.number, number < minimum {
            return Mismatch(value: value, expected: "at least \(minimum)")
        }
        if let pattern = node.pattern, let text = value.string, !pattern.matches(text) {
            return Mismatch(value: value, expected: "a text as \(pattern.text)")
        }
        for other in node.all {
            if let found = mismatch(in: value, other) { return found }
        }
        if !node.any.isEmpty, let found = mismatch(in: value, ofAny: node.any) { return found }
        if let elements = value.elements { return mismatch(in: value, elements, node) }
        if !node.isFlat, let members = value.members { return mismatch(in: value, members, node) }
        return nil
    }

    private func mismatch(in array: JSONValue, _ elements: JSONValue.Elements, _ node: Node) -> Mismatch? {
        if let most = node.mostItems, elements.underestimatedCount > most {
            return Mismatch(value: array, expected: "at most \(most) elements")
        }
        guard let items = node.items else { return nil }
        for element in elements {
            if let found = mismatch(in: element, items) { return found }
        }
        return nil
    }

    /// What is wrong with a value that must be as one of some schemas: what that one says which is for its sort of values.
    private func mismatch(in value: JSONValue, ofAny places: [Int]) -> Mismatch? {
        var closest: Mismatch?
        for place in places {
            guard let found = mismatch(in: value, place) else { return nil }
            // What was looked at the longest was most likely meant.
            if closest.map({ $0.value.path.utf8.count < found.value.path.utf8.count }) ?? true { closest = found }
        }
        return closest
    }

    private func mismatch(in object: JSONValue, _ members: JSONValue.Members, _ node: Node) -> Mismatch? {
        var missing = node.properties.count { $0.isRequired }
        var seen = Set<Int>()
        // Members mostly come in the schema's order.
        var next = 0
        for member in members {
            if let names = node.names, let expected = mismatch(inName: member.name, names) {
                return Mismatch(value: member.value, expected: "a name as \(expected)")
            }
            guard let place = node.property(member.name, from: next) else {
                if let additional = node.additional, let found = mismatch(in: member.value, additional) { return found }
                continue
            }
            next = place + 1
            let property = node.properties[place]
            if property.isRequired, seen.insert(place).inserted { missing -= 1 }
            if let inner = property.node {
                if let found = mismatch(in: member.value, inner) { return found }
            } else if let additional = node.additional, let found = mismatch(in: member.value, additional) {
                return found
            }
        }
        guard missing > 0 else { return nil }
        let lacking = node.properties.indices.filter { node.properties[$0].isRequired && !seen.contains($0) }
        let names = lacking.map { "`\(String(decoding: node.properties[$0].name, as: UTF8.self))`" }
        return Mismatch(value: object, expected: "the member \(names.joined(separator: ", "))")
    }

    /// What a name should be like; nil where it is.
    private func mismatch(inName name: UnsafeBufferPointer<UInt8>, _ place: Int) -> String? {
        let node = nodes[place]
        let text = String(decoding: name, as: UTF8.self)
        if let pattern = node.pattern, !pattern.matches(text) { return pattern.text }
        if let constants = node.constants, !constants.contains(.text(text)) {
            return constants.map(\.json).joined(separator: " or ")
        }
        return node.all.lazy.compactMap { mismatch(inName: name, $0) }.first
    }
}

extension JSONSchema.Node {
    /// The place of a property, looked for from `start` on, and then from the first.
    fileprivate func property(_ name: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
        let range = properties.indices
        return (start..<range.upperBound).first { properties[$0].isNamed(name) }
            ?? (0..<min(start, range.upperBound)).first { properties[$0].isNamed(name) }
    }
}

extension JSONSchema.Property {
    fileprivate func isNamed(_ other: UnsafeBufferPointer<UInt8>) -> Bool {
        guard name.count == other.count, let start = other.baseAddress else { return name.isEmpty && other.isEmpty }
        return memcmp(name, start, name.count) == 0
    }
}

extension JSONSchema.ValueType {
    fileprivate func takes(_ value: JSONValue) -> Bool {
        switch self {
        case .null: value.isNull
        case .boolean: value.sort == .boolean
        // "any number with a zero fractional part" is an integer.
        case .integer: value.sort == .integer || value.number.map { $0 == $0.rounded() } ?? false
        case .number: value.sort == .integer || value.sort == .number
        case .string: value.sort == .string
        case .array: value.sort == .array
        case .object: value.sort == .object
        }
    }
}
