public import Binding
import Foundation
public import Model

/// What a search has found so far, and the only one who asks for it.
public final class PhotoSearchInteractor: ModelOwner {
    public private(set) var model = LoadableModel<PhotoFeed, APIError>.none {
        didSet { modelDidUpdate(self) }
    }
    public let modelDidUpdate = Listeners<PhotoSearchInteractor>()
    /// What is searched for; nil before the first search.
    public private(set) var query: String?

    private let service: any PhotosService
    private let work: Work
    private var request: Task<Void, Never>?

    /// A search for nothing yet.
    public init(service: any PhotosService, work: Work) {
        self.service = service
        self.work = work
    }

    /// Searches for `text`; nothing happens where it is blank.
    ///
    /// A request that is on its way is cancelled, and its answer is ignored.
    public func search(_ text: String) {
        let query = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !query.isEmpty else { return }
        request?.cancel()
        self.query = query
        ask(for: query, after: PhotoFeed())
    }

    /// Asks for the next page of what is searched for, unless something is on its way, or the end is reached.
    ///
    /// A page that failed is the next one still.
    public func fetch() {
        let feed = model.value ?? PhotoFeed()
        guard let query, !model.isLoading, feed.hasMoreData else { return }
        ask(for: query, after: feed)
    }

    private func ask(for query: String, after feed: PhotoFeed) {
        model = .loading(feed.pageCount == 0 ? nil : feed)
        request = work.start(for: self) { [service] () async throws(APIError) in
            feed.appending(try await service.photos(matching: query, page: feed.pageCount + 1))
        } then: { interactor, result in
            interactor.model = interactor.model.finishingToLoad(result)
            // Where nothing could be read so far there is no last photo whose sight would lead on.
            if case .some(let feed) = interactor.model, feed.photos.isEmpty { interactor.fetch() }
        }
    }
}
