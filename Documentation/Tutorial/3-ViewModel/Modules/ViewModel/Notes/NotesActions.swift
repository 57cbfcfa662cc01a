public import Interactor

/// The user's actions on the Notes screen.
public protocol NotesActions: AnyObject {
    /// Prepends an entry; does nothing if `text` is blank.
    func add(_ text: String)
}

extension NotesInteractor: NotesActions {}
