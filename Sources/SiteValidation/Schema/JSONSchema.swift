import JSON

/// A schema of [JSON Schema 2020-12](https://json-schema.org/draft/2020-12), as far as those of the dataset use it.
///
/// A keyword that is not known here is refused: passed over, it would let through what it is there to stop. Belongs to one
/// task.
struct JSONSchema {
    /// One schema in the document; others are named by their place in ``nodes``.
    struct Node {
        /// The sorts of values that it takes; nil for all.
        var types: Set<ValueType>?
        var pattern: TextPattern?
        var constants: [Constant]?
        var minimum: Double?
        var mostItems: Int?
        var items: Int?
        var properties: [Property] = []
        var additional: Int?
        var names: Int?
        var all: [Int] = []
        var any: [Int] = []
        /// Whether it takes nothing, as `false` does.
        var isNever = false
        /// Whether it says anything about members or elements.
        var isFlat = true
    }

    /// A member that an object may have, or must.
    struct Property {
        let name: [UInt8]
        /// What it must be like; nil for a name that is only demanded.
        var node: Int?
        var isRequired: Bool
    }

    /// What `type` names.
    enum ValueType: String {
        case null, boolean, integer, number, string, array, object
    }

    /// A value that is taken as it is.
    enum Constant: Equatable {
        case text(String)
        case integer(Int)
        case truth(Bool)
        case null
    }

    /// What cannot be read of a schema, as a part of a sentence.
    struct Fault: Error {
        let description: String
    }

    private(set) var nodes: [Node] = []
    /// The places of the definitions, by their names.
    private var definitions: [String: Int] = [:]

    /// Reads a schema; throws ``Fault`` where it says what is not known here.
    init(_ root: JSONValue) throws(Fault) {
        // The root is the first, and the definitions are known before anything refers to them.
        let named = root["$defs"]?.members.map(Array.init) ?? []
        nodes = Array(repeating: Node(), count: named.count + 1)
        for (place, member) in named.enumerated() {
            definitions["#/$defs/" + String(decoding: member.name, as: UTF8.self)] = place + 1
        }
        for (place, member) in named.enumerated() { nodes[place + 1] = try read(member.value) }
        nodes[0] = try read(root)
    }

    private mutating func add(_ value: JSONValue) throws(Fault) -> Int {
        if let target = value["$ref"]?.string, value.members.map({ $0.allSatisfy(Self.isAside) }) == true {
            return try definition(target)
        }
        let node = try read(value)
        nodes.append(node)
        return nodes.count - 1
    }

    private mutating func addAll(in values: JSONValue) throws(Fault) -> [Int] {
        var places: [Int] = []
        for value in values.elements.map(Array.init) ?? [] { places.append(try add(value)) }
        return places
    }

    private func definition(_ target: String) throws(Fault) -> Int {
        guard let place = definitions[target] else {
            throw Fault(description: "`$ref` leads to \(target), which is not there")
        }
        return place
    }

    /// Whether a member beside a reference changes nothing of what it means.
    private static func isAside(_ member: JSONValue.Member) -> Bool {
        let name = String(decoding: member.name, as: UTF8.self)
        return name == "$ref" || isAnnotation(name)
    }

    private static func isAnnotation(_ name: String) -> Bool {
        ["$schema", "$id", "$comment", "title", "description", "default", "examples", "deprecated"].contains(name)
            || name.hasPrefix("x-")
    }

    private mutating func read(_ schema: JSONValue) throws(Fault) -> Node {
        var node = Node()
        if let isAny = schema.boolean {
            node.isNever = !isAny
            return node
        }
        guard let members = schema.members else { throw Fault(description: "`\(schema.path)` is no schema") }
        for member in members {
            let (name, value) = (String(decoding: member.name, as: UTF8.self), member.value)
            switch name {
            case "type":
                let names = value.string.map { [$0] } ?? value.elements.map { $0.map { $0.string ?? "" } } ?? []
                node.types = Set(names.compactMap(ValueType.init(rawValue:)))
                guard node.types?.count == names.count else { throw Fault(description: "`\(value.path)` is no type") }
            case "pattern":
                guard let pattern = value.string.flatMap(TextPattern.init) else {
                    throw Fault(description: "`\(value.path)` is no pattern that is known here")
                }
                node.pattern = pattern
            case "const": node.constants = [try constant(value)]
            case "enum":
                var constants: [Constant] = []
                for element in value.elements.map(Array.init) ?? [] { constants.append(try constant(element)) }
                node.constants = constants
            case "minimum": node.minimum = value.number
            case "maxItems": node.mostItems = value.integer
            case "items": node.items = try add(value)
            case "additionalProperties": node.additional = try add(value)
            case "propertyNames": node.names = try add(value)
            case "allOf": node.all += try addAll(in: value)
            case "anyOf": node.any = try addAll(in: value)
            case "$ref": node.all.append(try definition(value.string ?? ""))
            case "properties":
                for property in value.members.map(Array.init) ?? [] {
                    let place = try add(property.value)
                    update(&node, Array(property.name)) { $0.node = place }
                }
            case "required":
                for element in value.elements.map(Array.init) ?? [] {
                    update(&node, element.utf8.map(Array.init) ?? []) { $0.isRequired = true }
                }
            case "$defs": continue
            case _ where Self.isAnnotation(name): continue
            default: throw Fault(description: "`\(value.path)`: this keyword is not known here")
            }
        }
        node.isFlat = node.items == nil && node.properties.isEmpty && node.additional == nil && node.names == nil
        return node
    }

    private func update(_ node: inout Node, _ name: [UInt8], _ change: (inout Property) -> Void) {
        let place = node.properties.firstIndex { $0.name == name } ?? node.properties.count
        if place == node.properties.count { node.properties.append(Property(name: name, node: nil, isRequired: false)) }
        change(&node.properties[place])
    }

    private func constant(_ value: JSONValue) throws(Fault) -> Constant {
        guard let constant = Constant(value) else {
            throw Fault(description: "`\(value.path)` is no text, whole number, true, false or null")
        }
        return constant
    }
}

extension JSONSchema.Constant {
    /// Nil for values of other sorts.
    init?(_ value: JSONValue) {
        if let text = value.string {
            self = .text(text)
        } else if let number = value.integer {
            self = .integer(number)
        } else if let truth = value.boolean {
            self = .truth(truth)
        } else if value.isNull {
            self = .null
        } else {
            return nil
        }
    }

    /// As JSON has it.
    var json: String {
        switch self {
        case .text(let text): "\"\(text)\""
        case .integer(let number): "\(number)"
        case .truth(let truth): "\(truth)"
        case .null: "null"
        }
    }
}
