public import Interactor
public import Model

extension SQLiteDatabase: SettingsStore {
    /// Returns the settings saved last, by any process; nil if there are none.
    public func settings() throws(StoreError) -> Settings? {
        try perform { connection throws(StoreError) in
            let row = try connection.prepare("SELECT json FROM settings")
            guard try row.step() else { return nil }
            return try StoredJSON.decode(
                Settings.self, from: try row.text(0, of: "settings"), of: "settings", path: path)
        }
    }

    /// Replaces the saved settings, even unreadable ones.
    public func save(_ settings: Settings) throws(StoreError) {
        try perform { connection throws(StoreError) in
            try connection.execute(
                "INSERT INTO settings (id, json) VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET json = excluded.json",
                .text(StoredJSON.encode(settings, path: path)))
        }
    }
}
