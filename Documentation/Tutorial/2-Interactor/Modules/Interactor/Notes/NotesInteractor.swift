public import Binding
public import Model

/// The only owner of the Notes model.
///
/// The entries are kept in memory: they are gone when the app exits.
public final class NotesInteractor: ModelOwner {
    public private(set) var model: Notes {
        didSet { modelDidUpdate(self) }
    }
    public let modelDidUpdate = Listeners<NotesInteractor>()

    /// Starts with `model`; the default has no entries.
    public init(model: Notes = Notes()) {
        self.model = model
    }

    /// Prepends an entry; does nothing if `text` is blank.
    public func add(_ text: String) {
        let next = model.adding(text)
        if next != model { model = next }
    }
}
