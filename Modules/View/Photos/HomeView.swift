public import Shell
public import TextUI
public import ViewModel

/// The view of the photo feed or of a photo search; a search starts when its words are submitted.
public final class HomeView: Screen {
    public var title: String { content.title }
    public var prompts = PromptQueue()

    private let viewModel: HomeViewModel
    private var photos = PhotoGridState()
    private var content: HomeContent
    private var alertMessage: String?
    private var searchField = TextFieldState()
    public private(set) var isEditingText: Bool

    /// Creates a view of `viewModel`; `setupViewModel()` binds the view.
    public init(viewModel: HomeViewModel) {
        self.viewModel = viewModel
        content = viewModel.content
        isEditingText = content.isSearch
    }

    /// Binds the view to its view model, and reads the current content.
    public func setupViewModel() {
        viewModel.reloadCollectionViewClosure = { [weak self] in
            self?.notified("reloadCollectionViewClosure()").reloadCollectionView()
        }
        viewModel.didUpdateContentClosure = { [weak self] in
            self?.notified("didUpdateContentClosure()").updateContent()
        }
        viewModel.showAlertClosure = { [weak self] in self?.notified("showAlertClosure()").showAlert() }
        reloadCollectionView()
        updateContent()
        showAlert()
    }

    public func didOpen() { viewModel.fetch() }

    public func body(tick: Int) -> some Block {
        VStack {
            if content.isSearch {
                SearchField(prompt: PhotosWords.searchPlaceholder, state: searchField, isFocused: isEditingText)
            }
            if photos.count == 0, content.isLoading {
                LoadingState(message: content.loadingMessage, tick: tick)
            } else {
                PhotoGrid(
                    state: photos,
                    emptyState: EmptyState(title: content.emptyTitle, subtitle: content.emptyHint),
                    summary: content.summary, isLoading: content.isLoading, tick: tick)
            }
        }
    }

    public var failure: String? { content.failure }

    public func select(row: Int) -> Bool {
        leaveField()
        return photos.select(row: row)
    }

    public func didShow(columns: Int) {
        photos.didShow(columns: columns)
    }

    public func didShow(_ rows: Range<Int>) {
        if photos.didShow(rows) { viewModel.fetch() }
    }
}

// MARK: - Keys

extension HomeView {
    public var keyHints: [KeyBar.Hint] {
        guard !isEditingText else {
            let search = viewModel.canSearch(searchField.text) ? [KeyBar.Hint(.enter, CommonWords.search)] : []
            return search + [KeyBar.Hint(.escape, content.endSearch)]
        }
        let open = photos.count == 0 ? nil : KeyBar.Hint(.enter, CommonWords.open)
        let load = content.loadAction.map { KeyBar.Hint(.character("r"), $0) }
        return [open, KeyBar.Hint(.character("/"), CommonWords.search), load].compactMap(\.self)
    }

    public func handle(_ key: Key) -> Bool {
        if isEditingText, handleEditing(key) { return true }
        if photos.handle(key) { return true }
        return isEditingText ? false : handleBrowsing(key)
    }

    private func handleBrowsing(_ key: Key) -> Bool {
        switch key {
        case .enter: photos.selectedItem.map(viewModel.didSelectPhoto)
        case .character("/") where content.isSearch: isEditingText = true
        case .character("/"): viewModel.didTapSearch()
        case .character("r"): viewModel.reload()
        default: return false
        }
        return true
    }

    private func handleEditing(_ key: Key) -> Bool {
        switch key {
        case .enter: submit()
        case .escape where content.hasSearched: leaveField()
        default: return searchField.handle(key)
        }
        return true
    }

    /// Stops editing, and puts the words of the last search back into the field.
    private func leaveField() {
        isEditingText = false
        if let query = content.query, query != searchField.text { searchField = TextFieldState(text: query) }
    }

    private func submit() {
        guard viewModel.canSearch(searchField.text) else { return }
        isEditingText = false
        viewModel.search(searchField.text)
    }
}

// MARK: - Closures

extension HomeView {
    private func reloadCollectionView() {
        photos.apply(viewModel.cellViewModels)
    }

    private func updateContent() {
        let query = content.query
        content = viewModel.content
        if content.query != query { leaveField() }
    }

    private func showAlert() {
        // A second binding must not repeat the alert.
        guard alertMessage != viewModel.alertMessage else { return }
        alertMessage = viewModel.alertMessage
        // Another load has started, so the alert is outdated: a new failure raises a new alert.
        guard let alertMessage else { return prompts.withdraw(about: PromptQueue.failure) }
        let allowsRetry = viewModel.content.loadAction != nil
        prompts.append(
            .errorAlert(alertMessage, allowsRetry: allowsRetry) { [weak viewModel] in viewModel?.reload() },
            about: PromptQueue.failure)
    }
}
