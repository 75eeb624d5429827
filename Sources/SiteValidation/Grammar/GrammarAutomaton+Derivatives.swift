/// What is left of a pattern after a part of a document was read.
extension GrammarAutomaton {
    /// The rest after the start of an element, which is noted by its number in the grammar.
    func derivative(of pattern: Pattern, byElement name: String, found: inout Int32) -> Pattern {
        switch pool[pattern] {
        case .notAllowed, .empty, .text, .attribute: return PatternPool.notAllowed
        case .element(let number):
            guard grammar.elements[Int(number)].names.contains(name) else { return PatternPool.notAllowed }
            precondition(found == -1 || found == number, "the grammar has two elements \(name) in one place")
            found = number
            return PatternPool.empty
        case .choice(let left, let right):
            let left = derivative(of: left, byElement: name, found: &found)
            return pool.choice(left, derivative(of: right, byElement: name, found: &found))
        case .group(let left, let right):
            let first = pool.group(derivative(of: left, byElement: name, found: &found), right)
            guard pool.isNullable(left) else { return first }
            return pool.choice(first, derivative(of: right, byElement: name, found: &found))
        case .interleave(let left, let right):
            let first = pool.interleave(derivative(of: left, byElement: name, found: &found), right)
            let second = pool.interleave(left, derivative(of: right, byElement: name, found: &found))
            return pool.choice(first, second)
        case .oneOrMore(let inner):
            let first = derivative(of: inner, byElement: name, found: &found)
            return pool.group(first, pool.optional(pattern))
        }
    }

    /// The rest after one of some attributes, which come in any order.
    func derivative(of pattern: Pattern, byAttributes matching: [Int32]) -> Pattern {
        switch pool[pattern] {
        case .notAllowed, .empty, .text, .element: return PatternPool.notAllowed
        case .attribute(let number): return matching.contains(number) ? PatternPool.empty : PatternPool.notAllowed
        case .choice(let left, let right):
            // XML allows no attribute twice: one that may be left out need not be taken away, and the state stays.
            if left == PatternPool.empty, case .attribute(let number) = pool[right] {
                return matching.contains(number) ? pattern : PatternPool.notAllowed
            }
            let left = derivative(of: left, byAttributes: matching)
            return pool.choice(left, derivative(of: right, byAttributes: matching))
        case .group(let left, let right):
            let first = pool.group(derivative(of: left, byAttributes: matching), right)
            return pool.choice(first, pool.group(left, derivative(of: right, byAttributes: matching)))
        case .interleave(let left, let right):
            let first = pool.interleave(derivative(of: left, byAttributes: matching), right)
            return pool.choice(first, pool.interleave(left, derivative(of: right, byAttributes: matching)))
        case .oneOrMore(let inner):
            return pool.group(derivative(of: inner, byAttributes: matching), pool.optional(pattern))
        }
    }

    /// The rest after a text.
    func textDerivative(of pattern: Pattern) -> Pattern {
        switch pool[pattern] {
        case .text: return pattern
        case .notAllowed, .empty, .element, .attribute: return PatternPool.notAllowed
        case .choice(let left, let right):
            let left = textDerivative(of: left)
            return pool.choice(left, textDerivative(of: right))
        case .group(let left, let right):
            let first = pool.group(textDerivative(of: left), right)
            return pool.isNullable(left) ? pool.choice(first, textDerivative(of: right)) : first
        case .interleave(let left, let right):
            let first = pool.interleave(textDerivative(of: left), right)
            return pool.choice(first, pool.interleave(left, textDerivative(of: right)))
        case .oneOrMore(let inner): return pool.group(textDerivative(of: inner), pool.optional(pattern))
        }
    }

    /// What is left when no attribute may come any more; where `isLenient`, as if none were missing.
    func closing(_ pattern: Pattern, isLenient: Bool) -> Pattern {
        switch pool[pattern] {
        case .notAllowed, .empty, .text, .element: return pattern
        case .attribute: return isLenient ? PatternPool.empty : PatternPool.notAllowed
        case .choice(let left, let right):
            let left = closing(left, isLenient: isLenient)
            return pool.choice(left, closing(right, isLenient: isLenient))
        case .group(let left, let right):
            let left = closing(left, isLenient: isLenient)
            return pool.group(left, closing(right, isLenient: isLenient))
        case .interleave(let left, let right):
            let left = closing(left, isLenient: isLenient)
            return pool.interleave(left, closing(right, isLenient: isLenient))
        case .oneOrMore(let inner): return pool.oneOrMore(closing(inner, isLenient: isLenient))
        }
    }

    /// Calls `body` with each attribute that a tag may have.
    func collectAttributes(of pattern: Pattern, _ body: (Int32) -> Void) {
        switch pool[pattern] {
        case .notAllowed, .empty, .text, .element: break
        case .attribute(let number): body(number)
        case .choice(let left, let right), .group(let left, let right), .interleave(let left, let right):
            collectAttributes(of: left, body)
            collectAttributes(of: right, body)
        case .oneOrMore(let inner): collectAttributes(of: inner, body)
        }
    }
}
