import Interactor
import Model

/// Settings that last as long as the app.
actor InMemorySettings: SettingsStore {
    private var kept: Settings?

    func settings() -> Settings? { kept }

    func apply(_ change: SettingsChange) -> Settings {
        let settings = (kept ?? Settings()).applying(change)
        kept = settings
        return settings
    }
}
