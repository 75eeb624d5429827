/// The decoded body of an answer while it arrives, no longer than a limit.
///
/// Keeps no memory of a large body for the next answer: what a hostile server makes us hold is bounded, and soon gone.
struct ResponseBody {
    /// Memory that is worth keeping from one answer to the next.
    private static let kept = 1 << 18

    private let limit: Int
    private var bytes: [UInt8] = []
    /// Whether more arrived than the limit allows.
    private(set) var isTooLong = false

    init(limit: Int) { self.limit = limit }

    /// Adds what has arrived; false, and no more is kept, where it is too much.
    mutating func append(_ new: UnsafeRawBufferPointer) -> Bool {
        guard bytes.count + new.count <= limit else {
            isTooLong = true
            bytes = []
            return false
        }
        bytes.append(contentsOf: new)
        return true
    }

    /// Hands over what has arrived, and begins anew.
    mutating func take() -> [UInt8] {
        defer { reset() }
        return bytes.count < Self.kept ? Array(bytes) : bytes
    }

    /// Begins anew.
    mutating func reset() {
        isTooLong = false
        if bytes.capacity > Self.kept { bytes = [] } else { bytes.removeAll(keepingCapacity: true) }
    }
}
