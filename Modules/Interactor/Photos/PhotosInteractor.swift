public import Binding
import Foundation
public import Model

/// The owner of the photos loaded so far, from the feed or from a search.
public final class PhotosInteractor: ModelOwner {
    public private(set) var model = LoadableModel<PhotoFeed, APIError>.none {
        didSet { modelDidUpdate(self) }
    }
    public let modelDidUpdate = Listeners<PhotosInteractor>()
    /// The search text: nil for the feed, empty before the first search.
    public private(set) var query: String?

    private let service: any PhotosService
    private let work: Work
    private var request: Task<Void, Never>?

    /// Creates an interactor that has not loaded anything yet; with an empty `query`, it waits for a search.
    public init(service: any PhotosService, query: String? = nil, work: Work) {
        self.service = service
        self.query = query
        self.work = work
    }

    /// Starts a search for `text`, without surrounding white space; does nothing if `text` has no words.
    ///
    /// Cancels the request of the previous search and ignores its response.
    public func search(_ text: String) {
        let query = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !SearchWords(query).isEmpty else { return }
        request?.cancel()
        self.query = query
        load(.none)
    }

    /// Loads the next page, unless a page is loading or the end is reached.
    ///
    /// After a failure, the next page is the page that failed.
    public func fetch() {
        guard model.awaitsPage else { return }
        reload()
    }

    /// Loads the next page, or the first page again if the end is reached; does nothing while a page is loading.
    ///
    /// The old photos stay until the first page has arrived.
    public func reload() {
        guard query != "", !model.isLoading else { return }
        load(model)
    }

    /// Adds the next page to `old`, or loads the first page again if `old` has no next page.
    private func load(_ old: LoadableModel<PhotoFeed, APIError>) {
        model = old.startingToLoad()
        request = work.start(for: self) { [service, query, model] in
            await model.loadingPages { page throws(APIError) in
                try await service.photos(matching: query, page: page)
            }
        } then: { interactor, result in
            interactor.model = result.get()
        }
    }
}
