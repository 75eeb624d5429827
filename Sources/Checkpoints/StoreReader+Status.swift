import PokeAPI
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

        /// The words where what is stored are not the bytes that were.
        public static let damaged = "what is stored of it is damaged; the next fetch asks for it again"

        /// The words where the listing of a kind was not read to its end.
        public static func partlyListed(_ listed: Int, of count: Int) -> String {
            "only \(listed) of \(count) are listed yet"
        }
    }

    /// What was asked for in vain or not at all, by role, kind and id, and then what is damaged.
    ///
    /// - Parameter damaged: what ``damaged()`` has found.
    public func unanswered(damaged: [String]) throws -> [Unanswered] {
        let waiting = try query(
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
        return waiting + damaged.map { Unanswered(path: $0, reason: Unanswered.damaged, attempts: 0) }
    }

    /// The addresses of what is stored and cannot be used, because its bytes are not those that were stored there.
    public func damaged() throws -> [String] {
        let decoder = BodyDecoder()
        return try query(
            """
            SELECT path, body FROM answer WHERE state = \(StoreSchema.State.loaded.rawValue) ORDER BY role, kind, id, path
            """
        ) { row in
            let path = row.text(0) ?? ""
            return decoder.isWhole(in: 1, of: row, at: path) ? nil : path
        }.compactMap { $0 }
    }

    /// How many of each kind, and of lists of encounters, are damaged, by the names of summaries.
    static func counts(ofDamaged paths: [String]) -> [String: Int] {
        paths.reduce(into: [:]) { counts, path in
            switch APIPath(parsing: path)?.role {
            case .resource(let kind, _): counts[kind, default: 0] += 1
            case .encounters: counts["pokemon/encounters", default: 0] += 1
            case .index, .listing, .single, nil: break
            }
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
