public import Interactor

/// The actions of one note's screen.
public protocol NoteActions: AnyObject {
    /// Loads the tip, unless it is being loaded.
    func load()
}

extension TipInteractor: NoteActions {}
