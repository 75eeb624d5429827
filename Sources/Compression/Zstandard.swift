import CZstd

/// What zstd said is wrong with a frame.
public struct CompressionError: Error, Equatable, CustomStringConvertible {
    /// A sentence for people.
    public let description: String

    /// Says what is wrong with a frame.
    public init(description: String) { self.description = description }
}

/// Compresses to [zstd](https://www.rfc-editor.org/rfc/rfc8878) frames that carry the length and a checksum of their
/// content, and owns the context that is reused from frame to frame.
public final class ZstandardCompressor {
    private let context: OpaquePointer
    private var buffer: [UInt8] = []

    /// Creates a compressor of the given level, 1 (fast) to 19 (small).
    public init(level: Int32) {
        guard let context = ZSTD_createCCtx() else { preconditionFailure("no memory for a zstd context") }
        self.context = context
        // Both can fail only for values out of range, which these are not.
        ZSTD_CCtx_setParameter(context, ZSTD_c_compressionLevel, level)
        ZSTD_CCtx_setParameter(context, ZSTD_c_checksumFlag, 1)
    }

    deinit { ZSTD_freeCCtx(context) }

    /// One frame that holds `bytes`.
    public func compress(_ bytes: UnsafeRawBufferPointer) -> [UInt8] {
        // A frame is a tenth of the room that zstd wants for it: hand over what it has become.
        let bound = ZSTD_compressBound(bytes.count)
        if buffer.count < bound { buffer = [UInt8](repeating: 0, count: bound) }
        return buffer.withUnsafeMutableBytes { target in
            let count = ZSTD_compress2(context, target.baseAddress, target.count, bytes.baseAddress, bytes.count)
            // With room for the bound and no other parameter set, only a lack of memory can fail.
            precondition(ZSTD_isError(count) == 0, "zstd: \(String(cString: ZSTD_getErrorName(count)))")
            return Array(target[..<count])
        }
    }
}

/// Decompresses zstd frames and owns the context that is reused from frame to frame.
public final class ZstandardDecompressor {
    private let context: OpaquePointer
    private var buffer: [UInt8] = []

    /// Creates a decompressor.
    public init() {
        guard let context = ZSTD_createDCtx() else { preconditionFailure("no memory for a zstd context") }
        self.context = context
    }

    deinit { ZSTD_freeDCtx(context) }

    /// Calls `body` with the content of a frame, whose bytes are valid only inside it.
    ///
    /// Throws where the frame is damaged, cut, does not say its length, or says more than `limit` bytes.
    public func withContent<Result>(
        of frame: UnsafeRawBufferPointer,
        limit: Int,
        _ body: (UnsafeRawBufferPointer) throws -> Result
    ) throws -> Result {
        let length = ZSTD_getFrameContentSize(frame.baseAddress, frame.count)
        // The two largest values mean "unknown" and "error".
        guard length <= UInt64(limit) else {
            throw CompressionError(description: "no zstd frame, or one of more than \(limit) bytes")
        }
        if buffer.count < Int(length) { buffer = [UInt8](repeating: 0, count: Int(length)) }
        let written = buffer.withUnsafeMutableBytes {
            ZSTD_decompressDCtx(context, $0.baseAddress, $0.count, frame.baseAddress, frame.count)
        }
        guard ZSTD_isError(written) == 0, written == Int(length) else {
            throw CompressionError(description: "damaged zstd frame: \(String(cString: ZSTD_getErrorName(written)))")
        }
        return try buffer.withUnsafeBytes { try body(UnsafeRawBufferPointer(rebasing: $0[..<written])) }
    }
}
