public import Binding
public import Shell
public import TextUI
public import ViewModel

/// The view of one note and its tip.
public final class NoteView: Screen, Configurable {
    public let title = NoteWords.title
    public var prompts = PromptQueue()

    private var viewModel: NoteViewModel

    /// Shows `viewModel` until the view is configured with the next one.
    public init(viewModel: NoteViewModel) {
        self.viewModel = viewModel
    }

    public func configure(with viewModel: NoteViewModel) {
        self.viewModel = viewModel
    }

    public func didOpen() { viewModel.load() }

    public func body(tick: Int) -> some Block {
        VStack(spacing: 1) {
            Text(viewModel.text)
            Text(viewModel.tipText).foreground(viewModel.retryAction == nil ? .secondary : .destructive)
        }
    }

    public var keyHints: [KeyBar.Hint] {
        viewModel.retryAction.map { [KeyBar.Hint(.character("r"), $0)] } ?? []
    }

    public func handle(_ key: Key) -> Bool {
        guard key == .character("r"), viewModel.retryAction != nil else { return false }
        viewModel.load()
        return true
    }
}
