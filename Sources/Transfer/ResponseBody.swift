/// The decoded body of an answer while it arrives, no longer than a limit.
///
/// Keeps no memory from one answer to the next: what hostile servers make us hold is bounded, and soon gone.
struct ResponseBody {
    /// The room that is made at once: most bodies have a tenth of it.
    private static let largestRoom = 1 << 20

    private let limit: Int
    private let allowance: BodyAllowance
    private var bytes: [UInt8] = []
    /// Why no more is taken; nil while all is well.
    private(set) var fault: String?

    /// Begins an empty body.
    ///
    /// - Parameters:
    ///   - limit: bytes that it may have.
    ///   - allowance: what it may have together with others.
    init(limit: Int, allowance: BodyAllowance) {
        self.limit = limit
        self.allowance = allowance
    }

    /// Whether nothing has arrived.
    var isEmpty: Bool { bytes.isEmpty }

    /// Makes room for a body of so many bytes, or less where that may be a lie.
    mutating func expect(_ count: Int) { bytes.reserveCapacity(max(0, min(count, Self.largestRoom, limit))) }

    /// Adds what has arrived; false, and nothing is kept, where it is too much.
    mutating func append(_ new: UnsafeRawBufferPointer) -> Bool {
        let count = bytes.count + new.count
        guard count <= limit else { return refuse("a body of more than \(limit) bytes") }
        guard allowance.take(new.count) else { return refuse("too many large bodies at a time") }
        // Swift doubles the capacity, also where half of it is more than the limit.
        if count > bytes.capacity { bytes.reserveCapacity(min(limit, max(count, 2 * bytes.capacity))) }
        bytes.append(contentsOf: new)
        return true
    }

    private mutating func refuse(_ fault: String) -> Bool {
        reset()
        self.fault = fault
        return false
    }

    /// Hands over what has arrived, and begins anew.
    mutating func take() -> [UInt8] {
        defer { reset() }
        return bytes
    }

    /// Begins anew.
    mutating func reset() {
        fault = nil
        allowance.giveBack(bytes.count)
        bytes = []
    }
}

/// The bytes that all bodies of one transport may have together while they arrive.
final class BodyAllowance {
    private var left: Int

    init(_ bytes: Int) { left = bytes }

    /// Takes bytes; false where there are not so many.
    func take(_ bytes: Int) -> Bool {
        guard bytes <= left else { return false }
        left -= bytes
        return true
    }

    /// Gives back bytes that were taken.
    func giveBack(_ bytes: Int) { left += bytes }
}
