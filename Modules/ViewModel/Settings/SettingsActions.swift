public import Interactor
public import Model

/// The actions of the settings' screen.
public protocol SettingsActions: AnyObject {
    /// Stores `change`; the change applies once it is stored.
    func update(_ change: SettingsChange)
    /// Retries the failed read or change.
    func retry()
    /// Discards the failed change after the user has dismissed the alert.
    func giveUp()
}

extension SettingsInteractor: SettingsActions {}
