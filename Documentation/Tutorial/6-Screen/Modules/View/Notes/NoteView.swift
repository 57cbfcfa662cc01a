public import Shell
public import TextUI
public import ViewModel

/// The view of one note.
public final class NoteView: Screen {
    public let title = NoteWords.title
    public let keyHints: [KeyBar.Hint] = []
    public var prompts = PromptQueue()

    private let viewModel: NoteViewModel

    /// Shows `viewModel`; the view needs no binding, because the view model never changes.
    public init(viewModel: NoteViewModel) {
        self.viewModel = viewModel
    }

    public func body(tick: Int) -> some Block { Text(viewModel.text) }

    public func handle(_ key: Key) -> Bool { false }
}
