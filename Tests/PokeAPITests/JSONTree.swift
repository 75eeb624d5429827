import JSON

/// A JSON document that can be changed, for tests.
indirect enum JSONTree: Equatable {
    case null
    case boolean(Bool)
    case integer(Int)
    case string(String)
    case array([JSONTree])
    case object([(name: String, value: JSONTree)])

    static func == (left: JSONTree, right: JSONTree) -> Bool { left.json == right.json }

    init(_ value: JSONValue) {
        switch value.sort {
        case .null, .number: self = .null
        case .boolean: self = .boolean(value.boolean ?? false)
        case .integer: self = .integer(value.integer ?? 0)
        case .string: self = .string(value.string ?? "")
        case .array: self = .array(value.elements?.map(JSONTree.init) ?? [])
        case .object:
            self = .object(value.members?.map { (String(decoding: $0.name, as: UTF8.self), JSONTree($0.value)) } ?? [])
        }
    }

    var json: [UInt8] {
        var writer = JSONWriter()
        write(to: &writer)
        return writer.bytes
    }

    private func write(to writer: inout JSONWriter) {
        switch self {
        case .null: writer.null()
        case .boolean(let value): writer.boolean(value)
        case .integer(let value): writer.integer(value)
        case .string(let value): writer.string(value)
        case .array(let elements):
            writer.beginArray()
            for element in elements { element.write(to: &writer) }
            writer.endArray()
        case .object(let members):
            writer.beginObject()
            for member in members {
                writer.key(member.name)
                member.value.write(to: &writer)
            }
            writer.endObject()
        }
    }

    /// Where a leaf stands: the index of a member or an element at each level.
    typealias Place = [Int]

    /// The places of all values that hold no others, in order; empty lists and objects are among them.
    var leaves: [Place] {
        switch self {
        case .array(let elements) where !elements.isEmpty:
            elements.enumerated().flatMap { index, element in element.leaves.map { [index] + $0 } }
        case .object(let members) where !members.isEmpty:
            members.enumerated().flatMap { index, member in member.value.leaves.map { [index] + $0 } }
        default: [[]]
        }
    }

    /// The path of a place, as errors tell it.
    func path(of place: Place) -> String {
        guard let index = place.first else { return "" }
        let rest = Array(place.dropFirst())
        switch self {
        case .array(let elements): return "[\(index)]" + elements[index].suffix(of: rest)
        case .object(let members): return members[index].name + members[index].value.suffix(of: rest)
        default: return ""
        }
    }

    private func suffix(of place: Place) -> String {
        let path = path(of: place)
        return path.isEmpty || path.hasPrefix("[") ? path : "." + path
    }

    /// The value at a place.
    subscript(place: Place) -> JSONTree {
        guard let index = place.first else { return self }
        switch self {
        case .array(let elements): return elements[index][Array(place.dropFirst())]
        case .object(let members): return members[index].value[Array(place.dropFirst())]
        default: return self
        }
    }

    /// The tree with another value at a place, or without it.
    func replacing(_ place: Place, with value: JSONTree?) -> JSONTree {
        guard let index = place.first else { return value ?? .null }
        let isHere = place.count == 1
        switch self {
        case .array(var elements):
            if isHere, value == nil {
                elements.remove(at: index)
            } else {
                elements[index] = elements[index].replacing(Array(place.dropFirst()), with: value)
            }
            return .array(elements)
        case .object(var members):
            if isHere, value == nil {
                members.remove(at: index)
            } else {
                members[index].value = members[index].value.replacing(Array(place.dropFirst()), with: value)
            }
            return .object(members)
        default: return self
        }
    }
}
