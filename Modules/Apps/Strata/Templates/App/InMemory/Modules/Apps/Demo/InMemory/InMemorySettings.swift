import Interactor
import Model

/// Settings that last as long as the app.
actor InMemorySettings: SettingsStore {
    private var kept: Settings?

    func settings() -> Settings? { kept }

    func save(_ settings: Settings) { kept = settings }
}
