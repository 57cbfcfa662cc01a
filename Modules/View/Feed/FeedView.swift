public import Binding
public import Shell
public import TextUI
public import ViewModel

/// The feed, of which only the rows that show have cells: each hears of its own entry's likes, and of nothing else.
public final class FeedView: Screen, Configurable {
    public let title = "Feed"
    public var prompts = PromptQueue()

    private var viewModel: FeedViewModel
    private var list = ListState()
    private var cells: [Int: FeedCell] = [:]
    private let clock: any Clock<Duration>
    private let work: Work

    /// Shows `viewModel` until it is configured with the next.
    ///
    /// - Parameters:
    ///   - clock: What the sparks of a like are timed by.
    ///   - work: Where they are awaited.
    public init(viewModel: FeedViewModel, clock: any Clock<Duration>, work: Work) {
        self.viewModel = viewModel
        self.clock = clock
        self.work = work
    }

    /// Every cell is of the view model before: they go, and their sparks with them.
    public func configure(with viewModel: FeedViewModel) {
        self.viewModel = viewModel
        cells = [:]
    }

    public func didOpen() { viewModel.refresh() }

    public func body(tick: Int) -> some Block {
        VStack {
            if !viewModel.cells.isEmpty {
                FeedRows(viewModel: viewModel, state: list, cells: cells)
                HStack(spacing: 1) {
                    if viewModel.isLoading { Spinner(tick: tick) }
                    Text(viewModel.summary).lineLimit(1).foreground(.secondary)
                }
                if let problem = viewModel.problem { Text(problem).foreground(.destructive) }
            } else if let problem = viewModel.problem {
                EmptyState(title: "The feed is not available", subtitle: problem)
            } else if viewModel.isEmpty {
                EmptyState(title: "Nobody has written anything", subtitle: "Press r to ask again")
            } else {
                LoadingState(message: "Loading the feed", tick: tick)
            }
        }
    }

    private var selection: Int? { list.selection(in: viewModel.cells.count) }

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
        let like = selection.map { KeyBar.Hint("enter", viewModel.cells[$0].liked ? "unlike" : "like") }
        return [like, KeyBar.Hint("r", viewModel.problem == nil ? "refresh" : "try again")].compactMap(\.self)
    }

    public func handle(_ key: Key) -> Bool {
        if list.handle(key, count: viewModel.cells.count) { return true }
        switch key {
        case .enter, .space: viewModel.didTapLike(at: selection ?? 0)
        case .character("r"): viewModel.refresh()
        default: return false
        }
        return true
    }
}
