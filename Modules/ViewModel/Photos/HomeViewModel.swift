import Binding
public import Foundation
public import Interactor
import Model

/// The view model of the photos, of the feed or of a search, which calls one closure for each kind of change.
public final class HomeViewModel {
    /// The cells, in the service's order.
    public private(set) var cellViewModels: [PhotoCellViewModel] = [] {
        didSet { reloadCollectionViewClosure?() }
    }
    /// What else shows.
    public private(set) var content: HomeContent {
        didSet { didUpdateContentClosure?() }
    }
    /// Why the last load failed; nil once another one has started.
    public private(set) var alertMessage: String? {
        didSet { showAlertClosure?() }
    }
    /// Called after each change of the cells.
    public var reloadCollectionViewClosure: (() -> Void)?
    /// Called after each change of the content.
    public var didUpdateContentClosure: (() -> Void)?
    /// Called after each change of the alert.
    public var showAlertClosure: (() -> Void)?

    private let interactor: PhotosInteractor
    private weak var navigator: (any PhotosNavigator)?

    /// Creates a view model of the photos that `interactor` owns.
    public init(interactor: PhotosInteractor, navigator: (any PhotosNavigator)?) {
        self.interactor = interactor
        self.navigator = navigator
        content = HomeContent(model: interactor.model, query: interactor.query)
        interactor.modelDidUpdate.add(self) { viewModel, _ in viewModel.photosDidUpdate() }
        photosDidUpdate()
    }

    /// The number of cells.
    public var numberOfCells: Int { cellViewModels.count }

    /// Returns the cell at a place in the only section, 0; nil out of range.
    public func getCellViewModel(indexPath: IndexPath) -> PhotoCellViewModel? {
        guard indexPath.count == 2, indexPath[0] == 0, cellViewModels.indices.contains(indexPath[1]) else { return nil }
        return cellViewModels[indexPath[1]]
    }

    private func photosDidUpdate() {
        let model = interactor.model
        if let cells = cellViewModels.updated(to: model.value?.photos ?? []) { cellViewModels = cells }
        content = HomeContent(model: model, query: interactor.query)
        if alertMessage != model.failure?.text { alertMessage = model.failure?.text }
    }
}

// MARK: - Actions

extension HomeViewModel {
    /// Whether `text` has words to search for.
    public func canSearch(_ text: String) -> Bool { !SearchWords(text).isEmpty }

    /// Starts a search for `text`, which replaces the photos; does nothing if it has no words.
    public func search(_ text: String) { interactor.search(text) }

    /// Loads the next page, unless a page is loading or the end is reached.
    public func fetch() { interactor.fetch() }

    /// Loads the next page or, if the end is reached, starts again with the first one, unless a page is loading.
    public func reload() { interactor.reload() }

    /// Opens the photo of `cell`.
    public func didSelectPhoto(_ cell: PhotoCellViewModel) { navigator?.showDetail(of: cell.photo) }

    /// Opens the search.
    public func didTapSearch() { navigator?.showSearch() }
}
