import Model
import ViewModel

/// Records the changes and counts what else it is asked for.
@MainActor
final class SettingsActionsMock: SettingsActions {
    private(set) var changes: [SettingsChange] = []
    private(set) var retryCount = 0
    private(set) var giveUpCount = 0

    func update(_ change: SettingsChange) { changes.append(change) }

    func retry() { retryCount += 1 }
    func giveUp() { giveUpCount += 1 }
}
