import CZlib

/// A [gzip](https://www.rfc-editor.org/rfc/rfc1952) file put together from pieces that are deflated already.
///
/// It has neither name nor time, so that equal content gives equal bytes.
public struct GzipFile {
    // Magic, deflate, no flags, no time, no hint, and an operating system that is not told.
    private var bytes: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 0xFF]
    private var checksum: UInt32 = 0
    private var count = 0

    /// Starts an empty file.
    public init() {}

    /// Puts a piece at the end.
    public mutating func append(_ piece: DeflatedPiece) {
        bytes += piece.bytes
        add(piece.checksum, count: piece.count)
    }

    /// Puts bytes at the end as they are: for the few between pieces, of which there may be at most 65,535.
    public mutating func append(stored literal: [UInt8]) {
        // A stored block that is not the last: its header, which here begins at a byte's boundary, its length twice.
        let length = UInt16(literal.count)
        bytes.append(0)
        for half in [length, ~length] {
            bytes.append(UInt8(truncatingIfNeeded: half))
            bytes.append(UInt8(truncatingIfNeeded: half >> 8))
        }
        bytes += literal
        add(UInt32(truncatingIfNeeded: crc32_z(0, literal, literal.count)), count: literal.count)
    }

    private mutating func add(_ next: UInt32, count length: Int) {
        checksum = UInt32(truncatingIfNeeded: crc32_combine(UInt(checksum), UInt(next), length))
        count += length
    }

    /// The whole file.
    public consuming func finished() -> [UInt8] {
        // An empty last block with fixed codes, then checksum and length, both of 32 bits with the low byte first.
        bytes += [3, 0]
        for word in [checksum, UInt32(truncatingIfNeeded: count)] {
            for shift: UInt32 in [0, 8, 16, 24] { bytes.append(UInt8(truncatingIfNeeded: word >> shift)) }
        }
        return bytes
    }
}
