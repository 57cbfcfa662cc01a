public import Model

/// The notes at one moment.
///
/// It is made of a model, any model, and is replaced as a whole when the model changes. Two are equal when their models
/// are; their actions don't count.
public struct NotesViewModel {
    private let model: Notes
    private let actions: (any NotesActions)?

    /// The content that `model` shows.
    ///
    /// - Parameter actions: Carries out what the user does; nil if nobody does.
    public init(model: Notes, _ actions: (any NotesActions)?) {
        self.model = model
        self.actions = actions
    }

    /// Everything that shows.
    public var content: NotesContent { NotesContent(model: model) }

    /// Adds an entry in front; does nothing if `text` is blank.
    public func didEnter(_ text: String) { actions?.add(text) }
}

extension NotesViewModel: Equatable {
    public static func == (one: NotesViewModel, other: NotesViewModel) -> Bool {
        one.model == other.model
    }
}
