import SQLite

extension CheckpointStore {
    /// Notes that a crawl of all kinds ended with nothing missing.
    ///
    /// - Parameter time: in seconds since 1970.
    public func noteCompletion(at time: Int) throws(CheckpointError) {
        try use { () throws(SQLiteError) in
            try connection.prepare(
                "INSERT INTO property VALUES ('\(StoreSchema.completed)', ?) ON CONFLICT(name) DO UPDATE SET value = excluded.value"
            ).run(.text(String(time)))
        }
    }
}
