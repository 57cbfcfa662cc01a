public import Shell
public import TextUI
public import ViewModel

/// The bookmarked people.
public final class BookmarksView: Screen {
    public let title = "Bookmarks"
    public var prompts = PromptQueue()

    private let viewModel: BookmarksViewModel
    private var list = ListState()

    /// Shows `viewModel`, from `setupViewModel()` on.
    public init(viewModel: BookmarksViewModel) {
        self.viewModel = viewModel
    }

    /// Binds the view to its view model.
    public func setupViewModel() {
        viewModel.delegate = self
    }

    public func body(tick: Int) -> some Block {
        VStack {
            if viewModel.shouldShowInitialLoading {
                LoadingState(message: "Loading bookmarks", tick: tick)
            } else if let message = viewModel.unreadableMessage {
                EmptyState(title: "Bookmarks are not available", subtitle: message)
            } else if viewModel.isEmpty {
                EmptyState(configuration: viewModel.getEmptyStateConfiguration())
            } else {
                List(count: viewModel.bookmarkCount, state: list) { [viewModel] in UserLine(row: viewModel.row(at: $0))
                }
            }
        }
    }

    public func select(row: Int) -> Bool { list.select(row, count: viewModel.bookmarkCount) }

    public func didShow(_ rows: Range<Int>) {
        list.didShow(rows)
    }
}

extension EmptyState {
    fileprivate init(configuration: (imageName: String, title: String, subtitle: String)) {
        self.init(title: configuration.title, subtitle: configuration.subtitle, imageName: configuration.imageName)
    }
}

// MARK: - Keys

extension BookmarksView {
    public var keyHints: [KeyBar.Hint] {
        let reload = KeyBar.Hint("r", "reload")
        guard viewModel.canClearAll else { return [reload] }
        return [
            KeyBar.Hint("enter", "open"), KeyBar.Hint("b", "remove"), KeyBar.Hint("c", "clear all"), reload,
        ]
    }

    public func handle(_ key: Key) -> Bool {
        if list.handle(key, count: viewModel.bookmarkCount) { return true }
        switch key {
        case .enter: selection.map(viewModel.didSelectBookmark)
        case .character("b"): selection.map(confirmRemoval)
        case .character("c") where viewModel.canClearAll: confirmClearingAll()
        case .character("r"): viewModel.loadBookmarks()
        default: return false
        }
        return true
    }

    private var selection: Int? { list.selection(in: viewModel.bookmarkCount) }

    private func confirmRemoval(at index: Int) {
        // While the question stands there the bookmarks may be read anew: the person counts, not the row.
        guard let user = viewModel.user(at: index) else { return }
        confirm("Remove Bookmark", viewModel.getRemoveConfirmationMessage(at: index), "Remove") {
            $0.removeBookmark(of: user)
        }
    }

    private func confirmClearingAll() {
        confirm("Clear All", viewModel.getClearAllConfirmationMessage(), "Clear All") { $0.clearAllBookmarks() }
    }

    private func confirm(
        _ title: String, _ message: String, _ label: String, action: @escaping (BookmarksViewModel) -> Void
    ) {
        prompts.append(
            Prompt(
                title: title, message: message,
                actions: [
                    Prompt.Action(label, role: .destructive) { [weak viewModel] in viewModel.map(action) },
                    Prompt.Action("Cancel", role: .cancel),
                ]))
    }
}

// MARK: - What the view model tells

extension BookmarksView: BookmarksViewModelDelegate {
    public func didUpdateBookmarks() {}

    public func didReceiveError(_ message: String) {
        // A bookmark may fail on any screen.
        prompts.append(.errorAlert(message) { [weak viewModel] in viewModel?.retry() }, isForEveryTab: true)
    }
}
