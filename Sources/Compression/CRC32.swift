import CZlib

/// The CRC-32 of bytes that come in pieces, as in gzip.
public struct CRC32: Sendable {
    /// The checksum of what was added so far.
    public private(set) var value: UInt32 = 0

    /// Begins with no bytes.
    public init() {}

    /// Adds bytes.
    public mutating func add(_ bytes: UnsafeRawBufferPointer) {
        value = UInt32(
            truncatingIfNeeded: crc32_z(UInt(value), bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count)
        )
    }
}
