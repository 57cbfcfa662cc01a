public import Model

/// The content of the Notes screen at one moment.
///
/// When the model changes, a new view model replaces this one. Two view models are equal if their models are equal,
/// whatever their actions.
public struct NotesViewModel {
    private let model: Notes
    private let actions: (any NotesActions)?

    /// Makes a view model for `model`.
    ///
    /// - Parameter actions: The receiver of the user's actions; nil to ignore them.
    public init(model: Notes, _ actions: (any NotesActions)?) {
        self.model = model
        self.actions = actions
    }

    /// The visible content.
    public var content: NotesContent { NotesContent(model: model) }

    /// Prepends an entry; does nothing if `text` is blank.
    public func didEnter(_ text: String) { actions?.add(text) }
}

extension NotesViewModel: Equatable {
    public static func == (one: NotesViewModel, other: NotesViewModel) -> Bool {
        one.model == other.model
    }
}
