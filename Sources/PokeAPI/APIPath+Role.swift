extension APIPath {
    /// What stands at a path.
    public enum Role: Hashable, Sendable {
        /// The index of kinds.
        case index
        /// A page of a kind's listing.
        case listing(kind: String)
        /// An answer that is one of its kind and has no id, as `meta/`.
        case single(name: String)
        /// A resource.
        case resource(kind: String, id: Int32)
        /// Where a pokemon is met.
        case encounters(pokemon: Int32)
    }

    /// What stands at the path; nil for addresses by name and for longer ones, which are never asked for.
    public var role: Role? {
        if description.isEmpty { return .index }
        let slash = UInt8(ascii: "/")
        guard let first = description.utf8.firstIndex(of: slash) else { return nil }
        let name = String(description[..<first])
        let rest = description[description.utf8.index(after: first)...]
        if rest.isEmpty { return .single(name: name) }
        guard let second = rest.utf8.firstIndex(of: slash) else {
            return rest.utf8.first == UInt8(ascii: "?") ? .listing(kind: name) : nil
        }
        // One resource has one address: `01` and `-0` are none.
        guard let id = Int32(rest[..<second]), "\(id)" == rest[..<second] else { return nil }
        let end = rest[rest.utf8.index(after: second)...]
        if end.isEmpty { return .resource(kind: name, id: id) }
        return end == "encounters" && name == "pokemon" ? .encounters(pokemon: id) : nil
    }
}
