public import Model

/// The content of the Notes screen at one moment.
///
/// When the model changes, a new view model replaces this one. Two view models are equal if their models are equal,
/// whatever their actions and navigators.
public struct NotesViewModel {
    private let model: Notes
    private let actions: (any NotesActions)?
    private let navigator: (any NotesNavigator)?

    /// Makes a view model for `model`.
    ///
    /// - Parameters:
    ///   - actions: The receiver of the user's actions; nil to ignore them.
    ///   - navigator: The navigator that opens other screens; nil to open none.
    public init(model: Notes, _ actions: (any NotesActions)?, navigator: (any NotesNavigator)? = nil) {
        self.model = model
        self.actions = actions
        self.navigator = navigator
    }

    /// The visible content.
    public var content: NotesContent { NotesContent(model: model) }

    /// Prepends an entry; does nothing if `text` is blank.
    public func didEnter(_ text: String) { actions?.add(text) }

    /// Opens the entry at `index`, if it exists, on its own screen.
    public func didSelectRow(at index: Int) {
        if model.entries.indices.contains(index) { navigator?.showNote(model.entries[index]) }
    }
}

extension NotesViewModel: Equatable {
    public static func == (one: NotesViewModel, other: NotesViewModel) -> Bool {
        one.model == other.model
    }
}
