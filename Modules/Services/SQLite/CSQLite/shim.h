// Swift cannot import a system header directly, a macro with a cast, or a variadic function. This includes the header
// and wraps the three functions that the SQLite service needs.
#ifndef STRATA_CSQLITE_SHIM_H
#define STRATA_CSQLITE_SHIM_H

// SwiftPM's own hint would also come in packages that depend on this one for a kit alone.
#if !__has_include(<sqlite3.h>)
#error "sqlite3.h is missing; on Debian and Ubuntu: apt-get install libsqlite3-dev"
#endif
#include <sqlite3.h>

// Binds `length` bytes of UTF-8, which SQLite copies.
static inline int strata_sqlite3_bind_text(sqlite3_stmt *statement, int index, const char *text, int length) {
    return sqlite3_bind_text(statement, index, text, length, SQLITE_TRANSIENT);
}

// Binds `length` bytes, which SQLite copies.
static inline int strata_sqlite3_bind_blob(sqlite3_stmt *statement, int index, const void *bytes, int length) {
    return sqlite3_bind_blob(statement, index, bytes, length, SQLITE_TRANSIENT);
}

// Sets whether the connection, if it closes last, writes the log back into the database.
static inline int strata_sqlite3_set_checkpoint_on_close(sqlite3 *database, int enabled) {
    return sqlite3_db_config(database, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, !enabled, (int *)0);
}

#endif
