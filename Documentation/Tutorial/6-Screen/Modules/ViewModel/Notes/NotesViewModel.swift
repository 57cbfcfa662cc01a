public import Model

/// The notes at one moment.
///
/// It is made of a model, any model, and is replaced as a whole when the model changes. Two are equal when their models
/// are; their actions and navigators don't count.
public struct NotesViewModel {
    private let model: Notes
    private let actions: (any NotesActions)?
    private let navigator: (any NotesNavigator)?

    /// The content that `model` shows.
    ///
    /// - Parameters:
    ///   - actions: Carries out what the user does; nil if nobody does.
    ///   - navigator: Opens other screens; nil if nobody does.
    public init(model: Notes, _ actions: (any NotesActions)?, navigator: (any NotesNavigator)? = nil) {
        self.model = model
        self.actions = actions
        self.navigator = navigator
    }

    /// Everything that shows.
    public var content: NotesContent { NotesContent(model: model) }

    /// Adds an entry in front; does nothing if `text` is blank.
    public func didEnter(_ text: String) { actions?.add(text) }

    /// Opens an entry on its own screen; does nothing if there is no such row.
    public func didSelectRow(at index: Int) {
        if model.entries.indices.contains(index) { navigator?.showNote(model.entries[index]) }
    }
}

extension NotesViewModel: Equatable {
    public static func == (one: NotesViewModel, other: NotesViewModel) -> Bool {
        one.model == other.model
    }
}
