/// A table from pairs of small numbers to a number, made for lookups by the million.
struct TransitionTable {
    private var keys: [UInt64] = Array(repeating: 0, count: 64)
    private var values: [Int64] = Array(repeating: 0, count: 64)
    private var count = 0

    /// A key of two numbers that are not negative; never 0.
    static func key(_ first: Int32, _ second: Int32) -> UInt64 {
        UInt64(UInt32(bitPattern: first)) << 32 | UInt64(UInt32(bitPattern: second)) &+ 1
    }

    @inline(__always) private func slot(of key: UInt64) -> Int {
        var slot = Int((key &* 0x9E37_79B9_7F4A_7C15) >> 32) & (keys.count - 1)
        while keys[slot] != key, keys[slot] != 0 { slot = (slot + 1) & (keys.count - 1) }
        return slot
    }

    /// The number for a key other than 0; nil where none was set.
    subscript(key: UInt64) -> Int64? {
        @inline(__always) get {
            let slot = slot(of: key)
            return keys[slot] == key ? values[slot] : nil
        }
    }

    /// Sets the number for a key that has none.
    mutating func insert(_ value: Int64, for key: UInt64) {
        // At most half full, so that a search ends soon.
        if count * 2 >= keys.count {
            let (oldKeys, oldValues) = (keys, values)
            keys = Array(repeating: 0, count: oldKeys.count * 2)
            values = Array(repeating: 0, count: oldKeys.count * 2)
            for (index, key) in oldKeys.enumerated() where key != 0 {
                let slot = slot(of: key)
                (keys[slot], values[slot]) = (key, oldValues[index])
            }
        }
        let slot = slot(of: key)
        (keys[slot], values[slot]) = (key, value)
        count += 1
    }
}
