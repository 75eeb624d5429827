/// What a crawl came to.
public struct CrawlReport: Sendable, Equatable {
    /// An answer that was listed, or is needed to list others, and could not be had.
    public struct Gap: Sendable, Equatable {
        /// The kind that it belongs to; empty for the API's index.
        public let kind: String
        /// Its address below the root.
        public let path: String
        /// Why it is missing.
        public let reason: String
        /// How often it was asked for.
        public let attempts: Int
    }

    /// What lists of encounters are counted as.
    static let encounters = "pokemon/encounters"

    /// One kind's figures.
    public struct KindCount: Sendable, Equatable {
        /// The kind's name, or `pokemon/encounters`.
        public let kind: String
        /// How many of it are listed.
        public let listed: Int
        /// How many of those are in the store.
        public let stored: Int
    }

    /// Every kind of the index that was crawled, by name.
    public internal(set) var kinds: [KindCount] = []
    /// What is missing, by path.
    public internal(set) var gaps: [Gap] = []
    /// Requests that were started.
    public internal(set) var requests = 0
    /// Requests that were not the first for their address.
    public internal(set) var retries = 0
    /// Bytes of the bodies that arrived.
    public internal(set) var bytes = 0
    /// Resources, lists of encounters and other answers that were stored once and are no longer listed, by path.
    public internal(set) var gone: [String] = []
    /// The deployments that gave what is in the store, in the order in which they were met.
    ///
    /// More than one means that the API was deployed anew in between.
    public internal(set) var deployments: [String] = []
    /// How often everything was walked through again to bring it to one deployment.
    public internal(set) var revalidations = 0
    /// Answers that, asked for again, still came from another deployment than the newest: caches may give them for a day.
    public internal(set) var stale = 0
    /// Why the crawl ended before everything was asked for; nil where it did not.
    public internal(set) var ending: Ending?

    /// Why a crawl ended early.
    public enum Ending: Sendable, Equatable {
        /// It was cancelled.
        case cancelled
        /// Nothing answered any more, with the last reason.
        case unreachable(String)
    }

    /// Whether everything listed is in the store.
    public var isComplete: Bool { gaps.isEmpty && ending == nil }
}

extension CrawlReport {
    /// Takes over what a frontier that has come to its end knows.
    mutating func complete(with frontier: CrawlFrontier) {
        retries = frontier.retries
        ending = frontier.ending
        gaps = frontier.walk.gaps
        kinds = frontier.walk.counts
        deployments = frontier.deployments.names
        revalidations = frontier.revalidations
        stale = frontier.staleCount
    }
}
