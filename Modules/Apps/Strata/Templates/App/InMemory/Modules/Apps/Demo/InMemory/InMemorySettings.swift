import Interactor
import Model

/// Settings that last as long as the app.
actor InMemorySettings: SettingsStore {
    private var kept: Settings?

    func settings() -> Settings? { kept }

    func apply(_ changes: [SettingsChange]) -> Settings {
        let settings = changes.reduce(kept ?? Settings()) { $0.applying($1) }
        kept = settings
        return settings
    }
}
