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
        let parts = description.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count > 1 else { return nil }
        switch (parts.count, parts[1]) {
        case (2, ""): return .single(name: String(parts[0]))
        case (2, let query) where query.hasPrefix("?"): return .listing(kind: String(parts[0]))
        case (3, let id):
            // One resource has one address: `01` and `-0` are none.
            guard let number = Int32(id), "\(number)" == id else { return nil }
            if parts[2].isEmpty { return .resource(kind: String(parts[0]), id: number) }
            return parts[0] == "pokemon" && parts[2] == "encounters" ? .encounters(pokemon: number) : nil
        default: return nil
        }
    }
}
