import Compression

/// A body as it is stored: a zstd frame with a checksum, and a seal that binds it to its address.
public struct PackedBody: Sendable {
    let bytes: [UInt8]
}

/// Packs bodies to be stored, and owns what can be reused from one to the next.
public final class BodyPacker {
    private let compressor = ZstandardCompressor(level: 1)

    /// Creates a packer.
    public init() {}

    /// Packs the body of an answer.
    ///
    /// - Parameter address: the answer's path in the store.
    public func pack(_ body: [UInt8], for address: String) -> PackedBody {
        PackedBody(bytes: BodySeal.sealed(body.withUnsafeBytes(compressor.compress), at: address))
    }
}
