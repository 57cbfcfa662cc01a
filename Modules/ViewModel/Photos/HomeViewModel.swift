import Binding
public import Foundation
public import Interactor
import Model

/// The view model of the photo feed or of a photo search; it calls one closure for each kind of change.
public final class HomeViewModel {
    /// The cells, in the service's order.
    public private(set) var cellViewModels: [PhotoCellViewModel] = [] {
        didSet { reloadCollectionViewClosure?() }
    }
    /// Everything on the screen except the cells and the alert.
    public private(set) var content: HomeContent {
        didSet { didUpdateContentClosure?() }
    }
    /// The reason why the last load failed; nil once another load has started.
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

    /// Returns the cell at an index path in section 0, the only section; nil out of range.
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

    /// Starts a search for `text`, and replaces the photos with the results; does nothing if `text` has no words.
    public func search(_ text: String) { interactor.search(text) }

    /// Loads the next page; does nothing while a page is loading or at the end.
    public func fetch() { interactor.fetch() }

    /// Loads the next page or, at the end, the first page again; does nothing while a page is loading.
    public func reload() { interactor.reload() }

    /// Opens the photo of `cell`.
    public func didSelectPhoto(_ cell: PhotoCellViewModel) { navigator?.showDetail(of: cell.photo) }

    /// Opens the search.
    public func didTapSearch() { navigator?.showSearch() }
}
