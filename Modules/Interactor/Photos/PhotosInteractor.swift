public import Binding
public import Model

/// The photos that have been loaded, and the only one who asks for more.
public final class PhotosInteractor: ModelOwner {
    public private(set) var model = LoadableModel<PhotoFeed, APIError>.none {
        didSet { modelDidUpdate(self) }
    }
    public let modelDidUpdate = Listeners<PhotosInteractor>()

    private let service: any PhotosService
    private let work: Work

    /// A feed of which nothing has been asked for yet.
    public init(service: any PhotosService, work: Work) {
        self.service = service
        self.work = work
    }

    /// Asks for the next page, unless something is on its way, or the end is reached.
    ///
    /// A page that failed is the next one still.
    public func fetch() {
        guard model.awaitsPage else { return }
        model = model.startingToLoad()
        work.start(for: self) { [service, model] in
            await model.appendingPage { page throws(APIError) in try await service.photos(page: page) }
        } then: { interactor, result in
            interactor.model = result.get()
        }
    }
}
