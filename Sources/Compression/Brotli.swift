import CBrotli

/// Compresses to [brotli](https://www.rfc-editor.org/rfc/rfc7932) streams.
public struct Brotli: Sendable {
    private let quality: Int32

    /// Creates a compressor of the given quality, 0 (fast) to 11 (small).
    public init(quality: Int32) { self.quality = quality }

    /// One stream that holds `text`: the encoder expects UTF-8, and compresses other bytes less well.
    public func compress(_ text: [UInt8]) -> [UInt8] {
        // Zero stands for "more than can be counted", which no array is.
        let bound = BrotliEncoderMaxCompressedSize(text.count)
        return [UInt8](unsafeUninitializedCapacity: bound) { target, count in
            count = bound
            let isDone = BrotliEncoderCompress(
                quality,
                BROTLI_DEFAULT_WINDOW,
                BROTLI_MODE_TEXT,
                text.count,
                text,
                &count,
                target.baseAddress
            )
            // With room for the bound only a lack of memory can fail.
            precondition(isDone == BROTLI_TRUE, "brotli: no memory")
        }
    }
}
