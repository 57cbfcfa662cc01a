import Binding
import Interactor
import Model
import TestDoubles
import TestKit
import Testing
import ViewModel

@MainActor
@Suite("Paging the users list", .leakChecks, .endsWhenStuck)
struct UsersListPagingTests {
    @Test("requests the next page, with the seed, when one of the last five rows shows", arguments: 20...24)
    func nearTheEnd(index: Int) async throws {
        let module = try await UsersListModule(loaded: .sample(1, seed: "abc"))
        module.viewModel.loadMoreUsersIfNeeded(for: index)
        try await module.answerNext(.success(.sample(2)))

        #expect(module.service.questions == [.init(page: 1, seed: nil), .init(page: 2, seed: "abc")])
        #expect(module.viewModel.currentUsers == UserPage.sample(1, count: 50).users)
    }

    @Test("requests nothing when an earlier row shows", arguments: [19, 10, 0, -1, Int.min])
    func farFromTheEnd(index: Int) async throws {
        let module = try await UsersListModule(loaded: .sample(1))
        module.viewModel.loadMoreUsersIfNeeded(for: index)
        await module.work.settle()
        #expect(module.service.questions.count == 1)
    }

    @Test("requests nothing while searching")
    func searching() async throws {
        let module = try await UsersListModule(loaded: .sample(1))
        module.viewModel.performSearch(with: "person.02")
        module.viewModel.loadMoreUsersIfNeeded(for: 4)
        await module.work.settle()
        #expect(module.viewModel.userCount == 5)
        #expect(module.service.questions.count == 1)
    }

    @Test("requests the next page while searching only when the user asks for it, and searches it")
    func searchMore() async throws {
        let module = try await UsersListModule(loaded: .sample(1))
        module.viewModel.performSearch(with: "person.03")
        #expect(module.viewModel.isEmpty)
        module.viewModel.loadMoreUsers()
        module.viewModel.loadMoreUsers()
        try await module.answerNext(.success(.sample(2, count: 20)))
        #expect(module.service.questions.map(\.page) == [1, 2])
        #expect(module.viewModel.currentUsers == (30...39).map { User.sample(number: $0) })
        #expect(
            module.delegate.calls == [
                .didUpdateSearchResults, .didStartLoading, .didFinishLoading, .didUpdateSearchResults,
            ])

        module.viewModel.loadMoreUsers()
        await module.work.settle()
        #expect(module.service.questions.count == 2)
    }

    @Test("requests a page once while it loads")
    func loading() async throws {
        let module = try await UsersListModule(loaded: .sample(1))
        for index in 20...24 { module.viewModel.loadMoreUsersIfNeeded(for: index) }
        try await module.answerNext(.success(.sample(2)))
        #expect(module.service.questions.map(\.page) == [1, 2])
    }

    @Test("requests nothing at the end", arguments: [0, 1, 24])
    func end(count: Int) async throws {
        let module = try await UsersListModule(loaded: .sample(1))
        module.viewModel.loadMoreUsersIfNeeded(for: 24)
        try await module.answerNext(.success(.sample(2, count: count)))
        #expect(!module.viewModel.hasMoreData)

        module.viewModel.loadMoreUsersIfNeeded(for: 24 + count)
        await module.work.settle()

        #expect(module.service.questions.map(\.page) == [1, 2])
    }

    @Test("requests a failed page again when another row shows, not when the same row is redrawn")
    func anotherRow() async throws {
        let module = try await UsersListModule(loaded: .sample(1))
        module.viewModel.loadMoreUsersIfNeeded(for: 24)
        try await module.answerNext(.failure(.noData))
        module.viewModel.loadMoreUsersIfNeeded(for: 24)
        await module.work.settle()
        #expect(module.service.questions.map(\.page) == [1, 2])

        module.viewModel.loadMoreUsersIfNeeded(for: 23)
        try await module.answerNext(.success(.sample(2)))
        #expect(module.service.questions.map(\.page) == [1, 2, 2])
        #expect(module.viewModel.userCount == 50)
    }

    @Test("requests no page by itself after a failed refresh at the end of the list: a retry refreshes")
    func failedRefresh() async throws {
        let module = try await UsersListModule(loaded: .sample(1))
        module.viewModel.refreshUsers()
        module.viewModel.loadMoreUsersIfNeeded(for: 24)
        try await module.answerNext(.failure(.noData))
        module.viewModel.loadMoreUsersIfNeeded(for: 24)
        await module.work.settle()

        module.viewModel.retry()
        try await module.answerNext(.success(.sample(1)))
        #expect(module.service.questions.map(\.page) == [1, 1, 1])
    }

    @Test("requests a failed page again on a retry")
    func failure() async throws {
        let module = try await UsersListModule(loaded: .sample(1))
        module.viewModel.loadMoreUsersIfNeeded(for: 24)
        try await module.answerNext(.failure(.noData))
        module.viewModel.loadMoreUsersIfNeeded(for: 24)
        await module.work.settle()
        #expect(module.service.questions.map(\.page) == [1, 2])

        module.viewModel.retry()
        try await module.answerNext(.success(.sample(2)))

        #expect(module.viewModel.userCount == 50)
    }
}
