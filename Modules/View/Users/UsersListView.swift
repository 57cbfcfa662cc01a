public import Shell
public import TextUI
public import ViewModel

/// The list of people, with a search that filters as one types.
public final class UsersListView: Screen {
    public let title = "Users"
    public var prompts = PromptQueue()

    private let viewModel: UsersListViewModel
    private var list = ListState()
    private var searchField = TextFieldState()
    public private(set) var isEditingText = false
    private var userCount = 0

    /// Shows `viewModel`, from `setupViewModel()` on.
    public init(viewModel: UsersListViewModel) {
        self.viewModel = viewModel
    }

    /// Binds the view to its view model.
    public func setupViewModel() {
        viewModel.delegate = self
        updateUI()
    }

    public func didOpen() { viewModel.loadUsers() }

    /// Takes over how many rows there are.
    public func updateUI() {
        userCount = viewModel.userCount
    }

    /// Takes over how many rows the search found.
    public func updateSearchResults() {
        updateUI()
    }

    /// Adds or removes the bookmark of the row of that index.
    public func didTapBookmark(for index: Int) {
        viewModel.toggleBookmark(at: index)
    }

    public func body(tick: Int) -> some Block {
        VStack {
            if isEditingText || viewModel.isSearching {
                HStack(spacing: 1) {
                    Text("/").foreground(.accent).accessibilityHidden()
                    TextField("name, e-mail, city or country", state: searchField, isFocused: isEditingText)
                }
                Divider()
            }
            if viewModel.shouldShowInitialLoading {
                LoadingState(message: "Loading users", tick: tick)
            } else if userCount == 0 {
                EmptyState(message: viewModel.getEmptyStateMessage())
            } else {
                List(count: userCount, state: list) { [viewModel] in UserLine(row: viewModel.row(at: $0)) }
            }
            if !viewModel.shouldShowInitialLoading {
                HStack(spacing: 1) {
                    if viewModel.isLoading { Spinner(tick: tick) }
                    Text(viewModel.summary).lineLimit(1).foreground(.secondary)
                }
            }
        }
    }

    public func select(row: Int) -> Bool {
        isEditingText = false
        return list.select(row, count: userCount)
    }

    public func didShow(_ rows: Range<Int>) {
        list.didShow(rows)
        if let last = rows.last { viewModel.loadMoreUsersIfNeeded(for: last) }
    }
}

extension EmptyState {
    fileprivate init(message: (title: String, subtitle: String)) {
        self.init(title: message.title, subtitle: message.subtitle)
    }
}

// MARK: - Keys

extension UsersListView {
    public var keyHints: [KeyBar.Hint] {
        let endSearch = KeyBar.Hint("esc", "end search")
        guard !isEditingText else { return [KeyBar.Hint("enter", "done"), endSearch] }
        let open = userCount == 0 ? [] : [KeyBar.Hint("enter", "open")]
        let bookmark = userCount == 0 ? [] : [KeyBar.Hint("b", "bookmark")]
        let end = viewModel.isSearching ? [endSearch] : []
        return open + [KeyBar.Hint("/", "search")] + end + bookmark + [KeyBar.Hint("r", "refresh")]
    }

    public func handle(_ key: Key) -> Bool {
        if isEditingText, handleEditing(key) { return true }
        if list.handle(key, count: userCount) { return true }
        return isEditingText ? false : handleBrowsing(key)
    }

    private var selection: Int? { list.selection(in: userCount) }

    private func handleBrowsing(_ key: Key) -> Bool {
        switch key {
        case .character("/"): isEditingText = true
        case .character("b"): selection.map(didTapBookmark)
        case .character("r"): viewModel.refreshUsers()
        case .enter: selection.map(viewModel.didSelectUser)
        case .escape where viewModel.isSearching: endSearch()
        default: return false
        }
        return true
    }

    private func handleEditing(_ key: Key) -> Bool {
        switch key {
        case .enter where viewModel.isSearching: isEditingText = false
        case .enter, .escape: endSearch()
        default:
            guard searchField.handle(key) else { return false }
            list.select(0)
            viewModel.performSearch(with: searchField.text)
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

// MARK: - What the view model tells

extension UsersListView: UsersListViewModelDelegate {
    public func didUpdateUsers() { updateUI() }
    public func didUpdateSearchResults() { updateSearchResults() }
    public func didStartLoading() { updateUI() }
    public func didFinishLoading() { updateUI() }

    public func didReceiveError(_ error: NetworkError) {
        prompts.append(.errorAlert(viewModel.message(for: error)) { [weak viewModel] in viewModel?.retry() })
    }
}
