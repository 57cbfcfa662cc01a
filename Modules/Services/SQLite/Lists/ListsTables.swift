/// The to-do lists and their items.
struct ListsTables: Tables {
    let name = "lists"
    let migrations: [[StaticString]] = [
        // A file of an older format may have the tables already. If two lists or items have the same date, the one
        // added last has the higher `number`. The first index sorts the lists. The second index finds the items that
        // are deleted with their list.
        [
            """
            CREATE TABLE IF NOT EXISTS lists (number INTEGER PRIMARY KEY, id BLOB NOT NULL UNIQUE, name TEXT NOT NULL,
            updated REAL NOT NULL)
            """,
            """
            CREATE TABLE IF NOT EXISTS items (number INTEGER PRIMARY KEY, id BLOB NOT NULL UNIQUE, text TEXT NOT NULL,
            created REAL NOT NULL, completed REAL, list BLOB NOT NULL REFERENCES lists (id) ON DELETE CASCADE)
            """,
            "CREATE INDEX IF NOT EXISTS lists_by_change ON lists (updated)",
            "CREATE INDEX IF NOT EXISTS items_of_list ON items (list, created)",
        ]
    ]
}
