import SQLite

extension StoreReader {
    /// The pictures and cries that could not be had, in the order of paths.
    public func mediaFailures() throws -> [Unanswered] {
        guard try hasMedia() else { return [] }
        return try query(
            "SELECT path, reason, attempts FROM media WHERE state = \(StoreSchema.State.failed.rawValue) ORDER BY path"
        ) { row in Unanswered(path: row.text(0) ?? "", reason: row.text(1) ?? "", attempts: row.integer(2)) }
    }

    /// How many pictures and cries the store holds in each state; nil where it never had any.
    public func mediaSummary() throws -> StoreSummary? {
        guard try hasMedia() else { return nil }
        return try query(
            """
            SELECT sum(state = 1), sum(state = 2), sum(state = 3), min(CASE state WHEN 1 THEN fetched END),
            max(CASE state WHEN 1 THEN fetched END) FROM media HAVING count(*) > 0
            """
        ) { row in
            StoreSummary(
                name: "pictures and cries",
                pending: 0,
                loaded: row.integer(0),
                failed: row.integer(1),
                gone: row.integer(2),
                oldest: row.isNull(3) ? nil : row.integer(3),
                newest: row.isNull(4) ? nil : row.integer(4)
            )
        }.first
    }

    /// Whether the store is of a version that has pictures.
    func hasMedia() throws -> Bool {
        try query("SELECT count(*) FROM sqlite_schema WHERE name = 'media'") { $0.integer(0) } == [1]
    }
}
