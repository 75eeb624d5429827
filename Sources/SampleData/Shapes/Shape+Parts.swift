import PokeModel

extension Shape {
    /// The members that every resource has.
    static let identity: Shape = ["id": "id"]
    /// The members that every resource with a slug has.
    static let named: Shape = ["id": "id", "name": "slug"]
    /// The names of the resource, in its own table.
    static let names: Shape = ["names": .each(.list("name"), ["name": "text", "language": "language"])]
    /// The descriptions of the resource, in its own table.
    static let descriptions: Shape = [
        "descriptions": .each(.list("description"), ["description": "text", "language": "language"])
    ]

    /// A number, or another value where the cell is empty.
    static func integer(_ column: String, orElse value: Int) -> Shape {
        Shape { .integer($0.row[column].integer ?? value) }
    }

    /// A text, or an empty one.
    static func text(_ column: String) -> Shape { Shape { .string($0.row[column].text ?? "") } }

    /// Whether the list has the word.
    static func flag(_ word: String, in list: String) -> Shape {
        Shape { scope in .boolean(scope.row.list(list).contains { $0["flag"].text == word }) }
    }

    /// An element for each row.
    static func each(_ source: Source, _ element: Shape) -> Shape {
        Shape { scope in .array(source.rows(scope).map { element.make(scope.with([$0])) }) }
    }

    /// An element for each resource in `column`, made from the rows that have it.
    static func groups(_ source: Source, by column: String, _ element: Shape) -> Shape {
        Shape { scope in
            let rows = source.rows(scope).filter { $0[column].reference != nil }
            let groups = Dictionary(grouping: rows) { $0[column].reference }
            let keys = groups.keys.compactMap(\.self).sorted()
            return .array(keys.compactMap { groups[$0].map { element.make(scope.with($0)) } })
        }
    }

    /// The resources in `column`, each once.
    static func references(_ source: Source, _ column: String) -> Shape {
        groups(source, by: column, Shape(stringLiteral: column))
    }

    /// The shape of the first row; null where there is none.
    static func first(_ source: Source, _ shape: Shape) -> Shape {
        Shape { scope in source.rows(scope).first.map { shape.make(scope.with([$0])) } ?? .null }
    }
}
