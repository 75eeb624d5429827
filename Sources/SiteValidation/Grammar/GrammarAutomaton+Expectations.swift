/// What a message says was expected.
extension GrammarAutomaton {
    /// The names of the elements that may come next, in alphabetical order.
    func expectedElements(_ state: State) -> [String] {
        var found: [String] = []
        func visit(_ pattern: Pattern) {
            switch pool[pattern] {
            case .notAllowed, .empty, .text, .attribute: break
            case .element(let number):
                if case .names(let names) = grammar.elements[Int(number)].names {
                    for name in names where !found.contains(name) { found.append(name) }
                }
            case .choice(let left, let right), .interleave(let left, let right):
                visit(left)
                visit(right)
            case .group(let left, let right):
                visit(left)
                if pool.isNullable(left) { visit(right) }
            case .oneOrMore(let inner): visit(inner)
            }
        }
        visit(state)
        return found.sorted()
    }

    /// The elements without which an element may not end, in words.
    func missingElements(_ state: State) -> String {
        if pool.isNullable(state) { return "" }
        switch pool[state] {
        case .notAllowed, .empty, .text, .attribute: return ""
        case .element(let number):
            if case .names(let names) = grammar.elements[Int(number)].names { return names.joined(separator: " or ") }
            return "an element"
        case .choice(let left, let right): return Self.joined(missingElements(left), "or", missingElements(right))
        case .group(let left, let right), .interleave(let left, let right):
            return Self.joined(missingElements(left), "and", missingElements(right))
        case .oneOrMore(let inner): return missingElements(inner)
        }
    }

    private static func joined(_ left: String, _ word: String, _ right: String) -> String {
        left.isEmpty || left == right ? right : right.isEmpty ? left : "\(left) \(word) \(right)"
    }

    /// The attributes that an element may still have.
    func attributes(in state: State) -> [Grammar.Attribute] {
        var found: [Int32] = []
        collectAttributes(of: state) { if !found.contains($0) { found.append($0) } }
        return found.map { grammar.attributes[Int($0)] }
    }

    /// What an element lacks, in words: names with "and" and "or" between.
    func missingAttributes(_ state: State) -> String {
        switch pool[state] {
        case .attribute(let number):
            if case .names(let names) = grammar.attributes[Int(number)].names { return names.joined(separator: " or ") }
            return ""
        case .choice(let left, let right):
            if closing(left, isLenient: false) != PatternPool.notAllowed { return "" }
            if closing(right, isLenient: false) != PatternPool.notAllowed { return "" }
            return Self.joined(missingAttributes(left), "or", missingAttributes(right))
        case .group(let left, let right), .interleave(let left, let right):
            return Self.joined(missingAttributes(left), "and", missingAttributes(right))
        case .oneOrMore(let inner): return missingAttributes(inner)
        case .notAllowed, .empty, .text, .element: return ""
        }
    }
}
