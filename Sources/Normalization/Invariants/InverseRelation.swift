import Diagnostics
import PokeModel

/// Two fields that tell the same thing from both ends, as a species' varieties and a pokemon's species.
struct InverseRelation: Sendable {
    /// One thing that is told: who, of whom, and with which number where there is one.
    struct Pair: Hashable, Comparable {
        let left: Reference
        let right: Reference
        let value: Int32

        static func < (one: Pair, other: Pair) -> Bool {
            (one.left, one.right, one.value) < (other.left, other.right, other.value)
        }
    }

    /// The field on the left, as `pokemon-species.varieties`.
    let left: String
    /// The field on the right.
    let right: String
    /// What each field tells; nil where one side's kind is not there at all.
    private let pairs: @Sendable (Pokedex) -> (left: [Pair], right: [Pair])?

    /// A relation that is told in a way of its own.
    init(
        left: String,
        right: String,
        pairs: @escaping @Sendable (Pokedex) -> (left: [Pair], right: [Pair])?
    ) {
        self.left = left
        self.right = right
        self.pairs = pairs
    }

    /// A relation between two tables whose fields tell a number with each reference.
    init<Left: Resource, Right: Resource>(
        _ left: any KeyPath<Pokedex, Table<Left>> & Sendable,
        _ leftName: String,
        numbered leftEntries: @escaping @Sendable (Left) -> [(Reference?, Int32)],
        _ right: any KeyPath<Pokedex, Table<Right>> & Sendable,
        _ rightName: String,
        numbered rightEntries: @escaping @Sendable (Right) -> [(Reference?, Int32)]
    ) {
        self.init(left: "\(Left.kind.slug).\(leftName)", right: "\(Right.kind.slug).\(rightName)") { pokedex in
            let (lefts, rights) = (pokedex[keyPath: left], pokedex[keyPath: right])
            if lefts.isEmpty || rights.isEmpty { return nil }
            let leftPairs = lefts.flatMap { row in
                leftEntries(row).compactMap { other, value in
                    other.map { Pair(left: row.reference, right: $0, value: value) }
                }
            }
            let rightPairs = rights.flatMap { row in
                rightEntries(row).compactMap { other, value in
                    other.map { Pair(left: $0, right: row.reference, value: value) }
                }
            }
            return (leftPairs, rightPairs)
        }
    }

    /// A relation between two tables.
    init<Left: Resource, Right: Resource>(
        _ left: any KeyPath<Pokedex, Table<Left>> & Sendable,
        _ leftName: String,
        _ leftReferences: @escaping @Sendable (Left) -> [Reference?],
        _ right: any KeyPath<Pokedex, Table<Right>> & Sendable,
        _ rightName: String,
        _ rightReferences: @escaping @Sendable (Right) -> [Reference?]
    ) {
        self.init(
            left,
            leftName,
            numbered: { leftReferences($0).map { ($0, 0) } },
            right,
            rightName,
            numbered: { rightReferences($0).map { ($0, 0) } }
        )
    }

    /// What only one of the fields tells.
    func violations(in pokedex: Pokedex) -> [Diagnostic] {
        guard let pairs = pairs(pokedex) else { return [] }
        let (lefts, rights) = (pairs.left.sorted(), pairs.right.sorted())
        if lefts == rights { return [] }
        let (leftSet, rightSet) = (Set(lefts), Set(rights))
        let onlyLeft = leftSet.subtracting(rightSet).map { pair in
            violation(of: pair.left, left, names: pair.right, right, pair.value)
        }
        let onlyRight = rightSet.subtracting(leftSet).map { pair in
            violation(of: pair.right, right, names: pair.left, left, pair.value)
        }
        return onlyLeft + onlyRight
    }

    private func violation(
        of owner: Reference,
        _ field: String,
        names other: Reference,
        _ inverse: String,
        _ value: Int32
    ) -> Diagnostic {
        let number = value == 0 ? "" : " with \(value)"
        return Diagnostic(
            .warning,
            rule: "one-sided-relation",
            place: "\(owner)",
            summary: "\(field) has \(other)\(number), and its \(inverse) does not say so"
        )
    }
}
