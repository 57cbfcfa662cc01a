public import Interactor
public import Model

/// The actions of the settings' screen.
public protocol SettingsActions: AnyObject {
    /// Applies `change` to the settings and saves them.
    func update(_ change: SettingsChange)
    /// Repeats what failed: reading, or the changes that could not be saved.
    func retry()
    /// Notes that the user has read why the last changes are not saved, and leaves them so.
    func didDecide()
}

extension SettingsInteractor: SettingsActions {}
