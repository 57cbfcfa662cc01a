public import Shell
public import TextUI
public import ViewModel

/// The list of people, with a search that filters while the user types.
public final class UsersListView: Screen {
    public let title = UsersWords.title
    public var prompts = PromptQueue()

    private let viewModel: UsersListViewModel
    /// The view model's content as of its last notification.
    private var content: UsersListContent
    private var list = ListState()
    private var searchField = TextFieldState()
    public private(set) var isEditingText = false

    /// Creates a view of `viewModel`; `setupViewModel()` binds the view.
    public init(viewModel: UsersListViewModel) {
        self.viewModel = viewModel
        content = viewModel.content
    }

    /// Binds the view to its view model.
    public func setupViewModel() {
        viewModel.delegate = self
        updateUI()
    }

    public func didOpen() { viewModel.loadUsers() }

    /// Reads the whole content of the view model.
    public func updateUI() {
        content = viewModel.content
    }

    public func body(tick: Int) -> some Block {
        VStack {
            if isEditingText || content.isSearching {
                SearchField(prompt: UsersWords.searchPrompt, state: searchField, isFocused: isEditingText)
            }
            if content.shouldShowInitialLoading {
                LoadingState(message: UsersWords.loading, tick: tick)
            } else {
                if content.rows.isEmpty {
                    EmptyState(title: content.emptyState.title, subtitle: content.emptyState.subtitle)
                } else {
                    List(count: content.rows.count, state: list) { [rows = content.rows] in UserLine(row: rows[$0]) }
                }
                HStack(spacing: 1) {
                    if content.isLoading { Spinner(tick: tick) }
                    Text(content.summary).foreground(.secondary)
                }
            }
        }
    }

    public func select(row: Int) -> Bool {
        isEditingText = false
        return list.select(row, count: content.rows.count)
    }

    public var storing: String? { viewModel.storing }

    public var failure: String? { content.failure }

    public func didShow(_ rows: Range<Int>) {
        list.didShow(rows)
        if let last = rows.last { viewModel.loadMoreUsersIfNeeded(for: last) }
    }
}

// MARK: - Keys

extension UsersListView {
    public var keyHints: [KeyBar.Hint] {
        let endSearch = KeyBar.Hint(.escape, UsersWords.endSearch)
        let more = content.canSearchMore ? [KeyBar.Hint(.control("n"), UsersWords.loadMore)] : []
        guard !isEditingText else { return [KeyBar.Hint(.enter, CommonWords.done)] + more + [endSearch] }
        let hasRows = !content.rows.isEmpty
        let open = hasRows ? [KeyBar.Hint(.enter, CommonWords.open)] : []
        let bookmark = selection.map { content.rows[$0] }.map {
            [KeyBar.Hint(.character("b"), CommonWords.bookmark(isBookmarked: $0.isBookmarked))]
        }
        let end = content.isSearching ? [endSearch] : []
        let reload = content.reloadAction.map { [KeyBar.Hint(.character("r"), $0)] } ?? []
        return open + [KeyBar.Hint(.character("/"), CommonWords.search)] + end + more + (bookmark ?? []) + reload
    }

    public func handle(_ key: Key) -> Bool {
        if isEditingText, handleEditing(key) { return true }
        if list.handle(key, count: content.rows.count) { return true }
        if key == .control("n"), content.canSearchMore {
            viewModel.loadMoreUsers()
            return true
        }
        return isEditingText ? false : handleBrowsing(key)
    }

    /// Adds or removes the bookmark of the person shown in the row at `index`.
    public func didTapBookmark(for index: Int) {
        content.rows.user(at: index).map(viewModel.toggleBookmark(of:))
    }

    /// Selects the first row, and passes the typed text to the view model.
    public func updateSearchResults(for text: String) {
        list.select(0)
        viewModel.performSearch(with: text)
    }

    private var selection: Int? { list.selection(in: content.rows.count) }

    private func handleBrowsing(_ key: Key) -> Bool {
        switch key {
        case .character("/"): isEditingText = true
        case .character("b"): selection.map(didTapBookmark)
        case .character("r"): viewModel.refreshUsers()
        case .enter: selection.flatMap(content.rows.user).map(viewModel.didSelectUser)
        case .escape where content.isSearching: endSearch()
        default: return false
        }
        return true
    }

    private func handleEditing(_ key: Key) -> Bool {
        switch key {
        case .enter where content.isSearching: isEditingText = false
        case .enter, .escape: endSearch()
        default:
            guard searchField.handle(key) else { return false }
            updateSearchResults(for: searchField.text)
        }
        return true
    }

    private func endSearch() {
        isEditingText = false
        searchField = TextFieldState()
        list.select(0)
        viewModel.clearSearch()
    }
}

// MARK: - Delegate methods

extension UsersListView: UsersListViewModelDelegate {
    public func didUpdateUsers() { notified().updateUI() }
    public func didUpdateSearchResults() { notified().updateUI() }
    public func didFinishLoading() { notified().updateUI() }

    public func didStartLoading() {
        notified().updateUI()
        // Another load has started, so the alert is outdated: a new failure raises a new alert.
        prompts.withdraw(about: PromptQueue.failure)
    }
    public func didReceiveError(_ error: NetworkError) {
        notified().prompts.append(
            .errorAlert(error.text, allowsRetry: error.allowsRetry) { [weak viewModel] in viewModel?.retry() },
            about: PromptQueue.failure)
    }
}
