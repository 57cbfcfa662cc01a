public import Binding
public import Model

/// The owner of the people loaded so far, and of the seed that makes the service continue the same list of people.
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

    /// Creates an interactor that has loaded nothing yet.
    public init(service: any UsersService, work: Work) {
        self.service = service
        self.work = work
    }

    /// Loads the first page, unless a page is already loading.
    public func load() {
        guard !model.isLoading else { return }
        ask(for: .first)
    }

    /// Loads the first page again; the current list stays until the page arrives.
    ///
    /// Cancels the request in flight, and ignores its answer.
    public func refresh() {
        ask(for: .first)
    }

    /// Loads the next page, unless a page is loading, the end is reached, or there is no first page yet.
    public func loadMore() {
        guard !model.isLoading, model.value?.hasMoreData == true else { return }
        ask(for: .next)
    }

    /// Repeats the last request.
    public func retry() {
        ask(for: lastPage)
    }

    private func ask(for page: Page) {
        lastPage = page
        let directory = page == .first ? nil : model.value
        let number = (directory?.pageCount ?? 0) + 1
        request = work.load(for: self, into: \.model, replacing: request) { [service] () async throws(NetworkError) in
            try await Self.page(number, behind: directory, from: service)
        }
    }

    /// Loads a page, outside the main actor because preparing the texts of new people for searches takes time.
    @concurrent
    private nonisolated static func page(
        _ number: Int, behind directory: UserDirectory?, from service: any UsersService
    ) async throws(NetworkError) -> UserDirectory {
        let page = try await service.users(page: number, seed: directory?.seed)
        return directory?.appending(page) ?? UserDirectory(firstPage: page)
    }
}
