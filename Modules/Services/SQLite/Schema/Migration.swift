/// One step of the schema: its last statement sets the version that it leads to.
struct Migration {
    let statements: [StaticString]

    /// All of them, oldest first; the one at index `n` leads from version `n` to `n + 1` and never changes again.
    static let all = [
        // `Schema.applicationID`, in decimal as a pragma takes it.
        Migration(statements: [
            "PRAGMA application_id = 1398035009",
            "CREATE TABLE bookmarks (position INTEGER PRIMARY KEY, unique_id TEXT NOT NULL UNIQUE, user TEXT NOT NULL)",
            "PRAGMA user_version = 1",
        ]),
        Migration(statements: [
            "CREATE TABLE settings (id INTEGER PRIMARY KEY CHECK (id = 1), json TEXT NOT NULL)",
            "PRAGMA user_version = 2",
        ]),
        // Of two lists, or items, of one moment the one that was added last has the greater number. The one index
        // leads through the lists in their order, the other to the items that are deleted with their list.
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
