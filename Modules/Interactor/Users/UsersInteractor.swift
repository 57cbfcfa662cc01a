public import Binding
public import Model

/// The single home of the people that have been loaded: their pages, and the seed that keeps the pages in step.
public final class UsersInteractor: ModelOwner {
    public private(set) var model = LoadableModel<UserDirectory, NetworkError>.none {
        didSet { modelDidUpdate(self) }
    }
    public let modelDidUpdate = Listeners<UsersInteractor>()

    private let service: any UsersService
    private let work: Work
    private var request: Task<Void, Never>?
    private var lastPage = Page.first

    private enum Page {
        case first, next
    }

    /// A directory of which nothing has been asked for yet.
    public init(service: any UsersService, work: Work) {
        self.service = service
        self.work = work
    }

    /// Asks for the first page, unless something is on its way.
    public func load() {
        guard !model.isLoading else { return }
        ask(for: .first)
    }

    /// Asks for the first page anew; the people already there stay until it has come.
    ///
    /// A request that is on its way is cancelled, and its answer is ignored.
    public func refresh() {
        ask(for: .first)
    }

    /// Asks for the next page, unless something is on its way, the end is reached, or there is no first page yet.
    public func loadMore() {
        guard !model.isLoading, model.value?.hasMoreData == true else { return }
        ask(for: .next)
    }

    /// Asks again for what was asked for last.
    public func retry() {
        ask(for: lastPage)
    }

    private func ask(for page: Page) {
        request?.cancel()
        lastPage = page
        let directory = page == .first ? nil : model.value
        let number = (directory?.pageCount ?? 0) + 1
        model = model.startingToLoad()
        request = work.start(for: self) { [service] () async throws(NetworkError) in
            try await service.users(page: number, seed: directory?.seed)
        } then: { interactor, result in
            interactor.receive(result.map { directory?.appending($0) ?? UserDirectory(firstPage: $0) })
        }
    }

    private func receive(_ result: Result<UserDirectory, NetworkError>) {
        request = nil
        model = model.finishingToLoad(result)
    }
}
