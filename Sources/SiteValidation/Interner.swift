import Glibc

/// Gives each distinct text a number, so that millions of mentions cost four bytes each.
///
/// Texts are distinct byte for byte, as in ``ExactText``. They are kept one behind the other, and asking for a number makes
/// no string.
struct Interner {
    private struct Slot {
        var hash: UInt32
        /// -1 for a free slot.
        var number: Int32
    }

    private var bytes: [UInt8] = []
    /// Where each text begins, and where the last one ends.
    private var bounds = [0]
    private var slots = Array(repeating: Slot(hash: 0, number: -1), count: 64)
    /// Nobody can choose texts that fall on one slot.
    private let seed = UInt64.random(in: .min ... .max)

    /// How many texts there are.
    var count: Int { bounds.count - 1 }
    /// How many bytes they have.
    var byteCount: Int { bytes.count }

    /// The number of a text, new where it was not met before: then it is the former ``count``.
    mutating func number(of text: UnsafeBufferPointer<UInt8>) -> Int32 {
        let hash = hash(of: text)
        let slot = slot(of: text, hash)
        if slots[slot].number >= 0 { return slots[slot].number }
        let number = Int32(count)
        slots[slot] = Slot(hash: hash, number: number)
        bytes.append(contentsOf: text)
        bounds.append(bytes.count)
        // At most half full, so that a search ends soon.
        if count * 2 > slots.count { grow() }
        return number
    }

    /// The number of a text, new where it was not met before.
    mutating func number(of text: String) -> Int32 {
        var text = text
        return text.withUTF8 { number(of: $0) }
    }

    /// The number of a text; nil where it was not met before.
    func knownNumber(of text: String) -> Int32? {
        var text = text
        let number = text.withUTF8 { slots[slot(of: $0, hash(of: $0))].number }
        return number < 0 ? nil : number
    }

    /// The text of a number.
    subscript(number: Int32) -> String { withBytes(of: number) { String(decoding: $0, as: UTF8.self) } }

    /// Whether the text of a number has no byte.
    func isEmpty(_ number: Int32) -> Bool { withBytes(of: number) { $0.isEmpty } }

    /// Whether a text comes before another, byte by byte.
    func precedes(_ number: Int32, _ other: Int32) -> Bool {
        withBytes(of: number) { left in withBytes(of: other) { left.lexicographicallyPrecedes($0) } }
    }

    /// Hands the bytes of a text to `body`, and gives what that returns.
    func withBytes<Result>(of number: Int32, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        bytes.withUnsafeBufferPointer { bytes in
            body(UnsafeBufferPointer(rebasing: bytes[bounds[Int(number)]..<bounds[Int(number) + 1]]))
        }
    }

    /// The slot that has a text, or that it would go into.
    private func slot(of text: UnsafeBufferPointer<UInt8>, _ hash: UInt32) -> Int {
        var slot = Int(hash) & (slots.count - 1)
        while slots[slot].number >= 0 {
            if slots[slot].hash == hash, withBytes(of: slots[slot].number, { isEqual($0, text) }) { break }
            slot = (slot + 1) & (slots.count - 1)
        }
        return slot
    }

    private func isEqual(_ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>) -> Bool {
        guard left.count == right.count, let start = left.baseAddress, let other = right.baseAddress else {
            return left.count == right.count
        }
        return memcmp(start, other, left.count) == 0
    }

    private mutating func grow() {
        let old = slots
        slots = Array(repeating: Slot(hash: 0, number: -1), count: old.count * 2)
        for entry in old where entry.number >= 0 {
            var slot = Int(entry.hash) & (slots.count - 1)
            while slots[slot].number >= 0 { slot = (slot + 1) & (slots.count - 1) }
            slots[slot] = entry
        }
    }

    /// Eight bytes at a time are mixed by a multiplication whose halves are put together again.
    private func hash(of text: UnsafeBufferPointer<UInt8>) -> UInt32 {
        let raw = UnsafeRawBufferPointer(text)
        var hash = seed ^ UInt64(raw.count)
        func mix(_ word: UInt64) {
            let product = (hash ^ word).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
            hash = product.high ^ product.low
        }
        var index = 0
        while index + 8 <= raw.count {
            mix(raw.loadUnaligned(fromByteOffset: index, as: UInt64.self))
            index += 8
        }
        var rest: UInt64 = 0
        for byte in raw[index...] { rest = rest << 8 | UInt64(byte) }
        mix(rest)
        return UInt32(truncatingIfNeeded: hash ^ hash >> 32)
    }
}
