/// A pattern in a pool; equal patterns have the same number.
typealias Pattern = Int32

/// The patterns of a grammar and those that are left of them while a document is read, each kept once.
///
/// What may follow is found by derivatives, as in James Clark's
/// [algorithm for RELAX NG](https://relaxng.org/jclark/derivative.html): the derivative of a pattern by what was read is
/// the pattern of what may come after it.
struct PatternPool {
    enum Node: Hashable {
        case notAllowed, empty, text
        /// By their numbers in the grammar.
        case element(Int32), attribute(Int32)
        case choice(Pattern, Pattern), group(Pattern, Pattern), interleave(Pattern, Pattern)
        case oneOrMore(Pattern)
    }

    static let notAllowed: Pattern = 0
    static let empty: Pattern = 1
    static let text: Pattern = 2

    private var nodes: [Node] = [.notAllowed, .empty, .text]
    private var numbers: [Node: Pattern] = [.notAllowed: notAllowed, .empty: empty, .text: text]
    /// Whether each pattern is also that of nothing at all.
    private var nullable: [Bool] = [false, true, true]

    subscript(pattern: Pattern) -> Node { nodes[Int(pattern)] }

    /// Whether nothing need come.
    func isNullable(_ pattern: Pattern) -> Bool { nullable[Int(pattern)] }

    mutating func element(_ number: Int32) -> Pattern { keep(.element(number)) }
    mutating func attribute(_ number: Int32) -> Pattern { keep(.attribute(number)) }

    mutating func choice(_ left: Pattern, _ right: Pattern) -> Pattern {
        if left == right || right == Self.notAllowed { return left }
        if left == Self.notAllowed { return right }
        // To the right and in order, so that the same choice is the same pattern however it came about.
        if case .choice(let first, let rest) = self[left] { return choice(first, choice(rest, right)) }
        guard case .choice(let first, let rest) = self[right] else {
            return left < right ? keep(.choice(left, right)) : keep(.choice(right, left))
        }
        if left == first { return right }
        return left < first ? keep(.choice(left, right)) : keep(.choice(first, choice(left, rest)))
    }

    mutating func group(_ left: Pattern, _ right: Pattern) -> Pattern {
        if left == Self.notAllowed || right == Self.notAllowed { return Self.notAllowed }
        if left == Self.empty { return right }
        if right == Self.empty { return left }
        if case .group(let first, let rest) = self[left] { return group(first, group(rest, right)) }
        return keep(.group(left, right))
    }

    mutating func interleave(_ left: Pattern, _ right: Pattern) -> Pattern {
        if left == Self.notAllowed || right == Self.notAllowed { return Self.notAllowed }
        if left == Self.empty { return right }
        if right == Self.empty { return left }
        return keep(.interleave(left, right))
    }

    mutating func oneOrMore(_ pattern: Pattern) -> Pattern {
        pattern <= Self.text ? pattern : keep(.oneOrMore(pattern))
    }

    mutating func optional(_ pattern: Pattern) -> Pattern {
        isNullable(pattern) ? pattern : choice(Self.empty, pattern)
    }

    private mutating func keep(_ node: Node) -> Pattern {
        if let number = numbers[node] { return number }
        let number = Pattern(nodes.count)
        nodes.append(node)
        numbers[node] = number
        nullable.append(mayBeNothing(node))
        return number
    }

    private func mayBeNothing(_ node: Node) -> Bool {
        switch node {
        case .notAllowed, .element, .attribute: false
        case .empty, .text: true
        case .choice(let left, let right): isNullable(left) || isNullable(right)
        case .group(let left, let right), .interleave(let left, let right): isNullable(left) && isNullable(right)
        case .oneOrMore(let pattern): isNullable(pattern)
        }
    }
}
