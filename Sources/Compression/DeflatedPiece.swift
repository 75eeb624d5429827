/// A run of bytes in [deflate](https://www.rfc-editor.org/rfc/rfc1951) form that can stand anywhere in a stream.
///
/// It ends at a byte's boundary, does not end the stream, and refers to nothing before it: what several files hold is
/// deflated once.
public struct DeflatedPiece: Sendable {
    /// The deflated bytes.
    public let bytes: [UInt8]
    /// How many bytes they stand for.
    public let count: Int
    /// The CRC-32 of the bytes that they stand for.
    public let checksum: UInt32
}
