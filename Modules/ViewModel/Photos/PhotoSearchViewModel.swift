import Binding
public import Interactor
import Model

/// What a search for photos shows, and what it does; it calls one closure for each thing that changes.
public final class PhotoSearchViewModel {
    /// What each cell shows, in the order in which the service found them.
    public private(set) var cellViewModels: [PhotoCellViewModel] = [] {
        didSet { reloadCollectionViewClosure?() }
    }
    /// What the user is told; nil once a later search has begun.
    public private(set) var alertMessage: String? {
        didSet { showAlertClosure?() }
    }
    /// Is called after each change of the cells.
    public var reloadCollectionViewClosure: (() -> Void)?
    /// Is called after each change of the alert.
    public var showAlertClosure: (() -> Void)?

    private let interactor: PhotoSearchInteractor
    private weak var navigator: (any PhotoSearchNavigator)?

    /// The photos that `interactor` finds from now on.
    public init(interactor: PhotoSearchInteractor, navigator: (any PhotoSearchNavigator)? = nil) {
        self.interactor = interactor
        self.navigator = navigator
        interactor.modelDidUpdate.add(self) { viewModel, interactor in viewModel.photosDidUpdate(interactor.model) }
    }

    private func photosDidUpdate(_ model: LoadableModel<PhotoFeed, APIError>) {
        // While the first page of another search is on its way there are no photos to show.
        let photos = model.value?.photos ?? []
        if !cellViewModels.map(\.id).elementsEqual(photos.map(\.id)) {
            let known = Dictionary(cellViewModels.map { ($0.id, $0) }) { first, _ in first }
            cellViewModels = photos.map { known[$0.id] ?? PhotoCellViewModel(photo: $0) }
        }
        if alertMessage != model.failure?.message { alertMessage = model.failure?.message }
    }
}

// MARK: - What shows

extension PhotoSearchViewModel {
    /// How many cells there are.
    public var numberOfCells: Int { cellViewModels.count }

    /// What the cell at that place shows; nil out of range.
    public func getCellViewModel(indexPath: IndexPath) -> PhotoCellViewModel? {
        guard indexPath.section == 0, cellViewModels.indices.contains(indexPath.item) else { return nil }
        return cellViewModels[indexPath.item]
    }

    /// Whether a page is on its way.
    public var isLoading: Bool { interactor.model.isLoading }

    /// What is searched for; nil before the first search.
    public var query: String? { interactor.query }

    /// How many photos show, and what could not be read.
    public var summary: String { interactor.model.summary }

    /// A title and a hint for a grid without cells.
    public func getEmptyStateMessage() -> (title: String, subtitle: String) {
        query == nil
            ? ("Search photos", "Type what is to be seen, and press enter")
            : ("No photos found", "Try adjusting your search criteria")
    }
}

// MARK: - What the user does

extension PhotoSearchViewModel {
    /// Searches for `text` in the place of what was searched for before; nothing happens where it is blank.
    public func search(_ text: String) { interactor.search(text) }

    /// Asks for the next page, unless something is on its way, or the end is reached.
    public func fetch() { interactor.fetch() }

    /// Opens the photo at that place; nothing happens out of range.
    public func didSelectPhoto(at indexPath: IndexPath) {
        interactor.model.photo(at: indexPath).map { navigator?.showDetail(of: $0) }
    }
}
