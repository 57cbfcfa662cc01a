/// The bookmarked people.
struct UsersTables: Tables {
    let name = "users"
    let migrations: [[StaticString]] = [
        // A file of an older format may have the table already.
        [
            """
            CREATE TABLE IF NOT EXISTS bookmarks
            (position INTEGER PRIMARY KEY, unique_id TEXT NOT NULL UNIQUE, user TEXT NOT NULL)
            """
        ]
    ]
}
