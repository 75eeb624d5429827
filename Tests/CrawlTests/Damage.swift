import SQLite

/// Damages a store as a failing disk would.
enum Damage {
    /// Cuts the stored bodies of a kind in half.
    static func cutBodies(in path: String, of kind: String) throws {
        let connection = try Connection(path: path, mode: .readWriteCreate)
        try connection.prepare("UPDATE answer SET body = substr(body, 1, length(body) / 2) WHERE kind = ?")
            .run(.text(kind))
    }
}
