// Swift cannot import a system header by itself, nor a macro that casts, nor a function of variable arguments:
// this names the header and wraps the three that the SQLite service needs.
#ifndef STRATA_CSQLITE_SHIM_H
#define STRATA_CSQLITE_SHIM_H

#include <sqlite3.h>

// Binds `length` bytes of UTF-8, of which SQLite takes a copy.
static inline int strata_sqlite3_bind_text(sqlite3_stmt *statement, int index, const char *text, int length) {
    return sqlite3_bind_text(statement, index, text, length, SQLITE_TRANSIENT);
}

// Binds `length` bytes, of which SQLite takes a copy.
static inline int strata_sqlite3_bind_blob(sqlite3_stmt *statement, int index, const void *bytes, int length) {
    return sqlite3_bind_blob(statement, index, bytes, length, SQLITE_TRANSIENT);
}

// Whether the last connection of a database writes its log back into the database as it closes.
static inline int strata_sqlite3_set_checkpoint_on_close(sqlite3 *database, int enabled) {
    return sqlite3_db_config(database, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, !enabled, (int *)0);
}

#endif
