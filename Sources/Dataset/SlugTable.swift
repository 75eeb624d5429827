import PokeModel

/// The slugs of all resources, for the million references that are written.
struct SlugTable: Sendable {
    /// Those whose ids are small, which nearly all are, by id.
    private let dense: [[String?]]
    private let others: [Reference: String]

    private static let small = 0..<(1 << 15)

    init(_ pokedex: Pokedex) {
        var dense: [[String?]] = []
        var others: [Reference: String] = [:]
        for kind in Kind.allCases {
            var slugs: [String?] = []
            for (reference, slug) in Self.slugs(of: pokedex.table(kind)) {
                let id = Int(reference.id)
                if Self.small.contains(id) {
                    if id >= slugs.count { slugs += repeatElement(nil, count: id + 1 - slugs.count) }
                    slugs[id] = slug
                } else {
                    others[reference] = slug
                }
            }
            dense.append(slugs)
        }
        self.dense = dense
        self.others = others
    }

    private static func slugs<Table: ResourceTable>(of table: Table) -> [(Reference, String)] {
        table.rows.map { ($0.reference, $0.slug) }
    }

    /// The slug of a resource; its id where it is missing, which the Pokédex promises it is not.
    subscript(reference: Reference) -> String {
        let slugs = dense[Int(reference.kind.rawValue)]
        let id = Int(reference.id)
        let slug = slugs.indices.contains(id) ? slugs[id] : others[reference]
        return slug ?? "\(reference.id)"
    }
}
