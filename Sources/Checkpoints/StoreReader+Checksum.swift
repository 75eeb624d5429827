public import BuildSupport
import SQLite

extension StoreReader {
    /// A checksum of all that a build reads of the store: which answers there are, in which state, and their bodies.
    ///
    /// When they were had, and how often somebody asked for them, makes no difference. Pictures and cries count where
    /// `withMedia`. Reads the whole store.
    public func checksum(withMedia: Bool) throws -> SHA256 {
        var parts = try checksums(of: "answer")
        if withMedia, try hasMedia() { parts += try checksums(of: "media") }
        return SHA256(ofEach: parts)
    }

    private func checksums(of table: String) throws -> [[UInt8]] {
        try query("SELECT path, state, body FROM \(table) ORDER BY path") { row in
            let body = row.withBlob(2) { SHA256(of: $0) }
            return Array("\(row.text(0) ?? "") \(row.integer(1))".utf8) + body.bytes
        }
    }
}
