public import Binding
public import Shell
public import TextUI
public import ViewModel

/// The view of the Notes screen; it is configured with a new view model after each change.
public final class NotesView: Screen, Configurable {
    public let title = NotesWords.title
    public var prompts = PromptQueue()

    private var viewModel: NotesViewModel
    var list = ListState()
    /// The text of a new entry; nil unless one is being typed.
    var field: TextFieldState?

    /// Shows `viewModel` until the view is configured with the next one.
    public init(viewModel: NotesViewModel) {
        self.viewModel = viewModel
    }

    public func configure(with viewModel: NotesViewModel) {
        self.viewModel = viewModel
    }

    var content: NotesContent { viewModel.content }

    public func body(tick: Int) -> some Block { NotesBody(content: content, list: list, field: field) }

    func add(_ text: String) { viewModel.didEnter(text) }
}
