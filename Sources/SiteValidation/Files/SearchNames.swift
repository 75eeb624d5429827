import JSON

/// How many pages of each kind a search index of names leads to.
public struct SearchNames: Sendable {
    let language: String
    let pageCounts: [String: Int]

    /// Reads an index; nil for JSON of another sort.
    init?(_ root: JSONValue) {
        guard let language = root["language"]?.string, let kinds = root["kinds"]?.elements else { return nil }
        self.language = language
        var counts: [String: Int] = [:]
        for block in kinds {
            guard let kind = block["kind"]?.string, let slugs = block["slugs"]?.string else { return nil }
            // An entry on the page of the one before it has no slug of its own.
            counts[kind] = slugs.split(separator: "\n", omittingEmptySubsequences: false).count { $0 != "=" }
        }
        pageCounts = counts
    }
}
