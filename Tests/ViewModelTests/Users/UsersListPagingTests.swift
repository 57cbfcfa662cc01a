import Interactor
import Model
import TestDoubles
import TestKit
import Testing
import ViewModel

@MainActor
@Suite("Paging through the users list", .leakChecks, .endsWhenStuck)
struct UsersListPagingTests {
    @Test("Each of the last five rows of the users list requests the next page when it appears", arguments: [20, 24])
    func nearTheEnd(index: Int) async throws {
        let module = try await UsersModule(.sample(1))
        module.list.loadMoreUsersIfNeeded(for: index)
        try await module.answer(.success(.sample(2)))
        #expect(module.service.questions.map(\.page) == [1, 2])
        #expect(module.list.currentUsers == UserPage.sample(1, count: 50).users)
    }

    @Test("A row of the users list before the last five rows requests nothing", arguments: [19, 0, -1, Int.min])
    func farFromTheEnd(index: Int) async throws {
        let module = try await UsersModule(.sample(1))
        module.list.loadMoreUsersIfNeeded(for: index)
        #expect(!module.list.isLoading)
    }

    @Test("No row of the users list requests a page during a search")
    func searching() async throws {
        let module = try await UsersModule(.sample(1))
        module.list.performSearch(with: "person.02")
        module.list.loadMoreUsersIfNeeded(for: 4)
        #expect(module.list.userCount == 5 && !module.list.isLoading)
    }

    @Test("A user can request the next page during a search, and the search then includes that page")
    func searchMore() async throws {
        let module = try await UsersModule(.sample(1))
        module.list.performSearch(with: "person.03")
        module.list.loadMoreUsers()
        try await module.answer(.success(.sample(2)))
        #expect(module.list.currentUsers == (30...39).map { User.sample(number: $0) })
    }

    @Test("A failed page of users is requested again when another row appears, not if the requesting row is redrawn")
    func anotherRow() async throws {
        let module = try await UsersModule(.sample(1))
        module.list.loadMoreUsersIfNeeded(for: 24)
        try await module.answer(.failure(.noData))
        module.list.loadMoreUsersIfNeeded(for: 24)
        #expect(!module.list.isLoading)
        module.list.loadMoreUsersIfNeeded(for: 23)
        try await module.answer(.success(.sample(2)))
        #expect(module.service.questions.map(\.page) == [1, 2, 2])
    }

    @Test("A failed refresh of the users list is repeated by a retry, not when the list's last row appears")
    func failedRefresh() async throws {
        let module = try await UsersModule(.sample(1))
        module.list.refreshUsers()
        module.list.loadMoreUsersIfNeeded(for: 24)
        try await module.answer(.failure(.noData))
        module.list.loadMoreUsersIfNeeded(for: 24)
        module.list.retry()
        try await module.answer(.success(.sample(1)))
        #expect(module.service.questions.map(\.page) == [1, 1, 1])
    }
}
