import Checkpoints
import PokeAPI

/// What the crawl knows of the answers that it did not get.
struct KnownGaps {
    private let unanswered: [String: StoreReader.Unanswered]

    init(_ store: StoreReader) throws {
        unanswered = Dictionary(try store.unanswered().map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The gap at a path, for a reason of its own or else for what the crawl gave up for.
    func gap(_ path: APIPath, _ reason: String? = nil) -> MirrorReport.Gap {
        let known = unanswered[path.description]
        return MirrorReport.Gap(
            path.description,
            reason ?? known?.reason ?? "not fetched yet",
            attempts: known?.attempts ?? 0
        )
    }
}
