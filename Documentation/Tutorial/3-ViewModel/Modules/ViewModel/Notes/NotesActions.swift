public import Interactor

/// The actions of the notes.
public protocol NotesActions: AnyObject {
    /// Adds an entry in front; does nothing if `text` is blank.
    func add(_ text: String)
}

extension NotesInteractor: NotesActions {}
