import Checkpoints
import JSON
import PokeAPI

/// What has become of resources since the last time that the store was told, in the order of coming.
///
/// A value, so that its bodies can be packed beside the crawl, which meanwhile collects the next ones.
struct Arrivals: Sendable {
    /// What has become of a resource.
    enum Outcome: Sendable {
        /// It was had.
        case had([UInt8], entityTag: String?)
        /// It was had, and is ready to be stored.
        case packed(PackedBody, entityTag: String?)
        /// What is stored is still the right one.
        case confirmed
        /// It could not be had.
        case failed(reason: String, attempts: Int)
    }

    /// What has become of one resource.
    struct Arrival: Sendable {
        let path: APIPath
        var outcome: Outcome
        var deployment: String?
        /// Seconds since 1970.
        var date = 0
    }

    /// The share of this batch in what may be uncommitted, less one: what leads on goes in between.
    private static let countLimit = CheckpointStore.batch / (ArrivalQueue.depth + 1) - 1
    /// Bytes of bodies that are worth collecting before they are packed.
    private static let byteLimit = 512 << 10

    private(set) var arrivals: [Arrival] = []
    private var bytes = 0

    /// Whether there is nothing to tell.
    var isEmpty: Bool { arrivals.isEmpty }

    /// Whether it is time to tell the store.
    var isFull: Bool { arrivals.count >= Self.countLimit || bytes >= Self.byteLimit }

    /// Adds what has become of a resource.
    mutating func add(_ arrival: Arrival) {
        arrivals.append(arrival)
        if case .had(let body, _) = arrival.outcome { bytes += body.count }
    }

    /// Hands over what was collected, and begins anew.
    mutating func take() -> Arrivals {
        defer { self = Arrivals() }
        return self
    }

    /// The same, ready to be stored.
    func packed(by packer: BodyPacker) -> Arrivals {
        var packed = self
        for (place, arrival) in arrivals.enumerated() {
            guard case .had(let body, let entityTag) = arrival.outcome else { continue }
            packed.arrivals[place].outcome = .packed(
                packer.pack(minifying: body, for: arrival.path),
                entityTag: entityTag
            )
        }
        return packed
    }
}

extension BodyPacker {
    /// Packs a body that is known to be JSON, without the white space between its tokens.
    func pack(minifying body: [UInt8], for path: APIPath) -> PackedBody {
        // The parser has read it, so that only a lack of memory could fail here.
        pack((try? body.withUnsafeBytes(minifiedJSON)) ?? body, for: path.description)
    }
}

extension CheckpointStore {
    /// Stores what has become of resources, and makes it durable.
    func store(_ arrivals: Arrivals) throws(CheckpointError) {
        for arrival in arrivals.arrivals {
            let path = arrival.path
            switch arrival.outcome {
            case .had: preconditionFailure("a body is packed before it is stored")
            case .packed(let body, let entityTag):
                try save(path, body, entityTag: entityTag, deployment: arrival.deployment, fetched: arrival.date)
            case .confirmed: try touch(path, deployment: arrival.deployment, fetched: arrival.date)
            case .failed(let reason, let attempts): try mark(path, .failed(reason: reason, attempts: attempts))
            }
        }
        try commit()
    }
}
