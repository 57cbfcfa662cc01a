public import Interactor
public import Model

/// The actions of the settings' screen.
public protocol SettingsActions: AnyObject {
    /// Stores `change`, which applies then.
    func update(_ change: SettingsChange)
    /// Repeats what failed: reading, or the change that could not be stored.
    func retry()
    /// Leaves the change that failed: the user has read why.
    func giveUp()
}

extension SettingsInteractor: SettingsActions {}
