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
    /// Resources that were stored once and are no longer listed.
    public internal(set) var gone = 0
    /// The deployments that answered, by name; more than one means that the API changed in between.
    public internal(set) var deployments: [String] = []
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
        gaps = frontier.gaps.sorted { $0.path < $1.path }
        kinds = frontier.listings.keys.sorted().flatMap { kind in
            var resources = (listed: 0, stored: 0)
            var encounters = (listed: 0, stored: 0)
            for path in frontier.listings[kind]?.listed ?? [] {
                resources.listed += 1
                if frontier.done.contains(path) { resources.stored += 1 }
                guard kind == "pokemon", let path = CrawlFrontier.encounters(of: path) else { continue }
                encounters.listed += 1
                if frontier.done.contains(path) { encounters.stored += 1 }
            }
            let count = KindCount(kind: kind, listed: resources.listed, stored: resources.stored)
            guard kind == "pokemon" else { return [count] }
            return [count, KindCount(kind: "pokemon/encounters", listed: encounters.listed, stored: encounters.stored)]
        }
    }
}
