import Compression

/// A body as it is stored: a zstd frame with a checksum.
public struct PackedBody: Sendable {
    let frame: [UInt8]
}

/// Packs bodies to be stored, and owns what can be reused from one to the next.
public final class BodyPacker {
    private let compressor = ZstandardCompressor(level: 1)

    /// Creates a packer.
    public init() {}

    /// Packs a body.
    public func pack(_ body: [UInt8]) -> PackedBody {
        PackedBody(frame: body.withUnsafeBytes(compressor.compress))
    }
}
