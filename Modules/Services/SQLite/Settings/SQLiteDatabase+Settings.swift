public import Interactor
public import Model

extension SQLiteDatabase: SettingsStore {
    /// Returns the settings saved last, by any process; nil if there are none.
    public func settings() throws(StoreError) -> Settings? {
        try perform { connection throws(StoreError) in try connection.settings() }
    }

    /// Applies only `change`, so that other processes' changes are kept; unreadable settings are replaced.
    public func apply(_ change: SettingsChange) throws(StoreError) -> Settings {
        try perform { connection throws(StoreError) in
            try connection.transaction { () throws(StoreError) in
                let settings = (try connection.readableSettings() ?? Settings()).applying(change)
                try connection.execute(
                    "INSERT INTO settings (id, json) VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET json = excluded.json",
                    .text(StoredJSON.encode(settings, path: path)))
                return settings
            }
        }
    }
}

extension Connection {
    fileprivate func settings() throws(StoreError) -> Settings? {
        let row = try prepare("SELECT json FROM settings")
        guard try row.step() else { return nil }
        return try StoredJSON.decode(Settings.self, from: try row.text(0, of: "settings"), of: "settings", path: path)
    }

    /// Returns the settings; nil if there are none, or none that can be read.
    fileprivate func readableSettings() throws(StoreError) -> Settings? {
        do throws(StoreError) {
            return try settings()
        } catch .corrupt {
            return nil
        }
    }
}
