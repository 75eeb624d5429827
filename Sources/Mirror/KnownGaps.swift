import Checkpoints
import PokeAPI

/// What the crawl knows of the answers that it did not get.
struct KnownGaps {
    private let unanswered: [String: StoreReader.Unanswered]

    init(_ store: StoreReader) throws {
        unanswered = Dictionary(
            try store.unanswered(damaged: store.damaged()).map { ($0.path, $0) },
            uniquingKeysWith: { first, _ in first }
        )
    }

    /// The gap that a listing leaves: of the page that cannot be used, or of what nobody has listed yet.
    func gap(in listing: StoredListing, of kind: String, _ fault: StoredListing.Fault) -> MirrorReport.Gap {
        guard fault.reason == nil, unanswered[fault.page.description]?.reason == nil else {
            return gap(fault.page, fault.reason)
        }
        let reason =
            listing.entries.isEmpty
            ? StoreReader.Unanswered.notListed
            : StoreReader.Unanswered.partlyListed(listing.entries.count, of: listing.count)
        return MirrorReport.Gap(kind + "/", reason)
    }

    /// The gap at a path, for a reason of its own or else for what the crawl gave up for.
    func gap(_ path: APIPath, _ reason: String? = nil) -> MirrorReport.Gap {
        let known = unanswered[path.description]
        return MirrorReport.Gap(
            path.description,
            reason ?? known?.reason ?? StoreReader.Unanswered.notFetched,
            attempts: known?.attempts ?? 0
        )
    }
}
