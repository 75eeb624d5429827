import BuildSupport
public import PokeModel

/// What became of a site's dataset, from one that differs to the next: what `changes.json`, the page of changes and the
/// feed tell.
public struct ChangeHistory: Equatable, Sendable {
    /// The dataset that all of it led to; nil where none was told of yet.
    public let dataset: ComparedDataset?
    /// The changes, newest first; empty where there was no earlier dataset.
    public let sets: [ChangeSet]

    /// How many sets are kept.
    static let longest = 20

    /// A history of nothing.
    public init() { self.init(dataset: nil, sets: []) }

    init(dataset: ComparedDataset?, sets: [ChangeSet]) {
        self.dataset = dataset
        self.sets = sets
    }

    /// The history after a new dataset; this very one where the new dataset has the same files.
    ///
    /// `old` gives the bytes of a kind's file as they were published, nil where they are not to be had any more; `new`
    /// those that the new dataset has. They are called from up to `jobs` tasks at once, and only for kinds whose files
    /// differ. A kind whose old file is not what ``dataset`` says cannot be compared, and the set says so. A dataset of
    /// another origin starts a history of its own. Throws what `old` and `new` throw, and `CancellationError`.
    public func following(
        _ next: ComparedDataset,
        jobs: Int,
        old: @escaping @Sendable (Kind) throws -> [UInt8]?,
        new: @escaping @Sendable (Kind) throws -> [UInt8]
    ) async throws -> ChangeHistory {
        guard let dataset, dataset.origin == next.origin else { return ChangeHistory(dataset: next, sets: []) }
        let kinds = next.files.filter { $0.checksum != dataset.checksum(of: $0.kind) }.map(\.kind)
        guard !kinds.isEmpty else { return self }
        let results = try await mapConcurrently(kinds, jobs: jobs) { kind -> KindChanges? in
            try Task.checkCancellation()
            guard let expected = dataset.checksum(of: kind), let before = try old(kind),
                SHA256(of: before).hexadecimal == expected
            else { return nil }
            return KindComparison.changes(of: kind, from: before, to: try new(kind))
        }
        let compared = results.compactMap { $0 }.filter { !$0.isEmpty }
        let uncompared = zip(kinds, results).filter { $0.1 == nil }.map(\.0)
        // Files can differ in their bytes and tell the same.
        guard !compared.isEmpty || !uncompared.isEmpty else { return ChangeHistory(dataset: next, sets: sets) }
        let set = ChangeSet(
            id: ChangeSet.id(after: sets.first?.id, from: dataset, to: next),
            from: dataset.source,
            to: next.source,
            lacking: next.lacking,
            kinds: compared,
            uncompared: uncompared
        )
        let earlier = sets.prefix(Self.longest - 1).map { $0.summarized() }
        return ChangeHistory(dataset: next, sets: [set.limited()] + earlier)
    }
}
