import CZlib

/// Deflates runs of bytes, and owns the zlib stream that is reused from run to run.
public final class Deflater {
    private let stream: UnsafeMutablePointer<z_stream>

    /// Creates a deflater of the given level, 1 (fast) to 9 (small).
    public init(level: Int32) {
        stream = .allocate(capacity: 1)
        stream.initialize(to: z_stream())
        // A negative size of the window means no header and no trailer.
        guard czlib_deflate_init(stream, level, -MAX_WBITS) == Z_OK else {
            preconditionFailure("zlib: no memory, or a level that is not from 1 to 9")
        }
    }

    deinit {
        deflateEnd(stream)
        stream.deallocate()
    }

    /// Deflates bytes.
    public func deflate(_ bytes: [UInt8]) -> DeflatedPiece { deflate(bytes[...]) }

    /// Deflates some of an array's bytes.
    public func deflate(_ bytes: ArraySlice<UInt8>) -> DeflatedPiece {
        precondition(bytes.count < Int(UInt32.max) / 2, "zlib counts in 32 bits")
        return bytes.withUnsafeBufferPointer { source in
            deflateReset(stream)
            let checksum = UInt32(truncatingIfNeeded: crc32_z(0, source.baseAddress, source.count))
            // "If deflate() is called with Z_FULL_FLUSH, make sure that avail_out is greater than six" (zlib.h), beyond the
            // bound of what is deflated whole.
            let capacity = Int(deflateBound(stream, UInt(source.count))) + 16
            let deflated = [UInt8](unsafeUninitializedCapacity: capacity) { target, count in
                // zlib does not write through next_in, whose const its header leaves out.
                stream.pointee.next_in = UnsafeMutablePointer(mutating: source.baseAddress)
                stream.pointee.avail_in = UInt32(source.count)
                stream.pointee.next_out = target.baseAddress
                stream.pointee.avail_out = UInt32(target.count)
                let code = CZlib.deflate(stream, Z_FULL_FLUSH)
                // With room for the bound nothing can fail, and a flush without input and output has nothing to do.
                precondition(code == Z_OK || (code == Z_BUF_ERROR && source.isEmpty), "zlib: \(code)")
                precondition(stream.pointee.avail_in == 0 && stream.pointee.avail_out > 0, "zlib: no room")
                count = target.count - Int(stream.pointee.avail_out)
            }
            return DeflatedPiece(bytes: deflated, count: source.count, checksum: checksum)
        }
    }
}
