/// A step of the schema; its last statement sets the new version.
struct Migration {
    let statements: [StaticString]

    /// All migrations, oldest first; the one at index `n` leads from version `n` to `n + 1` and never changes.
    static let all = [
        // `Schema.applicationID`, in decimal, as the pragma requires.
        Migration(statements: [
            "PRAGMA application_id = 1398035009",
            "CREATE TABLE bookmarks (position INTEGER PRIMARY KEY, unique_id TEXT NOT NULL UNIQUE, user TEXT NOT NULL)",
            "PRAGMA user_version = 1",
        ]),
        Migration(statements: [
            "CREATE TABLE settings (id INTEGER PRIMARY KEY CHECK (id = 1), json TEXT NOT NULL)",
            "PRAGMA user_version = 2",
        ]),
        // If two lists or items have the same date, the one added last has the higher number. The first index sorts the
        // lists; the second one finds the items to delete with their list.
        Migration(statements: [
            """
            CREATE TABLE lists (number INTEGER PRIMARY KEY, id BLOB NOT NULL UNIQUE, name TEXT NOT NULL,
            updated REAL NOT NULL)
            """,
            """
            CREATE TABLE items (number INTEGER PRIMARY KEY, id BLOB NOT NULL UNIQUE, text TEXT NOT NULL,
            created REAL NOT NULL, completed REAL, list BLOB NOT NULL REFERENCES lists (id) ON DELETE CASCADE)
            """,
            "CREATE INDEX lists_by_change ON lists (updated)",
            "CREATE INDEX items_of_list ON items (list, created)",
            "PRAGMA user_version = 3",
        ]),
    ]
}
