import Binding
public import Interactor
import Model

/// What the photos show, and what they do; it calls one closure for each thing that changes.
///
/// Only what binds the view is public; where the photos lead is the package's own.
public final class HomeViewModel {
    /// What each cell shows, in the feed's order.
    public private(set) var cellViewModels: [PhotoCellViewModel] = [] {
        didSet { reloadCollectionViewClosure?() }
    }
    /// What the user is told; nil once a later fetch has begun.
    public private(set) var alertMessage: String? {
        didSet { showAlertClosure?() }
    }
    /// Is called after each change of the cells.
    public var reloadCollectionViewClosure: (() -> Void)?
    /// Is called after each change of the alert.
    public var showAlertClosure: (() -> Void)?

    private let interactor: PhotosInteractor
    private weak var navigator: (any PhotosNavigator)?

    /// The photos that `interactor` has loaded, and loads from now on.
    public init(interactor: PhotosInteractor, navigator: (any PhotosNavigator)? = nil) {
        self.interactor = interactor
        self.navigator = navigator
        interactor.modelDidUpdate.add(self) { viewModel, interactor in viewModel.photosDidUpdate(interactor.model) }
    }

    /// How many cells there are.
    public var numberOfCells: Int { cellViewModels.count }

    /// Asks for the next page, unless something is on its way, or the end is reached.
    public func fetch() { interactor.fetch() }

    /// What the cell at that place shows; nil out of range.
    public func getCellViewModel(indexPath: IndexPath) -> PhotoCellViewModel? {
        guard indexPath.section == 0, cellViewModels.indices.contains(indexPath.item) else { return nil }
        return cellViewModels[indexPath.item]
    }

    private func photosDidUpdate(_ model: LoadableModel<PhotoFeed, APIError>) {
        // Those that are there stay as they are: their pictures have been decoded.
        let added = (model.value?.photos ?? []).dropFirst(numberOfCells)
        if !added.isEmpty { cellViewModels += added.map(PhotoCellViewModel.init) }
        if alertMessage != model.failure?.message { alertMessage = model.failure?.message }
    }
}

// MARK: - Beside the cells

extension HomeViewModel {
    /// Whether a page is on its way.
    package var isLoading: Bool { interactor.model.isLoading }

    /// How many photos show, and what could not be read.
    package var summary: String { interactor.model.summary }

    /// Opens the photo at that place; nothing happens out of range.
    package func didSelectPhoto(at indexPath: IndexPath) {
        interactor.model.photo(at: indexPath).map { navigator?.showDetail(of: $0) }
    }

    /// Opens the search.
    package func didTapSearch() { navigator?.showSearch() }
}
