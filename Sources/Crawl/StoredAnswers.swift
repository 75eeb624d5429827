import Checkpoints
import PokeAPI

/// What the store holds of each answer, and which of it may stand for a new answer.
struct StoredAnswers {
    private var checkpoints: [APIPath: Checkpoint]
    /// Seconds since 1970: what was had then counts as new.
    private let freshTime: Range<Int>
    /// The deployment that is known to answer now: what it gave counts as new, however old it is.
    var current: String?
    /// The deployment that everything must be from, in a walk that is there to see to that; nil in the first.
    var required: String?

    init(_ checkpoints: [APIPath: Checkpoint], freshTime: Range<Int>) {
        self.checkpoints = checkpoints
        self.freshTime = freshTime
    }

    /// Every address that the store knows and that is not gone.
    var paths: some Sequence<APIPath> {
        checkpoints.lazy.filter { $0.value.state != .gone }.map(\.key)
    }

    /// Whether the store knows an address as one that is listed.
    func knows(_ path: APIPath) -> Bool { checkpoints[path].map { $0.state != .gone } ?? false }

    /// Whether the stored answer stands for a new one.
    func isFresh(_ path: APIPath) -> Bool {
        guard let checkpoint = checkpoints[path], checkpoint.state == .loaded else { return false }
        if let required { return checkpoint.deployment.map { $0 == required } ?? true }
        if freshTime.contains(checkpoint.fetched) { return true }
        return checkpoint.deployment != nil && checkpoint.deployment == current
    }

    /// The `ETag` to ask with, so that a stored answer need not be sent again.
    func entityTag(of path: APIPath) -> String? {
        guard let checkpoint = checkpoints[path], checkpoint.state == .loaded else { return nil }
        return checkpoint.entityTag
    }

    /// The deployment that a stored answer is from.
    func deployment(of path: APIPath) -> String? { checkpoints[path]?.deployment }

    /// How many of these answers another deployment gave than the one named, as far as is known.
    func count(of paths: Set<APIPath>, notFrom deployment: String) -> Int {
        paths.count { checkpoints[$0]?.deployment.map { $0 != deployment } ?? false }
    }

    /// Whether an answer is stored.
    func holds(_ path: APIPath) -> Bool { checkpoints[path]?.state == .loaded }

    /// Notes that an answer has been stored.
    mutating func keep(_ path: APIPath, entityTag: String?, deployment: String?, fetched: Int) {
        checkpoints[path] = Checkpoint(
            state: .loaded,
            entityTag: entityTag,
            deployment: deployment,
            fetched: fetched
        )
    }

    /// Notes which deployment an answer is taken to be from that did not name its own; false where it is not known.
    mutating func adopt(_ path: APIPath, by deployment: String?) -> Bool {
        guard let deployment, checkpoints[path]?.state == .loaded else { return false }
        checkpoints[path]?.deployment = deployment
        return true
    }

    /// Notes that what is stored of an answer cannot be used.
    mutating func discard(_ path: APIPath) { checkpoints[path]?.state = .pending }
}
