import PokeModel

/// The slugs of all resources, for the million references that are written.
struct SlugTable: Sendable {
    /// All slugs one behind another, in the quotes that JSON has them in; there is nothing in a slug to escape.
    private var quoted: [UInt8] = []
    /// The places of those whose ids are small, which nearly all are, by id; empty where there is none.
    private var dense: [[Range<Int32>]] = []
    private var others: [Reference: Range<Int32>] = [:]

    private static let small = 0..<(1 << 15)

    init(_ pokedex: Pokedex) {
        for kind in Kind.allCases {
            dense.append([])
            for (reference, slug) in Self.slugs(of: pokedex.table(kind)) { add(slug, of: reference) }
        }
    }

    private mutating func add(_ slug: String, of reference: Reference) {
        let start = Int32(quoted.count)
        quoted += "\"\(slug)\"".utf8
        let place = start..<Int32(quoted.count)
        let (kind, id) = (Int(reference.kind.rawValue), Int(reference.id))
        guard Self.small.contains(id) else { return others[reference] = place }
        if id >= dense[kind].count { dense[kind] += repeatElement(0..<0, count: id + 1 - dense[kind].count) }
        dense[kind][id] = place
    }

    private static func slugs<Table: ResourceTable>(of table: Table) -> [(Reference, String)] {
        table.rows.map { ($0.reference, $0.slug) }
    }

    /// Calls `body` with the slug of a resource in double quotes, as bytes that are valid only inside it; with its id where
    /// it is missing, which the Pokédex promises it is not.
    func withQuoted(_ reference: Reference, _ body: (UnsafeRawBufferPointer) -> Void) {
        let slugs = dense[Int(reference.kind.rawValue)]
        let id = Int(reference.id)
        let place = slugs.indices.contains(id) ? slugs[id] : others[reference] ?? 0..<0
        if place.isEmpty { return Array("\"\(reference.id)\"".utf8).withUnsafeBytes(body) }
        quoted.withUnsafeBytes {
            body(UnsafeRawBufferPointer(rebasing: $0[Int(place.lowerBound)..<Int(place.upperBound)]))
        }
    }

    /// Calls `body` with the slug of a resource alone, likewise.
    func withSlug(_ reference: Reference, _ body: (UnsafeRawBufferPointer) -> Void) {
        withQuoted(reference) { body(UnsafeRawBufferPointer(rebasing: $0.dropFirst().dropLast())) }
    }
}
