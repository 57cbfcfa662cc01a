public import Binding
public import Shell
public import TextUI
public import ViewModel

/// The feed; only visible rows have cells, and each cell observes the likes of its own entry.
public final class FeedView: Screen, Configurable {
    public let title = FeedWords.title
    public var prompts = PromptQueue()

    private var viewModel: FeedViewModel
    private var list = ListState()
    private var cells: [Int: FeedCell] = [:]
    private let clock: any Clock<Duration>
    private let work: Work

    /// Creates a view of `viewModel`; `configure(with:)` replaces the view model.
    ///
    /// - Parameters:
    ///   - clock: Times the animation of a like.
    ///   - work: Runs the animation.
    public init(viewModel: FeedViewModel, clock: any Clock<Duration>, work: Work) {
        self.viewModel = viewModel
        self.clock = clock
        self.work = work
    }

    /// Replaces the view model; removes the old cells and their animations.
    public func configure(with viewModel: FeedViewModel) {
        self.viewModel = viewModel
        cells = [:]
    }

    public func didOpen() { viewModel.refresh() }

    public func body(tick: Int) -> some Block {
        VStack {
            switch viewModel.placeholder {
            case .loading(let message): LoadingState(message: message, tick: tick)
            case .message(let title, let subtitle): EmptyState(title: title, subtitle: subtitle)
            case nil:
                rows
                HStack(spacing: 1) {
                    if viewModel.isLoading { Spinner(tick: tick) }
                    Text(viewModel.summary).foreground(.secondary)
                }
                if let problem = viewModel.problem { ProblemText(text: problem) }
            }
        }
    }

    private var rows: FeedRows { FeedRows(viewModel: viewModel, state: list, cells: cells) }

    private var selection: Int? { list.selection(in: viewModel.cells.count) }

    public var failure: String? { viewModel.problem }

    public func select(row: Int) -> Bool { list.select(row, count: viewModel.cells.count) }

    public func didShow(_ rows: Range<Int>) {
        list.didShow(rows)
        for row in cells.keys where !rows.contains(row) { cells[row] = nil }
        for row in rows.clamped(to: viewModel.cells.indices) where cells[row] == nil {
            cells[row] = FeedCell(viewModel: viewModel.cells[row], clock: clock, work: work)
        }
    }
}

// MARK: - Keys

extension FeedView {
    public var keyHints: [KeyBar.Hint] {
        let like = selection.map {
            KeyBar.Hint([.enter, .space], CommonWords.like(isLiked: rows.isLiked($0)))
        }
        let reload = viewModel.reloadAction.map { KeyBar.Hint(.character("r"), $0) }
        return [like, reload].compactMap(\.self)
    }

    public func handle(_ key: Key) -> Bool {
        if list.handle(key, count: viewModel.cells.count) { return true }
        switch key {
        case .enter, .space: if let selection { viewModel.didTapLike(at: selection) }
        case .character("r"): viewModel.refresh()
        default: return false
        }
        return true
    }
}
