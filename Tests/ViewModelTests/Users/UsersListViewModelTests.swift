import Interactor
import Model
import TestDoubles
import TestKit
import Testing
import ViewModel

@MainActor
@Suite("The view model of the users list", .leakChecks, .endsWhenStuck)
struct UsersListViewModelTests {
    @Test("The users list opens the screen of the chosen person")
    func selection() async throws {
        let module = try await UsersModule(.sample(1))
        module.list.didSelectUser(.sample(number: 1))
        #expect(module.calls == [.showDetail(.sample(number: 1))])
    }

    @Test("A bookmark toggled in the users list appears when it is stored, and toggling again removes it")
    func toggle() async throws {
        let module = try await UsersModule(.sample(1, count: 3))
        module.list.toggleBookmark(at: 1)
        #expect(!module.list.isBookmarked(at: 1))
        #expect(module.list.storing == "your latest change to the bookmarks")
        await module.settle()
        #expect((0..<3).map(module.list.isBookmarked) == [false, true, false])
        #expect(module.list.storing == nil && module.store.users == [.sample(number: 1)])
        module.list.toggleBookmark(at: 1)
        await module.settle()
        #expect(module.store.users.isEmpty)
    }

    @Test("Toggling a row during a search changes the bookmark of the visible person")
    func toggleWhileSearching() async throws {
        let module = try await UsersModule(.sample(1, count: 3))
        module.list.performSearch(with: "person.002")
        module.list.toggleBookmark(at: 0)
        await module.settle()
        #expect(module.store.users == [.sample(number: 2)] && module.list.isBookmarked(at: 0))
    }

    @Test("Toggling a person changes that person's bookmark, even if a search hides the person")
    func togglePerson() async throws {
        let module = try await UsersModule(.sample(1, count: 3))
        module.list.performSearch(with: "person.002")
        module.list.toggleBookmark(of: .sample(number: 0))
        await module.settle()
        #expect(module.store.users == [.sample(number: 0)])
    }

    @Test("An index out of range has no person in the users list", arguments: [-1, 1, 2, 100, Int.min, Int.max])
    func outOfRange(index: Int) async throws {
        let module = try await UsersModule(.sample(1, count: 3))
        module.list.performSearch(with: "person.002")
        #expect(module.list.user(at: index) == nil && !module.list.isBookmarked(at: index))
        module.list.toggleBookmark(at: index)
        #expect(module.list.storing == nil)
    }

    typealias Story = ModuleStory<UsersModule, UsersModule.Call>

    @Test(
        "The users list notifies its delegate of each event, after the visible people are updated",
        arguments: [
            Story(
                "A load reports its start, its end and the update",
                [.didStartLoading(0), .didFinishLoading(25), .didUpdateUsers(25)]
            ) {
                $0.list.loadUsers()
                try await $0.answer(.success(.sample(1)))
            },
            Story("A failed load starts, ends and reports why", [.didStartLoading(0), .didFinishLoading(0), .noData]) {
                $0.list.loadUsers()
                try await $0.answer(.failure(.noData))
            },
            Story(
                "A failed refresh keeps the people, and the retry reports its own start, end and update",
                [
                    .didStartLoading(25), .didFinishLoading(25), .noData,
                    .didStartLoading(25), .didFinishLoading(3), .didUpdateUsers(3),
                ]
            ) {
                try await $0.load(.sample(1))
                $0.list.refreshUsers()
                try await $0.answer(.failure(.noData))
                $0.list.retry()
                try await $0.answer(.success(.sample(1, count: 3)))
            },
            Story(
                "A refresh during a load reports one start and one end",
                [.didStartLoading(0), .didFinishLoading(3), .didUpdateUsers(3)]
            ) {
                $0.list.loadUsers()
                let older = try await $0.service.nextRequest()
                $0.list.refreshUsers()
                older.answer(.success(.sample(1)))
                try await $0.answer(.success(.sample(1, count: 3)))
            },
            Story("A load begun earlier reports its end and update", [.didFinishLoading(25), .didUpdateUsers(25)]) {
                $0.people.load()
                _ = $0.list
                try await $0.answer(.success(.sample(1)))
            },
            Story(
                "Each search and each request to end a search is reported, even if no search is active",
                [
                    .didUpdateSearchResults(10), .didUpdateSearchResults(1), .didUpdateSearchResults(25),
                    .didUpdateSearchResults(25),
                ]
            ) {
                try await $0.load(.sample(1))
                $0.list.performSearch(with: "person.00")
                $0.list.performSearch(with: "person.001")
                $0.list.clearSearch()
                $0.list.clearSearch()
            },
            Story(
                "A load during a search reports its start, its end and the results among the new people",
                [.didUpdateSearchResults(10), .didStartLoading(10), .didFinishLoading(1), .didUpdateSearchResults(1)]
            ) {
                try await $0.load(.sample(1))
                $0.list.performSearch(with: "person.00")
                $0.list.refreshUsers()
                try await $0.answer(.success(UserPage(users: [.sample(), .sample(number: 3)])))
            },
            Story(
                "A failed load during a search reports its start, its end and the failure, and keeps the results",
                [.didUpdateSearchResults(10), .didStartLoading(10), .didFinishLoading(10), .noData]
            ) {
                try await $0.load(.sample(1))
                $0.list.performSearch(with: "person.00")
                $0.list.refreshUsers()
                try await $0.answer(.failure(.noData))
            },
            Story(
                // Three updates: storing begins, the bookmarks change, storing ends.
                "During a search, a bookmark added on another screen updates the rows, but not the results",
                [.didUpdateSearchResults(10), .didUpdateUsers(10), .didUpdateUsers(10), .didUpdateUsers(10)]
            ) {
                try await $0.load(.sample(1))
                $0.list.performSearch(with: "person.00")
                $0.bookmarks.toggle(.sample(number: 2))
                await $0.settle()
            },
        ])
    func calls(story: Story) async throws {
        let module = try await UsersModule()
        try await story.events(module)
        #expect(module.calls == story.expected)
    }
}

extension UsersModule.Call {
    fileprivate static let noData = Self.didReceiveError("No data received. Wait a while.")
}
