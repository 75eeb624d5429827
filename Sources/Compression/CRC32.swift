import CLibdeflate

/// The CRC-32 of bytes that come in pieces, as in gzip.
public struct CRC32: Sendable {
    /// The checksum of what was added so far.
    public private(set) var value: UInt32 = 0

    /// Begins with no bytes.
    public init() {}

    /// Adds bytes.
    public mutating func add(_ bytes: UnsafeRawBufferPointer) {
        // Without an address libdeflate would start anew.
        if let base = bytes.baseAddress { value = libdeflate_crc32(value, base, bytes.count) }
    }
}
