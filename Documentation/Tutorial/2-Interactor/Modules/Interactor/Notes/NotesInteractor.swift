public import Binding
public import Model

/// The single home of the notes.
///
/// Its entries last as long as the app.
public final class NotesInteractor: ModelOwner {
    public private(set) var model: Notes {
        didSet { modelDidUpdate(self) }
    }
    public let modelDidUpdate = Listeners<NotesInteractor>()

    /// Starts with `model`, which has no entries unless it is given.
    public init(model: Notes = Notes()) {
        self.model = model
    }

    /// Adds an entry in front; does nothing if `text` is blank.
    public func add(_ text: String) {
        let next = model.adding(text)
        if next != model { model = next }
    }
}
