/// Where the crawl stands with one answer.
public enum CheckpointState: Equatable, Sendable {
    /// Listed, and not asked for yet or not to the end.
    case pending
    /// Asked for, checked and stored.
    case loaded
    /// Asked for as often as the retry policy allows, in vain.
    case failed(reason: String, attempts: Int)
    /// Once listed or stored, and no longer listed; what was stored of it does not count.
    case gone
}

/// What the store knows about one answer, without its body.
public struct Checkpoint: Equatable, Sendable {
    /// Where the crawl stands with it.
    public var state: CheckpointState
    /// The `ETag` it came with.
    public var entityTag: String?
    /// The deployment that gave it.
    public var deployment: String?
    /// When it was last asked for with success, in seconds since 1970; 0 where it never was.
    public var fetched: Int

    /// Describes an answer.
    public init(state: CheckpointState, entityTag: String? = nil, deployment: String? = nil, fetched: Int = 0) {
        self.state = state
        self.entityTag = entityTag
        self.deployment = deployment
        self.fetched = fetched
    }
}
