import Compression
public import PokeAPI
import SQLite

/// Looks up the pictures and cries of a store over one connection, for one task at a time.
public final class MediaReader {
    private let path: String
    private let connection: Connection
    private let decompressor = ZstandardDecompressor()
    /// Nil for a store of a version that had no pictures.
    private let bodies: Statement?

    /// Opens a connection of its own to a store that can be read.
    public init(_ store: StoreReader) throws(CheckpointError) {
        path = store.path
        do {
            connection = try Connection(path: store.path, mode: .readOnly)
            let hasMedia = try connection.integer("SELECT count(*) FROM sqlite_schema WHERE name = 'media'") == 1
            bodies = hasMedia ? try connection.prepare("SELECT body FROM media WHERE path = ?") : nil
        } catch {
            throw CheckpointError(error, path: store.path)
        }
    }

    /// The copy of a picture or cry, which may be older than the last attempt to have it; nil where there is none, or a
    /// damaged one.
    public func body(of media: MediaPath) throws(CheckpointError) -> [UInt8]? {
        do {
            guard let bodies else { return nil }
            try bodies.bind(.text(media.description))
            guard try bodies.step() else { return nil }
            return bodies.withBlob(0) { frame in
                // Any error means the same: the copy cannot be used.
                try? decompressor.withContent(of: frame, limit: CheckpointStore.bodyLimit) { Array($0) }
            }
        } catch {
            throw CheckpointError(error, path: path)
        }
    }

    /// The pictures and cries that could not be had: path, reason and attempts, in the order of paths.
    public func failures() throws(CheckpointError) -> [(path: String, reason: String, attempts: Int)] {
        guard bodies != nil else { return [] }
        do {
            let statement = try connection.prepare(
                "SELECT path, reason, attempts FROM media WHERE state = \(StoreSchema.State.failed.rawValue) ORDER BY path"
            )
            var failures: [(path: String, reason: String, attempts: Int)] = []
            while try statement.step() {
                failures.append((statement.text(0) ?? "", statement.text(1) ?? "", statement.integer(2)))
            }
            return failures
        } catch {
            throw CheckpointError(error, path: path)
        }
    }

    /// How many pictures and cries the store holds in each state; nil where it never had any.
    public func summary() throws(CheckpointError) -> StoreSummary? {
        guard bodies != nil else { return nil }
        do {
            let statement = try connection.prepare(
                """
                SELECT sum(state = 1), sum(state = 2), sum(state = 3), min(CASE state WHEN 1 THEN fetched END),
                max(CASE state WHEN 1 THEN fetched END), count(*) FROM media
                """
            )
            guard try statement.step(), statement.integer(5) > 0 else { return nil }
            return StoreSummary(
                name: "pictures and cries",
                pending: 0,
                loaded: statement.integer(0),
                failed: statement.integer(1),
                gone: statement.integer(2),
                oldest: statement.isNull(3) ? nil : statement.integer(3),
                newest: statement.isNull(4) ? nil : statement.integer(4)
            )
        } catch {
            throw CheckpointError(error, path: path)
        }
    }
}
