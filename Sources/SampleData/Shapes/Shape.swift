import PokeModel

/// What an answer, or a part of one, is made of.
///
/// Shapes are written like the answer itself: a dictionary literal is an object, a string literal the value of that column
/// of the row at hand, `nil` is null and `[]` an empty list.
struct Shape: Sendable {
    let make: @Sendable (Scope) -> JSONTree

    /// A part that no column holds.
    init(_ make: @escaping @Sendable (Scope) -> JSONTree) { self.make = make }
}

/// What a shape is filled from.
struct Scope {
    let sample: Sample
    /// The resource that is asked for.
    let resource: Reference
    /// The rows at hand; never none.
    let rows: [Row]

    /// The row at hand, or the first of them.
    var row: Row { rows[0] }

    func with(_ rows: [Row]) -> Scope { Scope(sample: sample, resource: resource, rows: rows) }

    /// The reference as the API writes it; null for none.
    func link(_ reference: Reference?) -> JSONTree {
        guard let reference else { return .null }
        let url = (key: "url", value: JSONTree.string("/api/v2/\(reference)/"))
        guard let slug = sample.names.slug(of: reference) else { return .object([url]) }
        return .object([(key: "name", value: .string(slug)), url])
    }

    func value(_ cell: Cell) -> JSONTree {
        switch cell {
        case .null: .null
        case .integer(let value): .integer(value)
        case .text(let value): .string(value)
        case .boolean(let value): .boolean(value)
        case .reference(let value): link(value)
        }
    }
}

extension Shape: ExpressibleByDictionaryLiteral, ExpressibleByStringLiteral, ExpressibleByNilLiteral,
    ExpressibleByArrayLiteral, ExpressibleByBooleanLiteral
{
    init(dictionaryLiteral members: (String, Shape)...) {
        self.init { scope in .object(members.map { (key: $0, value: $1.make(scope)) }) }
    }

    init(stringLiteral column: String) {
        self.init { scope in scope.value(scope.row[column]) }
    }

    init(nilLiteral: ()) { self.init { _ in .null } }

    init(booleanLiteral value: Bool) { self.init { _ in .boolean(value) } }

    /// Only the empty list has a literal; others come from rows.
    init(arrayLiteral elements: Never...) { self.init { _ in .array([]) } }

    /// The object of two shapes' members.
    static func + (left: Shape, right: Shape) -> Shape {
        Shape { scope in
            guard case .object(let first) = left.make(scope), case .object(let second) = right.make(scope) else {
                preconditionFailure("only objects can be joined")
            }
            return .object(first + second)
        }
    }
}

/// The rows that a list is made from.
struct Source: Sendable {
    let rows: @Sendable (Scope) -> [Row]

    /// The rows at hand.
    static let current = Source { $0.rows }

    /// The elements of a list of the row at hand.
    static func list(_ column: String) -> Source { Source { $0.row.list(column) } }

    /// The rows of a table or list that have the resource in `column`.
    static func table(_ relation: String, _ column: String) -> Source {
        Source { $0.sample.rows(relation, where: column, is: $0.resource) }
    }

    /// Those rows that pass.
    func filter(_ passes: @escaping @Sendable (Row) -> Bool) -> Source {
        Source { rows($0).filter(passes) }
    }
}
