public import PokeAPI
import SQLite

/// A stored answer, as it turns out when it is looked up.
public enum StoredBody: Equatable, Sendable {
    /// Its bytes.
    case whole([UInt8])
    /// It is in the store, and its bytes are not those that were stored.
    case damaged
    /// It is not in the store, or no longer counts.
    case absent
}

/// Looks up the bodies of single answers over one connection, for one task at a time.
public final class BodyReader {
    private let path: String
    private let bodies: Statement
    private let pages: Statement
    private let decoder = BodyDecoder()

    /// Opens a connection of its own to a store that can be read.
    public init(_ store: StoreReader) throws(CheckpointError) {
        path = store.path
        do {
            let connection = try Connection(path: store.path, mode: .readOnly)
            let isLoaded = "state = \(StoreSchema.State.loaded.rawValue)"
            bodies = try connection.prepare("SELECT body FROM answer WHERE path = ? AND \(isLoaded)")
            pages = try connection.prepare(
                """
                SELECT path FROM answer WHERE role = \(StoreSchema.Role.listing.rawValue) AND kind = ? AND \(isLoaded)
                ORDER BY fetched DESC, path
                """
            )
        } catch {
            throw CheckpointError(error, path: store.path)
        }
    }

    /// Looks up an answer.
    public func body(of answer: APIPath) throws(CheckpointError) -> StoredBody {
        do {
            try bodies.bind(.text(answer.description))
            guard try bodies.step() else { return .absent }
        } catch {
            throw CheckpointError(error, path: path)
        }
        return decoder.body(in: 0, of: bodies, at: answer.description).map(StoredBody.whole) ?? .damaged
    }

    /// The stored pages of a kind's listing, those that were asked for last first.
    ///
    /// A listing that has become shorter leaves pages behind: only those that lead to each other belong together.
    public func listingPages(of kind: String) throws(CheckpointError) -> [APIPath] {
        do {
            try pages.bind(.text(kind))
            var paths: [APIPath] = []
            while try pages.step() {
                if let path = pages.text(0).flatMap({ APIPath(parsing: $0) }) { paths.append(path) }
            }
            return paths
        } catch {
            throw CheckpointError(error, path: path)
        }
    }
}
