/// The settings, in a single row.
struct SettingsTables: Tables {
    let name = "settings"
    let migrations: [[StaticString]] = [
        // A file of an older format may have the table already.
        ["CREATE TABLE IF NOT EXISTS settings (id INTEGER PRIMARY KEY CHECK (id = 1), json TEXT NOT NULL)"]
    ]
}
