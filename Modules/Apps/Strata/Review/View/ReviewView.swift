import Binding
import Shell
import TextUI

/// The screen of a review: the change to decide on, or a message if there is none.
final class ReviewView: Screen, Configurable {
    var title: String { viewModel.title }
    var prompts = PromptQueue()

    private var viewModel: ReviewViewModel
    private var scroll = ScrollState()
    /// The layout that the user chose; nil to use the one that fits.
    private var columns: DiffColumns?
    /// The first visible column of the difference.
    private var column = 0
    private var widths: ChangeWidths
    /// Whether the change was drawn; a key pressed before is not meant for it.
    private var hasShownChange = false

    /// Creates the screen with its first view model.
    init(viewModel: ReviewViewModel) {
        self.viewModel = viewModel
        widths = ChangeWidths(viewModel.change)
    }

    func configure(with viewModel: ReviewViewModel) {
        let last = self.viewModel
        self.viewModel = viewModel
        if viewModel.change != last.change {
            scroll = ScrollState()
            column = 0
            widths = ChangeWidths(viewModel.change)
            hasShownChange = false
        }
        if last.problem == nil, let problem = viewModel.problem { prompts.append(prompt(about: problem)) }
    }

    func body(tick: Int) -> some Block {
        WidthReader { [self] width in
            if let message = viewModel.readingMessage {
                LoadingState(message: message, tick: tick)
            } else {
                ScrollView(state: scroll) { VStack { content(width: width) } }
            }
        }
    }

    @BlockBuilder
    private func content(width: Int) -> some BlockGroup {
        if let change = viewModel.change {
            let fitting = change.hasTwoSides ? widths.columns(fitting: width) : .one
            ChangeBody(change: change, columns: columns ?? fitting, column: column)
        } else if let message = viewModel.message {
            EmptyState(title: message.title, subtitle: message.text)
        }
    }

    func didOpen() { viewModel.read() }

    func didShow(_ rows: Range<Int>) {
        scroll.didShow(rows)
        hasShownChange = viewModel.change != nil
    }
}

// MARK: - Keys

extension ReviewView {
    var keyHints: [KeyBar.Hint] {
        if viewModel.readingMessage != nil { return [] }
        guard viewModel.change != nil else { return [KeyBar.Hint(.character("l"), ReviewHints.lookAgain)] }
        return [
            KeyBar.Hint(.character("a"), ReviewHints.accept),
            KeyBar.Hint(.character("r"), ReviewHints.reject), KeyBar.Hint(.character("s"), ReviewHints.skip),
            KeyBar.Hint("1/2", ReviewHints.columns),
            // Where the bar is short, the keys that are always there come first.
            viewModel.acceptAlikeHint.map { KeyBar.Hint(.character("A"), $0) },
        ].compactMap(\.self)
    }

    func handle(_ key: Key) -> Bool {
        if scroll.handle(key) { return true }
        guard let change = viewModel.change else {
            guard key == .character("l") else { return false }
            viewModel.read()
            return true
        }
        switch key {
        case .character("a"): if hasShownChange { viewModel.accept(change.id) }
        case .character("A"): if hasShownChange, viewModel.acceptAlikeHint != nil { viewModel.acceptAlike(change.id) }
        case .character("r"): if hasShownChange { viewModel.reject(change.id) }
        case .character("s"): if hasShownChange { viewModel.skip(change.id) }
        case .character("1"): columns = .one
        case .character("2"): columns = .two
        case .left: column = max(0, column - Self.columnStep)
        case .right: column = max(column, min(column + Self.columnStep, widths.longestRow - Self.columnStep))
        default: return false
        }
        return true
    }

    /// The number of cells that an arrow key scrolls.
    private static var columnStep: Int { 8 }
}

// MARK: - Failures

extension ReviewView {
    private func prompt(about problem: ReviewProblem) -> Prompt {
        let retry = Prompt.Action(problem.retryTitle) { [weak self] in self?.viewModel.retry() }
        let skip = Prompt.Action(problem.skipTitle) { [weak self] in self?.skip() }
        let cancel = Prompt.Action(problem.cancelTitle, role: .cancel)
        return Prompt(title: problem.title, message: problem.message, actions: [retry, skip, cancel])
    }

    private func skip() {
        if let change = viewModel.change { viewModel.skip(change.id) }
    }
}
