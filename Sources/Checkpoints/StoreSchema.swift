import SQLite

/// The tables of a store and their version.
enum StoreSchema {
    /// Written to `user_version`; raised whenever a table changes.
    static let version = 1

    static let creation = """
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
        PRAGMA user_version = \(version);
        """

    /// Numbers of ``PokeAPI/APIPath/Role`` in the `role` column.
    enum Role: Int { case index, listing, single, resource, encounters }

    /// Numbers of ``CheckpointState`` in the `state` column.
    enum State: Int { case pending, loaded, failed, gone }
}
