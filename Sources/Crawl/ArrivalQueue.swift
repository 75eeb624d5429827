import Checkpoints

/// The way of arrivals from a crawl into its store: packed and stored by a task of its own, in the order of coming.
///
/// Bounded, so that no more than ``CheckpointStore/batch`` answers are had and not yet durable: those that are being
/// collected, and ``depth`` batches before them. A crawl that is ahead of its store waits.
struct ArrivalQueue {
    /// Batches that may be under way while the next one is collected: one is stored, and the others even out large answers.
    static let depth = 3

    private let batches = Channel<Arrivals>()
    private let results = Channel<Result<Void, CheckpointError>>()
    private var underWay = 0

    /// What packs and stores, to be run by one task.
    var keeper: Keeper { Keeper(batches: batches, results: results) }

    /// Hands over arrivals, and waits for those before them where too many are under way.
    ///
    /// Throws what the store said of any before.
    ///
    /// - Parameter limit: batches that may still be under way at the end.
    mutating func add(_ arrivals: Arrivals, leaving limit: Int) async throws(CheckpointError) {
        if !arrivals.isEmpty {
            batches.send(arrivals)
            underWay += 1
        }
        while underWay > limit, let result = await results.next() {
            underWay -= 1
            try result.get()
        }
    }

    /// Ends the queue, and with it the keeper, once all that was handed over is stored.
    func end() { batches.finish() }

    /// The end of the queue at the store.
    struct Keeper: Sendable {
        let batches: Channel<Arrivals>
        let results: Channel<Result<Void, CheckpointError>>

        /// Packs and stores what comes, and makes each batch durable, until the queue ends.
        func run(_ store: CheckpointStore) async {
            let packer = BodyPacker()
            while let arrivals = await batches.next() {
                results.send(Result { () throws(CheckpointError) in try store.store(arrivals.packed(by: packer)) })
            }
        }
    }
}
