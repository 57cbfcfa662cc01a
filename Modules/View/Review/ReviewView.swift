public import Binding
public import TextUI
public import ViewModel

/// A review: the change to decide on, or what there is to say where there is none.
public final class ReviewView: Screen, Configurable {
    public var title: String { viewModel.title }
    public weak var container: Container?

    private var viewModel: ReviewViewModel
    private var scroll = ScrollState()
    /// How the user wants differences laid out; nil for what there is room for.
    private var columns: DiffColumns?
    /// The first column of the difference that shows.
    private var column = 0
    private var widths: ChangeWidths
    /// Whether the change was drawn: a key that was pressed before is none for a change that nobody has seen.
    private var hasShownChange = false

    /// Shows `viewModel` until it is configured with the next.
    public init(viewModel: ReviewViewModel) {
        self.viewModel = viewModel
        widths = ChangeWidths(viewModel.change)
    }

    public func configure(with viewModel: ReviewViewModel) {
        let last = self.viewModel
        self.viewModel = viewModel
        if viewModel.change != last.change {
            scroll = ScrollState()
            column = 0
            widths = ChangeWidths(viewModel.change)
            hasShownChange = false
        }
        if last.problem == nil, let problem = viewModel.problem { present(problem) }
    }

    public func body(tick: Int) -> some Block {
        WidthReader { [self] width in
            if viewModel.isReading {
                LoadingState(message: "Reading what is pending", tick: tick)
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

    public func didShow(_ rows: Range<Int>) {
        scroll.didShow(rows)
        hasShownChange = viewModel.change != nil
    }
}

// MARK: - Keys

extension ReviewView {
    public var keyHints: [KeyBar.Hint] {
        if viewModel.isReading { return [] }
        guard viewModel.change != nil else { return [KeyBar.Hint("l", "look again")] }
        return [
            KeyBar.Hint("a", "accept"), KeyBar.Hint("r", "reject"), KeyBar.Hint("s", "skip"),
            KeyBar.Hint("1/2", "columns"),
        ]
    }

    public func handle(_ key: Key) -> Bool {
        if scroll.handle(key) { return true }
        guard let change = viewModel.change else {
            guard key == .character("l") else { return false }
            viewModel.lookAgain()
            return true
        }
        switch key {
        case .character("a"): if hasShownChange { viewModel.accept(change.id) }
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

    /// How far an arrow moves the lines, in cells.
    private static var columnStep: Int { 8 }
}

// MARK: - What was refused

extension ReviewView {
    private func present(_ problem: ReviewViewModel.Problem) {
        let retry = Prompt.Action(problem.retryTitle) { [weak self] in self?.viewModel.retry() }
        let skip = Prompt.Action("Skip") { [weak self] in self?.skip() }
        let cancel = Prompt.Action("Cancel", role: .cancel)
        container?.present(
            Prompt(
                title: "Not Done", message: problem.message,
                actions: viewModel.change == nil ? [retry, cancel] : [retry, skip, cancel]))
    }

    private func skip() {
        if let change = viewModel.change { viewModel.skip(change.id) }
    }
}
