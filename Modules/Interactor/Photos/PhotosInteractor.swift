public import Binding
public import Model

/// The owner of the photos loaded so far, which loads more on request.
public final class PhotosInteractor: ModelOwner {
    public private(set) var model = LoadableModel<PhotoFeed, APIError>.none {
        didSet { modelDidUpdate(self) }
    }
    public let modelDidUpdate = Listeners<PhotosInteractor>()

    private let service: any PhotosService
    private let work: Work

    /// Creates an interactor that has not loaded anything yet.
    public init(service: any PhotosService, work: Work) {
        self.service = service
        self.work = work
    }

    /// Loads the next page, unless a page is loading or the end is reached.
    ///
    /// After a failure, the next page is the one that failed.
    public func fetch() {
        guard model.awaitsPage else { return }
        reload()
    }

    /// Loads the next page or, if the end is reached, starts again with the first one, unless a page is loading.
    ///
    /// The old photos stay until the first page has arrived.
    public func reload() {
        guard !model.isLoading else { return }
        model = model.startingToLoad()
        work.start(for: self) { [service, model] in
            await model.loadingPages { page throws(APIError) in try await service.photos(page: page) }
        } then: { interactor, result in
            interactor.model = result.get()
        }
    }
}
