/// A grammar whose references are followed: its elements, its attributes, and how they may stand.
///
/// An element's name and its parent say which of the grammar's elements it is, as in DTDs and XML Schema; where a
/// grammar leaves that open, reading it is an error. That is what keeps a check to one state for each open element.
struct Grammar: Sendable {
    struct Element: Sendable {
        let names: NameClass
        /// Its attributes and content.
        var pattern: Pattern
    }

    struct Attribute: Sendable, Hashable {
        let names: NameClass
        let value: AttributeValue
    }

    /// The elements and attributes by number.
    private(set) var elements: [Element] = []
    private(set) var attributes: [Attribute] = []
    /// The patterns that the grammar itself has.
    private(set) var pool = PatternPool()
    /// Every name of an element, and every name of an attribute.
    private(set) var elementNames: Set<String> = []
    private(set) var attributeNames: Set<String> = []

    private let definitions: [String: GrammarSyntax]
    private var patterns: [String: Pattern] = [:]
    private var attributeNumbers: [Attribute: Int32] = [:]
    private var bodies: [GrammarSyntax] = []

    /// Reads a grammar from its compact syntax.
    init(_ text: String) throws(GrammarError) {
        definitions = try GrammarReader.read(text)
        for (name, syntax) in definitions.sorted(by: { $0.key < $1.key }) {
            // A name for values stands only in attributes.
            if case .data = syntax { continue }
            _ = try pattern(of: name, path: [])
        }
        // Elements name others that are met on the way.
        var next = 0
        while next < bodies.count {
            elements[next].pattern = try compile(bodies[next], path: [])
            next += 1
        }
        bodies = []
    }

    /// The pattern of a definition; nil where there is none of that name.
    func pattern(named name: String) -> Pattern? { patterns[name] }

    private mutating func pattern(of name: String, path: [String]) throws(GrammarError) -> Pattern {
        if let known = patterns[name] { return known }
        guard let syntax = definitions[name] else { throw GrammarError(line: 0, message: "nothing defines \(name)") }
        guard !path.contains(name) else { throw GrammarError(line: 0, message: "\(name) holds itself") }
        let pattern = try compile(syntax, path: path + [name])
        patterns[name] = pattern
        return pattern
    }

    private mutating func compile(_ syntax: GrammarSyntax, path: [String]) throws(GrammarError) -> Pattern {
        switch syntax {
        case .empty: return PatternPool.empty
        case .text: return PatternPool.text
        case .reference(let name): return try pattern(of: name, path: path)
        case .element(let names, let body):
            if case .names(let names) = names { elementNames.formUnion(names) }
            elements.append(Element(names: names, pattern: PatternPool.notAllowed))
            bodies.append(body)
            return pool.element(Int32(elements.count - 1))
        case .attribute(let names, let value):
            if case .names(let names) = names { attributeNames.formUnion(names) }
            let attribute = Attribute(names: names, value: try self.value(value))
            let number = attributeNumbers[attribute, default: Int32(attributes.count)]
            if number == attributes.count {
                attributes.append(attribute)
                attributeNumbers[attribute] = number
            }
            return pool.attribute(number)
        case .value, .data: throw GrammarError(line: 0, message: "a value stands outside of an attribute")
        case .optional(let inner): return pool.optional(try compile(inner, path: path))
        case .oneOrMore(let inner): return pool.oneOrMore(try compile(inner, path: path))
        case .choice(let parts):
            var result = PatternPool.notAllowed
            for part in parts.reversed() { result = pool.choice(try compile(part, path: path), result) }
            return result
        case .group(let parts):
            var result = PatternPool.empty
            for part in parts.reversed() { result = pool.group(try compile(part, path: path), result) }
            return result
        case .interleave(let parts):
            var result = PatternPool.empty
            for part in parts.reversed() { result = pool.interleave(try compile(part, path: path), result) }
            return result
        }
    }

    private func value(_ syntax: GrammarSyntax) throws(GrammarError) -> AttributeValue {
        var value = AttributeValue()
        switch syntax {
        case .text: value.isAnything = true
        case .value(let text): value.values = [text]
        case .data(let type): value.types = [type]
        case .reference(let name):
            guard let inner = definitions[name] else {
                throw GrammarError(line: 0, message: "nothing defines \(name)")
            }
            return try self.value(inner)
        case .choice(let parts):
            for part in parts {
                let inner = try self.value(part)
                value.values += inner.values
                value.types += inner.types
            }
        default: throw GrammarError(line: 0, message: "an attribute holds what is no value")
        }
        return value
    }
}

extension NameClass {
    /// Whether it has a name.
    func contains(_ name: String) -> Bool {
        switch self {
        case .any: true
        case .names(let names): names.contains(name)
        }
    }
}
