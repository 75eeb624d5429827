import Compression
import SQLite

/// Reads bodies as they are stored: zstd frames with a checksum and a seal, in a column of a row.
///
/// A body that cannot be read, or that belongs to another address, is nil, whatever is wrong with it: it cannot be used.
final class BodyDecoder {
    private let decompressor = ZstandardDecompressor()

    /// The bytes of an answer's body.
    func body(in column: Int32, of row: Statement, at address: String) -> [UInt8]? {
        // Any error means the same: the body cannot be used.
        try? withBody(in: column, of: row, at: address) { Array($0) }
    }

    /// Calls `read` with the bytes of an answer's body, which are valid only inside it.
    ///
    /// Throws `CompressionError` where the body cannot be used.
    func withBody<Result>(
        in column: Int32,
        of row: Statement,
        at address: String,
        _ read: (UnsafeRawBufferPointer) throws -> Result
    ) throws -> Result {
        try row.withBlob(column) { stored in
            if BodySeal.isWhole(stored, at: address) == false {
                throw CompressionError(description: "other bytes than were stored at \(address)")
            }
            return try decompressor.withContent(of: stored, limit: CheckpointStore.bodyLimit, read)
        }
    }

    /// Whether a body can be read.
    func isWhole(in column: Int32, of row: Statement, at address: String) -> Bool {
        // A seal says as much as reading the body would, in a tenth of the time.
        if let isWhole = row.withBlob(column, { BodySeal.isWhole($0, at: address) }) { return isWhole }
        return (try? withBody(in: column, of: row, at: address) { _ in true }) ?? false
    }
}

extension CheckpointState {
    /// Reads a state from three columns of a row, one behind the other: its number, the reason, the attempts.
    init(in row: Statement, from column: Int32) {
        switch StoreSchema.State(rawValue: row.integer(column)) {
        case .loaded: self = .loaded
        case .failed: self = .failed(reason: row.text(column + 1) ?? "", attempts: row.integer(column + 2))
        case .gone: self = .gone
        case .pending, nil: self = .pending
        }
    }
}
