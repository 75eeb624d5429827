import Compression

/// Binds a body to its address: a checksum of both, behind the body's zstd frame.
///
/// It stands in a skippable frame, which every decoder of zstd passes over
/// ([RFC 8878, 3.1.2](https://www.rfc-editor.org/rfc/rfc8878#section-3.1.2)). Bodies that were stored before there were
/// seals have none, and only the checksum inside of their frame.
enum BodySeal {
    /// What a skippable frame of four bytes begins with: its magic number and its length.
    private static let head: [UInt8] = [0x50, 0x2A, 0x4D, 0x18, 4, 0, 0, 0]
    private static let length = head.count + 4

    /// A frame with its seal behind it.
    static func sealed(_ frame: [UInt8], at address: String) -> [UInt8] {
        let checksum = frame.withUnsafeBytes { Self.checksum($0, at: address) }
        return frame + head + (0..<4).map { UInt8(truncatingIfNeeded: checksum >> (8 * $0)) }
    }

    /// Whether stored bytes are those that were sealed at this address; nil where there is no seal.
    static func isWhole(_ stored: UnsafeRawBufferPointer, at address: String) -> Bool? {
        guard stored.count > length else { return nil }
        let seal = stored.suffix(length)
        guard seal.starts(with: head) else { return nil }
        let checksum = seal.suffix(4).reversed().reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
        return checksum == Self.checksum(UnsafeRawBufferPointer(rebasing: stored.dropLast(length)), at: address)
    }

    private static func checksum(_ frame: UnsafeRawBufferPointer, at address: String) -> UInt32 {
        var address = address
        var checksum = CRC32()
        address.withUTF8 { checksum.add(UnsafeRawBufferPointer($0)) }
        checksum.add(frame)
        return checksum.value
    }
}
