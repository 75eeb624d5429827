extension [UInt8] {
    /// Appends a number as seven bits a byte, the lowest first, all but the last byte with the eighth
    /// ([LEB128](https://dwarfstd.org/doc/DWARF5.pdf), 7.6).
    mutating func append(number: UInt32) {
        var rest = number
        while rest > 0x7f {
            append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        append(UInt8(rest))
    }
}

/// Reads numbers of seven bits a byte, and what stands behind a number that is its length.
struct NumberReader {
    private var rest: ArraySlice<UInt8>

    init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

    var isAtEnd: Bool { rest.isEmpty }

    /// The next number; 0 behind the end.
    mutating func next() -> Int32 {
        var number: UInt32 = 0
        var shift: UInt32 = 0
        while let byte = rest.popFirst() {
            number |= UInt32(byte & 0x7f) << shift
            shift += 7
            if byte < 0x80 { break }
        }
        return Int32(bitPattern: number)
    }

    /// Where the bytes are whose count is the next number; they are passed over.
    mutating func skip() -> Range<Int> {
        let count = Int(next())
        let skipped = rest.prefix(count)
        rest = rest[skipped.endIndex...]
        return skipped.indices
    }
}
