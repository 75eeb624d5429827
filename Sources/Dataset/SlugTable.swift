import PokeModel

/// The slugs of all resources, for the million references that are written.
struct SlugTable: Sendable {
    private let slugs: [[Int32: String]]

    init(_ pokedex: Pokedex) {
        slugs = Kind.allCases.map { Self.slugs(of: pokedex.table($0)) }
    }

    private static func slugs<Table: ResourceTable>(of table: Table) -> [Int32: String] {
        Dictionary(table.rows.map { ($0.id, $0.slug) }) { first, _ in first }
    }

    /// The slug of a resource; its id where it is missing, which the Pokédex promises it is not.
    subscript(reference: Reference) -> String {
        slugs[Int(reference.kind.rawValue)][reference.id] ?? "\(reference.id)"
    }
}
