import Binding
import Shell
import TextUI

/// The screen of a review: the change to decide on, or a message if there is none.
final class ReviewView: Screen, Configurable {
    var title: String { viewModel.title }
    var prompts = PromptQueue()

    private var viewModel: ReviewViewModel
    private var scroll = ScrollState()
    /// The layout that the user chose; nil for the layout that fits.
    private var columns: DiffColumns?
    /// The first visible column of the difference.
    private var column = 0
    private var widths: ChangeWidths
    /// Whether the change has been drawn; until then, no key is a decision on the change.
    private var hasShownChange = false

    private let onOpen: (ChangeDetails.ID) -> Void

    /// Creates the screen with its first view model.
    ///
    /// - Parameter onOpen: Opens the source of the change with that ID in an editor.
    init(viewModel: ReviewViewModel, onOpen: @escaping (ChangeDetails.ID) -> Void) {
        self.viewModel = viewModel
        self.onOpen = onOpen
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
        let back = viewModel.canGoBack ? KeyBar.Hint(.character("b"), ReviewHints.back) : nil
        guard viewModel.change != nil else {
            return [KeyBar.Hint(.character("l"), ReviewHints.lookAgain), back].compactMap(\.self)
        }
        return [
            KeyBar.Hint(.character("a"), ReviewHints.accept),
            KeyBar.Hint(.character("r"), ReviewHints.reject), KeyBar.Hint(.character("s"), ReviewHints.skip), back,
            KeyBar.Hint(.character("o"), ReviewHints.edit),
            viewModel.acceptAlikeHint.map { KeyBar.Hint(.character("A"), $0) },
            KeyBar.Hint("1/2", ReviewHints.columns),
        ].compactMap(\.self)
    }

    func handle(_ key: Key) -> Bool {
        if scroll.handle(key) { return true }
        if key == .character("b"), viewModel.canGoBack {
            viewModel.goBack()
            return true
        }
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
        case .character("o"): onOpen(change.id)
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
        let skip = problem.skipTitle.map { title in Prompt.Action(title) { [weak self] in self?.skip() } }
        let cancel = Prompt.Action(problem.cancelTitle, role: .cancel)
        return Prompt(
            title: problem.title, message: problem.message, actions: [retry, skip, cancel].compactMap(\.self))
    }

    private func skip() {
        if let change = viewModel.change { viewModel.skip(change.id) }
    }
}
