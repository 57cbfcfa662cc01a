import Model
import ViewModel

/// Applies each change to settings of its own and counts what it is asked for.
@MainActor
final class SettingsActionsMock: SettingsActions {
    private(set) var settings = Settings()
    private(set) var updateCount = 0
    private(set) var retryCount = 0
    private(set) var decisionCount = 0

    func update(_ change: @escaping (Settings) -> Settings) {
        settings = change(settings)
        updateCount += 1
    }

    func retry() { retryCount += 1 }
    func didDecide() { decisionCount += 1 }
}
