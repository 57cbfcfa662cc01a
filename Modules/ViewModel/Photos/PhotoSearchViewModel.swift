import Binding
public import Interactor
import Model

/// The view model of the photo search, which calls one closure for each kind of change.
public final class PhotoSearchViewModel {
    /// The cells, in the order of the results.
    public private(set) var cellViewModels: [PhotoCellViewModel] = [] {
        didSet { reloadCollectionViewClosure?() }
    }
    /// What else shows.
    public private(set) var content = PhotoSearchContent(model: .none, query: nil) {
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

    private let interactor: PhotoSearchInteractor
    private weak var navigator: (any PhotoSearchNavigator)?

    /// Creates a view model of the results that `interactor` owns.
    public init(interactor: PhotoSearchInteractor, navigator: (any PhotoSearchNavigator)?) {
        self.interactor = interactor
        self.navigator = navigator
        interactor.modelDidUpdate.add(self) { viewModel, interactor in
            viewModel.photosDidUpdate(interactor.model, query: interactor.query)
        }
        photosDidUpdate(interactor.model, query: interactor.query)
    }

    private func photosDidUpdate(_ model: LoadableModel<PhotoFeed, APIError>, query: String?) {
        if let cells = cellViewModels.updated(to: model.value?.photos ?? []) { cellViewModels = cells }
        content = PhotoSearchContent(model: model, query: query)
        if alertMessage != model.failure?.text { alertMessage = model.failure?.text }
    }
}

// MARK: - Actions

extension PhotoSearchViewModel {
    /// Starts a search for `text`, which replaces the results; does nothing if `text` is blank.
    public func search(_ text: String) { interactor.search(text) }

    /// Loads the next page of results, unless a page is loading or the end is reached.
    public func fetch() { interactor.fetch() }

    /// Loads the next page of results or, if the end is reached, starts again with the first one, unless a page is
    /// loading.
    public func reload() { interactor.reload() }

    /// Opens the photo of `cell`.
    public func didSelectPhoto(_ cell: PhotoCellViewModel) { navigator?.showDetail(of: cell.photo) }
}
