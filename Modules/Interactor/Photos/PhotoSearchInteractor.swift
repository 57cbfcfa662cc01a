public import Binding
import Foundation
public import Model

/// The owner of the search results loaded so far, which loads more on request.
public final class PhotoSearchInteractor: ModelOwner {
    public private(set) var model = LoadableModel<PhotoFeed, APIError>.none {
        didSet { modelDidUpdate(self) }
    }
    public let modelDidUpdate = Listeners<PhotoSearchInteractor>()
    /// The query of the current search; nil before the first one.
    public private(set) var query: String?

    private let service: any PhotosService
    private let work: Work
    private var request: Task<Void, Never>?

    /// Creates an interactor that has not searched yet.
    public init(service: any PhotosService, work: Work) {
        self.service = service
        self.work = work
    }

    /// Starts a search for `text`, without surrounding white space; does nothing if it is blank.
    ///
    /// Cancels the request of the search before and ignores its response.
    public func search(_ text: String) {
        let query = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !query.isEmpty else { return }
        request?.cancel()
        self.query = query
        model = .loading(nil)
        load(query)
    }

    /// Loads the next page of results, unless a page is loading or the end is reached.
    ///
    /// After a failure, the next page is the one that failed.
    public func fetch() {
        guard model.awaitsPage else { return }
        reload()
    }

    /// Loads the next page of results or, if the end is reached, starts again with the first one, unless a page is
    /// loading.
    ///
    /// The old results stay until the first page has arrived.
    public func reload() {
        guard let query, !model.isLoading else { return }
        model = model.startingToLoad()
        load(query)
    }

    private func load(_ query: String) {
        request = work.start(for: self) { [service, model] in
            await model.loadingPages { page throws(APIError) in
                try await service.photos(matching: query, page: page)
            }
        } then: { interactor, result in
            interactor.model = result.get()
        }
    }
}
