public import Interactor

/// The user's actions on one note's screen.
public protocol NoteActions: AnyObject {
    /// Loads the tip, unless a load is running.
    func load()
}

extension TipInteractor: NoteActions {}
