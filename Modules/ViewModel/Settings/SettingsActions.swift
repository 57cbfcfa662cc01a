public import Interactor
public import Model

/// The actions of the settings' screen.
public protocol SettingsActions: AnyObject {
    /// Applies `change` to the settings and saves them.
    func update(_ change: @escaping (Settings) -> Settings)
    /// Repeats what failed: reading, or the changes that could not be saved.
    func retry()
    /// Notes that the user knows of the last failure.
    func acknowledgeFailure()
}

extension SettingsInteractor: SettingsActions {}
