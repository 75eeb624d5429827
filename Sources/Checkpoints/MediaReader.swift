public import PokeAPI
import SQLite

/// Looks up the pictures and cries of a store over one connection, for one task at a time.
public final class MediaReader {
    private let path: String
    private let decoder = BodyDecoder()
    /// Nil for a store of a version that had no pictures.
    private let bodies: Statement?

    /// Opens a connection of its own to a store that can be read.
    public init(_ store: StoreReader) throws {
        path = store.path
        let hasMedia = try store.hasMedia()
        bodies = try store.reading {
            guard hasMedia else { return nil }
            return try Connection(path: store.path, mode: .readOnly).prepare("SELECT body FROM media WHERE path = ?")
        }
    }

    /// The copy of a picture or cry, which may be older than the last attempt to have it; nil where there is none, or a
    /// damaged one.
    public func body(of media: MediaPath) throws(CheckpointError) -> [UInt8]? {
        do {
            guard let bodies else { return nil }
            try bodies.bind(.text(media.description))
            guard try bodies.step() else { return nil }
            return decoder.body(in: 0, of: bodies, at: media.description)
        } catch {
            throw CheckpointError(error, path: path)
        }
    }
}
