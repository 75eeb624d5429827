import Compression
import SQLite

/// Reads bodies as they are stored: zstd frames with a checksum, in a column of a row.
///
/// A body that cannot be read is nil, whatever is wrong with it: it cannot be used.
final class BodyDecoder {
    private let decompressor = ZstandardDecompressor()

    /// The bytes of a body.
    func body(in column: Int32, of row: Statement) -> [UInt8]? {
        row.withBlob(column) { frame in
            // Any error means the same: the body cannot be used.
            try? decompressor.withContent(of: frame, limit: CheckpointStore.bodyLimit) { Array($0) }
        }
    }

    /// Whether a body can be read.
    func isWhole(in column: Int32, of row: Statement) -> Bool {
        row.withBlob(column) { frame in
            // As above; nothing is copied.
            (try? decompressor.withContent(of: frame, limit: CheckpointStore.bodyLimit) { _ in true }) ?? false
        }
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
