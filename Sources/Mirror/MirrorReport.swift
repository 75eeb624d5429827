import PokeAPI

/// What a mirror came to.
public struct MirrorReport: Sendable, Equatable {
    /// An answer that the API lists and that the mirror does not have.
    public struct Gap: Sendable, Equatable {
        /// Its address below the root; empty for the index of kinds.
        public let path: String
        /// Why it is missing.
        public let reason: String
        /// How often it was asked for in vain.
        public let attempts: Int

        init(_ path: String, _ reason: String, attempts: Int = 0) {
            self.path = path
            self.reason = reason
            self.attempts = attempts
        }
    }

    /// Answers in the mirror, each once, though it may have two files.
    public internal(set) var answers = 0
    /// What is missing, by path.
    public internal(set) var gaps: [Gap] = []
    /// Resources that are found by id only, though they have a name: a sentence each, in the order of the listings.
    public internal(set) var namesLeftOut: [String] = []
}
