import Interactor
import Model
import TestDoubles
import TestKit
import Testing
import ViewModel

@MainActor
@Suite("Paging through the users list", .leakChecks, .endsWhenStuck)
struct UsersListPagingTests {
    @Test("One of the users list's last five rows requests the next page when it becomes visible", arguments: [20, 24])
    func nearTheEnd(index: Int) async throws {
        let module = try await UsersModule(.sample(1))
        module.list.loadMoreUsersIfNeeded(for: index)
        try await module.answer(.success(.sample(2)))
        #expect(module.service.questions.map(\.page) == [1, 2])
        #expect(module.list.currentUsers == UserPage.sample(1, count: 50).users)
    }

    @Test("An earlier row of the users list requests nothing when it becomes visible", arguments: [19, 0, -1, Int.min])
    func farFromTheEnd(index: Int) async throws {
        let module = try await UsersModule(.sample(1))
        module.list.loadMoreUsersIfNeeded(for: index)
        #expect(!module.list.isLoading)
    }

    @Test("No row of the users list requests a page while searching")
    func searching() async throws {
        let module = try await UsersModule(.sample(1))
        module.list.performSearch(with: "person.02")
        module.list.loadMoreUsersIfNeeded(for: 4)
        #expect(module.list.userCount == 5 && !module.list.isLoading)
    }

    @Test("A user can request the next page while searching, and the search includes that page")
    func searchMore() async throws {
        let module = try await UsersModule(.sample(1))
        module.list.performSearch(with: "person.03")
        module.list.loadMoreUsers()
        try await module.answer(.success(.sample(2)))
        #expect(module.list.currentUsers == (30...39).map { User.sample(number: $0) })
    }

    @Test("A failed page of users is requested again by another visible row, not by redrawing the same row")
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

    @Test("A failed refresh at the end of the users list is repeated by a retry, not by a visible row")
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
