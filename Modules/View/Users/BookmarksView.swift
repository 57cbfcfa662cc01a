public import Shell
public import TextUI
public import ViewModel

/// The bookmarked people.
public final class BookmarksView: ListScreen {
    public let title = UsersWords.bookmarksTitle
    public var prompts = PromptQueue()

    private let viewModel: BookmarksViewModel
    /// The view model's content as of its last notification.
    private var content: BookmarksContent
    public var list = ListState()

    /// Creates a view of `viewModel`; `setupViewModel()` binds the view.
    public init(viewModel: BookmarksViewModel) {
        self.viewModel = viewModel
        content = viewModel.content
    }

    /// Binds the view to its view model.
    public func setupViewModel() {
        viewModel.delegate = self
        updateUI()
    }

    /// Reads the whole content of the view model.
    private func updateUI() {
        content = viewModel.content
    }

    public func body(tick: Int) -> some Block {
        VStack {
            if content.shouldShowInitialLoading {
                LoadingState(message: UsersWords.loadingBookmarks, tick: tick)
            } else if let unreadable = content.unreadableState {
                EmptyState(title: unreadable.title, subtitle: unreadable.subtitle)
            } else if content.rows.isEmpty {
                EmptyState(
                    title: content.emptyState.title, subtitle: content.emptyState.subtitle,
                    imageName: content.emptyState.imageName)
            } else {
                List(count: content.rows.count, state: list) { [rows = content.rows] in UserLine(row: rows[$0]) }
            }
        }
    }

    public var storing: String? { viewModel.storing }

    public var failure: String? { content.failure }

    public var rowCount: Int { content.rows.count }

    public func selecting(row: Int) -> () -> Bool {
        let user = content.rows.user(at: row)
        return { [weak self] in
            guard let rows = self?.content.rows, let user else { return false }
            return rows.indices.first { rows.user(at: $0) == user }.flatMap { self?.select(row: $0) } ?? false
        }
    }
}

// MARK: - Keys

extension BookmarksView {
    public var keyHints: [KeyBar.Hint] {
        let reload = content.reloadAction.map { [KeyBar.Hint(.character("r"), $0)] } ?? []
        guard content.canClearAll else { return reload }
        return [
            KeyBar.Hint(.enter, CommonWords.open), KeyBar.Hint(.character("b"), UsersWords.remove),
            KeyBar.Hint(.character("c"), UsersWords.clearAll),
        ] + reload
    }

    public func handle(_ key: Key) -> Bool {
        if list.handle(key, count: rowCount) { return true }
        switch key {
        case .enter: selection.flatMap(content.rows.user).map(viewModel.didSelectBookmark)
        case .character("b"): selection.map(confirmRemoval)
        case .character("c") where content.canClearAll: confirmClearingAll()
        case .character("r"): viewModel.loadBookmarks()
        default: return false
        }
        return true
    }

    private var selection: Int? { list.selection(in: rowCount) }

    private func confirmRemoval(at index: Int) {
        // Rows may move before the user answers, so the answer applies to the person, not to the row.
        guard let user = content.rows.user(at: index) else { return }
        confirm(UsersWords.removeBookmarkTitle, content.removalQuestion(at: index), UsersWords.removeButton) {
            $0.removeBookmark(of: user)
        }
    }

    private func confirmClearingAll() {
        confirm(UsersWords.clearAllButton, UsersWords.clearAllQuestion, UsersWords.clearAllButton) {
            $0.clearAllBookmarks()
        }
    }

    private func confirm(
        _ title: String, _ message: String, _ label: String, action: @escaping (BookmarksViewModel) -> Void
    ) {
        prompts.append(
            .question(title, message, label) { [weak viewModel] isYes in
                if isYes { viewModel.map(action) }
            })
    }
}

// MARK: - Delegate methods

extension BookmarksView: BookmarksViewModelDelegate {
    public func didUpdateBookmarks() {
        notified().updateUI()
        // The failure is resolved or being retried, so the alert is outdated: a new failure raises a new alert.
        if !viewModel.hasFailed { prompts.withdraw(about: PromptQueue.failure) }
    }

    public func didReceiveError(_ message: String) {
        notified()
        let isLoss = message == viewModel.loss
        let tryAgain: () -> Void = { [weak viewModel] in
            if isLoss { viewModel?.retry() } else { viewModel?.loadBookmarks() }
        }
        let alert = Prompt.failedChange(
            message, needsRepair: viewModel.failureNeedsRepair, loss: isLoss ? message : nil,
            tryAgain: viewModel.offersRetry ? tryAgain : nil
        ) { [weak viewModel] in
            if isLoss { viewModel?.giveUp() }
        }
        // Bookmarks can be changed on every screen, so the alert appears on every tab.
        prompts.append(alert, about: PromptQueue.failure, isForEveryTab: true)
    }
}
