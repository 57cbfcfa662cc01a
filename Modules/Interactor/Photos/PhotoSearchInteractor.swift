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
        model = .loading(nil)
        ask(for: query)
    }

    /// Asks for the next page of what is searched for, unless something is on its way, or the end is reached.
    ///
    /// A page that failed is the next one still.
    public func fetch() {
        guard let query, model.awaitsPage else { return }
        model = model.startingToLoad()
        ask(for: query)
    }

    private func ask(for query: String) {
        request = work.start(for: self) { [service, model] in
            await model.appendingPage { page throws(APIError) in
                try await service.photos(matching: query, page: page)
            }
        } then: { interactor, result in
            interactor.model = result.get()
        }
    }
}
