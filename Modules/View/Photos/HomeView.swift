public import Shell
public import TextUI
public import ViewModel

/// The photos, page after page.
public final class HomeView: Screen {
    public let title = "Photos"
    public var prompts = PromptQueue()

    private let viewModel: HomeViewModel
    private var photos = PhotoGridState()

    /// Shows `viewModel`, from `setupViewModel()` on.
    public init(viewModel: HomeViewModel) {
        self.viewModel = viewModel
    }

    /// Binds the view to its view model.
    public func setupViewModel() {
        viewModel.reloadCollectionViewClosure = { [weak self] in self?.reloadCollectionView() }
        viewModel.showAlertClosure = { [weak self] in self?.showAlert() }
    }

    public func didOpen() { viewModel.fetch() }

    public func body(tick: Int) -> some Block {
        VStack {
            if photos.count > 0 {
                PhotoGrid(state: photos, summary: viewModel.summary, isLoading: viewModel.isLoading, tick: tick)
            } else if viewModel.isLoading {
                LoadingState(message: "Loading photos", tick: tick)
            } else {
                EmptyState(title: "No photos available", subtitle: "There are none, or they could not be loaded")
            }
        }
    }

    public func select(row: Int) -> Bool { photos.select(row: row) }

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
        let open = photos.count == 0 ? [] : [KeyBar.Hint("enter", "open")]
        return open + [KeyBar.Hint("/", "search"), KeyBar.Hint("r", "load more")]
    }

    public func handle(_ key: Key) -> Bool {
        if photos.handle(key) { return true }
        switch key {
        case .enter: photos.selection.map(viewModel.didSelectPhoto)
        case .character("/"): viewModel.didTapSearch()
        case .character("r"): viewModel.fetch()
        default: return false
        }
        return true
    }
}

// MARK: - What the view model tells

extension HomeView {
    private func reloadCollectionView() {
        photos.apply(viewModel.cellViewModels)
    }

    private func showAlert() {
        guard let message = viewModel.alertMessage else { return }
        prompts.append(.errorAlert(message) { [weak viewModel] in viewModel?.fetch() })
    }
}
