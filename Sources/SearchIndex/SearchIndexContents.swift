import JSON

/// What a names index leads to, read back from its bytes.
public struct SearchIndexContents {
    /// The tag of its language.
    public let language: String
    /// How many pages of each kind it leads to, whatever has an anchor on them.
    public let pageCounts: [String: Int]

    /// Reads an index; nil where the bytes are none of the version that ``SearchIndexWriter`` writes.
    public init?(_ bytes: [UInt8]) {
        // Bytes that are no JSON are no index either.
        let contents = try? JSONParser().withDocument(bytes) { root -> (String, [String: Int])? in
            guard root["version"]?.integer == SearchIndexWriter.formatVersion,
                let language = root["language"]?.string, let kinds = root["kinds"]?.elements
            else { return nil }
            var counts: [String: Int] = [:]
            for block in kinds {
                guard let kind = block["kind"]?.string, let slugs = block["slugs"]?.string else { return nil }
                // An entry on the page of the one before it has no slug of its own.
                counts[kind] = slugs.split(separator: "\n", omittingEmptySubsequences: false).count { $0 != "=" }
            }
            return (language, counts)
        }
        guard let (language, pageCounts) = contents else { return nil }
        self.language = language
        self.pageCounts = pageCounts
    }
}
