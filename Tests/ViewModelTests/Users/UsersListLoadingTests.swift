import Binding
import Interactor
import Model
import TestDoubles
import TestKit
import Testing
import ViewModel

@MainActor
@Suite("The calls of the users list about loading", .leakChecks, .endsWhenStuck)
struct UsersListLoadingTests {
    private typealias Call = UsersListDelegateMock.Call

    @Test("a load: start, finish, update")
    func load() async throws {
        let module = try await UsersListModule()
        module.viewModel.loadUsers()
        #expect(module.delegate.calls == [.didStartLoading])
        try await module.answerNext(.success(.sample(1)))

        #expect(module.delegate.calls == [.didStartLoading, .didFinishLoading, .didUpdateUsers])
        #expect(module.delegate.userCounts == [0, 25, 25])
        #expect(module.delegate.wasLoading == [true, false, false])
    }

    @Test("a failed load: start, finish, error")
    func failure() async throws {
        let module = try await UsersListModule()
        module.viewModel.loadUsers()
        try await module.answerNext(.failure(.httpError(500)))
        #expect(
            module.delegate.calls == [
                .didStartLoading, .didFinishLoading,
                .didReceiveError("HTTP error with status code: 500. Wait a while."),
            ])
    }

    @Test("a refresh, a later page and a retry make the same calls")
    func everyLoad() async throws {
        let module = try await UsersListModule(loaded: .sample(1))
        module.viewModel.refreshUsers()
        try await module.answerNext(.success(.sample(1)))
        module.viewModel.loadMoreUsersIfNeeded(for: 24)
        try await module.answerNext(.failure(.noData))
        module.viewModel.retry()
        try await module.answerNext(.success(.sample(2)))

        #expect(
            module.delegate.calls == [
                .didStartLoading, .didFinishLoading, .didUpdateUsers,
                .didStartLoading, .didFinishLoading, .didReceiveError("No data received. Wait a while."),
                .didStartLoading, .didFinishLoading, .didUpdateUsers,
            ])
        #expect(module.service.questions.map(\.page) == [1, 1, 2, 2])
        #expect(module.viewModel.userCount == 50)
    }

    @Test("a load while searching: start, finish, search results of the new list")
    func searching() async throws {
        let module = try await UsersListModule(loaded: .sample(1))
        module.viewModel.performSearch(with: "person.00")
        module.viewModel.refreshUsers()
        try await module.answerNext(.success(.sample(1, count: 4)))

        #expect(
            module.delegate.calls == [
                .didUpdateSearchResults, .didStartLoading, .didFinishLoading, .didUpdateSearchResults,
            ])
        #expect(module.delegate.userCounts == [10, 10, 4, 4])
    }

    @Test("a failed load while searching: start, finish, error")
    func searchingFailure() async throws {
        let module = try await UsersListModule(loaded: .sample(1))
        module.viewModel.performSearch(with: "person.00")
        module.viewModel.refreshUsers()
        try await module.answerNext(.failure(.noData))

        #expect(
            module.delegate.calls.dropFirst() == [
                .didStartLoading, .didFinishLoading, .didReceiveError("No data received. Wait a while."),
            ])
        #expect(module.viewModel.userCount == 10)
    }

    @Test("a refresh during a load: one start, one finish, and the late page is ignored")
    func refreshDuringLoad() async throws {
        let module = try await UsersListModule(answersLate: true)
        module.viewModel.loadUsers()
        let older = try await module.service.nextRequest()
        module.viewModel.refreshUsers()
        await older.cancellation()
        try await module.service.nextRequest().answer(.success(.sample(1, count: 3)))
        older.answer(.success(.sample(1)))
        await module.work.settle()

        #expect(module.delegate.calls == [.didStartLoading, .didFinishLoading, .didUpdateUsers])
        #expect(module.viewModel.currentUsers == UserPage.sample(1, count: 3).users)
    }

    @Test("a failed refresh keeps the list")
    func failedRefresh() async throws {
        let module = try await UsersListModule(loaded: .sample(1))
        module.viewModel.refreshUsers()
        try await module.answerNext(.failure(.noData))
        #expect(module.viewModel.currentUsers == UserPage.sample(1).users)
        #expect(module.viewModel.hasMoreData && !module.viewModel.isLoading)
    }

    @Test("a load that began before the view model was made: finish, update")
    func begunBefore() async throws {
        let module = try await UsersListModule()
        module.viewModel.loadUsers()
        let late = UsersListViewModel(interactor: module.interactor, bookmarks: module.bookmarks, navigator: nil)
        let delegate = UsersListDelegateMock(late)
        late.delegate = delegate
        try await module.answerNext(.success(.sample(1)))
        #expect(delegate.calls == [.didFinishLoading, .didUpdateUsers])
    }
}
