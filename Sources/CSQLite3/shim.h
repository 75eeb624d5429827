// SQLite as Swift can import it.
#pragma once
#include <sqlite3.h>

// SQLITE_TRANSIENT is a cast of -1, which Swift does not import: these bind with it, so that SQLite copies the bytes
// before the call returns.
static inline int csqlite3_bind_text(sqlite3_stmt *statement, int index, const char *text, int length) {
    return sqlite3_bind_text(statement, index, text, length, SQLITE_TRANSIENT);
}

static inline int csqlite3_bind_blob(sqlite3_stmt *statement, int index, const void *bytes, sqlite3_uint64 length) {
    return sqlite3_bind_blob64(statement, index, bytes, length, SQLITE_TRANSIENT);
}
