import SQLite

extension StoreReader {
    /// An answer that is needed and was not had.
    public struct Unanswered: Sendable, Equatable {
        /// Its address below the root.
        public let path: String
        /// Why it is missing; nil where it was not asked for yet.
        public let reason: String?
        /// How often it was asked for in vain.
        public let attempts: Int

        /// The words where an answer was listed and nobody asked for it yet.
        public static let notFetched = "not fetched yet"
        /// The words where nobody asked yet what there is of a kind.
        public static let notListed = "not listed yet"

        /// The words where the listing of a kind was not read to its end.
        public static func partlyListed(_ listed: Int, of count: Int) -> String {
            "only \(listed) of \(count) are listed yet"
        }
    }

    /// What was asked for in vain or not at all, by role, kind and id.
    public func unanswered() throws -> [Unanswered] {
        try query(
            """
            SELECT path, CASE state WHEN \(StoreSchema.State.failed.rawValue) THEN coalesce(reason, '') END, attempts
            FROM answer WHERE state IN (\(StoreSchema.State.pending.rawValue), \(StoreSchema.State.failed.rawValue))
            ORDER BY role, kind, id, path
            """
        ) { row in
            Unanswered(
                path: row.text(0) ?? "",
                reason: row.isNull(1) ? nil : row.text(1) ?? "",
                attempts: row.integer(2)
            )
        }
    }

    /// The deployments of the API that the stored resources are from, the one with the most of them first.
    ///
    /// A source that does not tell its deployment, as a folder, has none.
    public func deployments() throws -> [(name: String, answers: Int)] {
        try query(
            """
            SELECT deployment, count(*) FROM answer
            WHERE state = \(StoreSchema.State.loaded.rawValue) AND deployment IS NOT NULL
            AND role IN (\(StoreSchema.Role.resource.rawValue), \(StoreSchema.Role.encounters.rawValue))
            GROUP BY deployment ORDER BY count(*) DESC, deployment
            """
        ) { ($0.text(0) ?? "", $0.integer(1)) }
    }

    /// When a crawl of all kinds last ended with nothing missing, in seconds since 1970; nil where none did.
    public func completed() throws -> Int? {
        try query("SELECT value FROM property WHERE name = '\(StoreSchema.completed)'") { $0.integer(0) }.first
    }

    /// The version of the store's tables.
    public func schemaVersion() throws -> Int { try query("PRAGMA user_version") { $0.integer(0) }.first ?? 0 }
}
