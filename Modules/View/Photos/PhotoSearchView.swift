public import Shell
public import TextUI
public import ViewModel

/// A search for photos, which begins when it is submitted.
public final class PhotoSearchView: Screen {
    public let title = "Search Photos"
    public var prompts = PromptQueue()

    private let viewModel: PhotoSearchViewModel
    private var photos = PhotoGridState()
    private var searchField = TextFieldState()
    public private(set) var isEditingText = true

    /// Shows `viewModel`, from `setupViewModel()` on.
    public init(viewModel: PhotoSearchViewModel) {
        self.viewModel = viewModel
    }

    /// Binds the view to its view model.
    public func setupViewModel() {
        viewModel.reloadCollectionViewClosure = { [weak self] in self?.reloadCollectionView() }
        viewModel.showAlertClosure = { [weak self] in self?.showAlert() }
    }

    public func body(tick: Int) -> some Block {
        VStack {
            HStack(spacing: 1) {
                Text("/").foreground(.accent).accessibilityHidden()
                TextField("what is to be seen", state: searchField, isFocused: isEditingText)
            }
            Divider()
            if photos.count > 0 {
                PhotoGrid(state: photos, summary: viewModel.summary, isLoading: viewModel.isLoading, tick: tick)
            } else if viewModel.isLoading {
                LoadingState(message: "Searching photos", tick: tick)
            } else {
                EmptyState(message: viewModel.getEmptyStateMessage())
            }
        }
    }

    public func select(row: Int) -> Bool {
        isEditingText = false
        return photos.select(row: row)
    }

    public func didShow(columns: Int) {
        photos.didShow(columns: columns)
    }

    public func didShow(_ rows: Range<Int>) {
        if photos.didShow(rows) { viewModel.fetch() }
    }
}

extension EmptyState {
    fileprivate init(message: (title: String, subtitle: String)) {
        self.init(title: message.title, subtitle: message.subtitle)
    }
}

// MARK: - Keys

extension PhotoSearchView {
    public var keyHints: [KeyBar.Hint] {
        guard !isEditingText else { return [KeyBar.Hint("enter", "search"), KeyBar.Hint("esc", endHint)] }
        let open = photos.count == 0 ? [] : [KeyBar.Hint("enter", "open")]
        return open + [KeyBar.Hint("/", "search"), KeyBar.Hint("r", "load more")]
    }

    private var endHint: String { viewModel.query == nil ? "back" : "done" }

    public func handle(_ key: Key) -> Bool {
        if isEditingText, handleEditing(key) { return true }
        if photos.handle(key) { return true }
        return isEditingText ? false : handleBrowsing(key)
    }

    private func handleBrowsing(_ key: Key) -> Bool {
        switch key {
        case .enter: photos.selection.map(viewModel.didSelectPhoto)
        case .character("/"): isEditingText = true
        case .character("r"): viewModel.fetch()
        default: return false
        }
        return true
    }

    private func handleEditing(_ key: Key) -> Bool {
        switch key {
        case .enter: submit()
        case .escape where viewModel.query != nil: isEditingText = false
        default: return searchField.handle(key)
        }
        return true
    }

    private func submit() {
        guard searchField.text.contains(where: { !$0.isWhitespace }) else { return }
        isEditingText = false
        viewModel.search(searchField.text)
    }
}

// MARK: - What the view model tells

extension PhotoSearchView {
    private func reloadCollectionView() {
        photos.apply(viewModel.cellViewModels)
    }

    private func showAlert() {
        guard let message = viewModel.alertMessage else { return }
        prompts.append(.errorAlert(message) { [weak viewModel] in viewModel?.fetch() })
    }
}
