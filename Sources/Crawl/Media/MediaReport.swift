public import PokeAPI

/// What a crawl for pictures and cries came to.
public struct MediaReport: Sendable, Equatable {
    /// A picture or cry that could not be had.
    public struct Failure: Sendable, Equatable {
        /// Its path below PokeAPI's collection.
        public let path: MediaPath
        /// Why it could not be had.
        public let reason: String
        /// How often it was asked for.
        public let attempts: Int
    }

    /// How many were to be had.
    public internal(set) var wanted = 0
    /// How many of those are in the store and fresh.
    public internal(set) var stored = 0
    /// Those that PokeAPI's collection does not have, by path.
    public internal(set) var missing: [MediaPath] = []
    /// What could not be had, by path.
    public internal(set) var failures: [Failure] = []
    /// Requests that were started.
    public internal(set) var requests = 0
    /// Requests that were not the first for their address.
    public internal(set) var retries = 0
    /// Bytes of the bodies that arrived.
    public internal(set) var bytes = 0
    /// Why the crawl ended before everything was asked for; nil where it did not.
    public internal(set) var ending: CrawlReport.Ending?

    /// Whether every one is in the store or known to be missing.
    public var isComplete: Bool { failures.isEmpty && ending == nil }
}
