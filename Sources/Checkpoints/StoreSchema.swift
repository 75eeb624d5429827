import SQLite

/// The tables of a store and their version.
enum StoreSchema {
    /// Written to `user_version`: how many of the steps a store has been taken through.
    static let version = steps.count

    /// What makes each version out of the one before; the first makes the tables of a new store.
    ///
    /// A step that has been released never changes: stores that it made are out there.
    static let steps = [answers, media]

    /// The name of the property that says when a crawl of all kinds last ended with nothing missing.
    static let completed = "completed"

    private static let answers = """
        CREATE TABLE property(name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
        CREATE TABLE answer(
            path TEXT NOT NULL UNIQUE,
            kind TEXT NOT NULL,
            id INTEGER,
            role INTEGER NOT NULL,
            state INTEGER NOT NULL,
            reason TEXT,
            attempts INTEGER NOT NULL DEFAULT 0,
            entity_tag TEXT,
            deployment TEXT,
            fetched INTEGER NOT NULL DEFAULT 0,
            body BLOB
        );
        CREATE INDEX answer_order ON answer(role, kind, id);
        """

    /// Pictures and cries, by their path below PokeAPI's collection; `gone` are those that it does not have.
    private static let media = """
        CREATE TABLE media(
            path TEXT PRIMARY KEY,
            state INTEGER NOT NULL,
            reason TEXT,
            attempts INTEGER NOT NULL DEFAULT 0,
            entity_tag TEXT,
            fetched INTEGER NOT NULL DEFAULT 0,
            body BLOB
        );
        """

    /// Numbers of ``PokeAPI/APIPath/Role`` in the `role` column.
    enum Role: Int { case index, listing, single, resource, encounters }

    /// Numbers of ``CheckpointState`` in the `state` column.
    enum State: Int { case pending, loaded, failed, gone }
}
