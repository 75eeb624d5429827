import PokeAPI

/// Which resources of a kind are found by name as well as by id.
struct ResourceNames {
    private var names: [Int32: String] = [:]
    /// Why others have none, in the order of the listing.
    private(set) var leftOut: [String] = []

    /// Shares out the names of a kind's listing; of resources that have the same name, the one with the lowest id gets it.
    init(of kind: String, in listing: StoredListing) {
        var owners: [String: Int32] = [:]
        for entry in listing.entries {
            guard let name = entry.name, Self.isSafe(name, kind) else { continue }
            owners[name] = min(entry.id, owners[name] ?? entry.id)
        }
        for entry in listing.entries {
            guard let name = entry.name else { continue }
            switch owners[name] {
            case nil: leftOut.append("\(entry.path): its name \(shown(name)) cannot be a folder's")
            case entry.id: names[entry.id] = name
            case let owner?: leftOut.append("\(entry.path): its name `\(name)` is also that of \(owner)")
            }
        }
    }

    /// The name under which a resource is found; nil for those that have none.
    subscript(id: Int32) -> String? { names[id] }

    /// Whether a name can be asked for and stored everywhere, and is not taken for an id.
    private static func isSafe(_ name: String, _ kind: String) -> Bool {
        let folder = "\(kind)/\(name)"
        guard APIPath(parsing: "/api/v2/\(folder)/")?.description == folder + "/", !name.contains("/") else {
            return false
        }
        let digits = name.hasPrefix("-") ? name.dropFirst() : name[...]
        return !digits.allSatisfy(\.isNumber) && MirrorWriter.path(ofAnswerIn: folder + "/encounters") != nil
    }
}
