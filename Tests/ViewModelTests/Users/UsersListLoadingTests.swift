import Interactor
import Model
import TestDoubles
import TestKit
import Testing
import ViewModel

@MainActor
@Suite("The calls of the users list", .leakChecks, .endsWhenStuck)
struct UsersListLoadingTests {
    @Test(
        "The users list tells its delegate what happens, with the people who are visible by then",
        arguments: [
            Story(
                "A load starts, finishes and updates",
                [.didStartLoading(0), .didFinishLoading(25), .didUpdateUsers(25)]
            ) {
                $0.list.loadUsers()
                try await $0.answer(.success(.sample(1)))
            },
            Story("A failed load starts, finishes and fails", [.didStartLoading(0), .didFinishLoading(0), .noData]) {
                $0.list.loadUsers()
                try await $0.answer(.failure(.noData))
            },
            Story(
                "A failed refresh keeps the people, and its retry makes the same calls",
                [
                    .didStartLoading(25), .didFinishLoading(25), .noData,
                    .didStartLoading(25), .didFinishLoading(3), .didUpdateUsers(3),
                ], after: .sample(1)
            ) {
                $0.list.refreshUsers()
                try await $0.answer(.failure(.noData))
                $0.list.retry()
                try await $0.answer(.success(.sample(1, count: 3)))
            },
            Story(
                "A refresh during a load starts and finishes once",
                [.didStartLoading(0), .didFinishLoading(3), .didUpdateUsers(3)]
            ) {
                $0.list.loadUsers()
                let older = try await $0.service.nextRequest()
                $0.list.refreshUsers()
                older.answer(.success(.sample(1)))
                try await $0.answer(.success(.sample(1, count: 3)))
            },
            Story("A load that began before the view model finishes", [.didFinishLoading(25), .didUpdateUsers(25)]) {
                $0.people.load()
                _ = $0.list
                try await $0.answer(.success(.sample(1)))
            },
            Story(
                "Each search is reported, and so is its end, even without a search",
                [
                    .didUpdateSearchResults(10), .didUpdateSearchResults(1), .didUpdateSearchResults(25),
                    .didUpdateSearchResults(25),
                ], after: .sample(1)
            ) {
                $0.list.performSearch(with: "person.00")
                $0.list.performSearch(with: "person.001")
                $0.list.clearSearch()
                $0.list.clearSearch()
            },
            Story(
                "A load while searching starts, finishes and updates the results of the new people",
                [.didUpdateSearchResults(10), .didStartLoading(10), .didFinishLoading(1), .didUpdateSearchResults(1)],
                after: .sample(1)
            ) {
                $0.list.performSearch(with: "person.00")
                $0.list.refreshUsers()
                try await $0.answer(.success(UserPage(users: [.sample(), .sample(number: 3)])))
            },
            Story(
                "A failed load while searching starts, finishes and fails, and keeps the results",
                [.didUpdateSearchResults(10), .didStartLoading(10), .didFinishLoading(10), .noData], after: .sample(1)
            ) {
                $0.list.performSearch(with: "person.00")
                $0.list.refreshUsers()
                try await $0.answer(.failure(.noData))
            },
            Story(
                // That it is being stored, the new bookmarks, and that they are stored.
                "A bookmark of another screen updates the rows, and no results while searching",
                [.didUpdateSearchResults(10), .didUpdateUsers(10), .didUpdateUsers(10), .didUpdateUsers(10)],
                after: .sample(1)
            ) {
                $0.list.performSearch(with: "person.00")
                $0.bookmarks.toggle(.sample(number: 2))
                await $0.settle()
            },
        ])
    func calls(story: Story) async throws {
        let module = try await UsersModule(story.page)
        try await story.happen(module)
        #expect(module.calls == story.calls)
    }

    /// Events, and the calls that they cause.
    struct Story: CustomTestStringConvertible {
        let testDescription: String
        let calls: [UsersModule.Call]
        let page: UserPage?
        let happen: @MainActor @Sendable (UsersModule) async throws -> Void

        /// - Parameter page: The page that is loaded at the beginning; nil for none.
        init(
            _ sentence: String, _ calls: [UsersModule.Call], after page: UserPage? = nil,
            happen: @escaping @MainActor @Sendable (UsersModule) async throws -> Void
        ) {
            testDescription = sentence
            self.calls = calls
            self.page = page
            self.happen = happen
        }
    }
}

extension UsersModule.Call {
    fileprivate static let noData = Self.didReceiveError("No data received. Wait a while.")
}
