public import Interactor
public import Model

extension SQLiteDatabase: SettingsStore {
    /// What was saved last in the file, by whichever process, or nil where nothing has been saved.
    public func settings() throws(StoreError) -> Settings? {
        try perform { connection throws(StoreError) in
            let row = try connection.prepare("SELECT json FROM settings")
            guard try row.step() else { return nil }
            return try StoredJSON.decode(
                Settings.self, from: try row.text(0, of: "settings"), of: "settings", path: path)
        }
    }

    /// Commits `settings` in place of what was saved before, unreadable or not.
    public func save(_ settings: Settings) throws(StoreError) {
        try perform { connection throws(StoreError) in
            try connection.execute(
                "INSERT INTO settings (id, json) VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET json = excluded.json",
                .text(StoredJSON.encode(settings, path: path)))
        }
    }
}
