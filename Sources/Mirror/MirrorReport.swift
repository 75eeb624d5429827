import PokeAPI

/// What a mirror came to.
public struct MirrorReport: Sendable, Equatable {
    /// An answer that the API lists and that the mirror does not have.
    public struct Gap: Sendable, Equatable {
        /// Its address below the root; empty for the index of kinds.
        public let path: String
        /// Why it is missing.
        public let reason: String
    }

    /// Answers in the mirror, each once, though it may have two files.
    public internal(set) var answers = 0
    /// What is missing, by path.
    public internal(set) var gaps: [Gap] = []
    /// Resources that are found by id only, though they have a name: a sentence each, in the order of the listings.
    public internal(set) var namesLeftOut: [String] = []
}

extension MirrorReport {
    /// Notes a gap; where no reason is known, it is what the crawl gave up for, if it did.
    mutating func add(_ path: APIPath, _ reason: String?, _ faults: [String: String]) {
        gaps.append(Gap(path: path.description, reason: reason ?? faults[path.description] ?? "not fetched yet"))
    }
}
