import CLibdeflate

/// Compresses to [gzip](https://www.rfc-editor.org/rfc/rfc1952), and owns the compressor that is reused from run to run.
///
/// What it makes has neither name nor time, so that equal bytes give equal ones.
public final class Gzip {
    private let compressor: OpaquePointer

    /// Creates a compressor of the given level, 1 (fast) to 12 (small).
    public init(level: Int32) {
        guard let compressor = libdeflate_alloc_compressor(level) else {
            preconditionFailure("libdeflate: no memory, or a level that is not from 1 to 12")
        }
        self.compressor = compressor
    }

    deinit { libdeflate_free_compressor(compressor) }

    /// Bytes as a file of one member.
    ///
    /// Files one behind another are one too, of several members, whose content is all of theirs.
    public func compress(_ bytes: [UInt8]) -> [UInt8] { bytes.withUnsafeBytes { compress($0) } }

    /// Bytes as a file of one member.
    public func compress(_ bytes: UnsafeRawBufferPointer) -> [UInt8] {
        let bound = libdeflate_gzip_compress_bound(compressor, bytes.count)
        return [UInt8](unsafeUninitializedCapacity: bound) { target, count in
            count = libdeflate_gzip_compress(
                compressor,
                bytes.baseAddress,
                bytes.count,
                target.baseAddress,
                target.count
            )
            // "guaranteed to be sufficient" (libdeflate.h): 0 would be no room.
            precondition(count > 0, "libdeflate: no room in the bound")
        }
    }
}
