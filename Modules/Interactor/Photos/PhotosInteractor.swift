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
        let feed = model.value ?? PhotoFeed()
        guard !model.isLoading, feed.hasMoreData else { return }
        model = model.startingToLoad()
        work.start(for: self) { [service] () async throws(APIError) in
            feed.appending(try await service.photos(page: feed.pageCount + 1))
        } then: { interactor, result in
            interactor.model = interactor.model.finishingToLoad(result)
            // Where nothing could be read so far there is no last photo whose sight would lead on.
            if case .some(let feed) = interactor.model, feed.photos.isEmpty { interactor.fetch() }
        }
    }
}
