import Binding
import Model
import TestDoubles
import TestKit
import Testing
import ViewModel

@MainActor
@Suite("The users list", .leakChecks, .endsWhenStuck)
struct UsersListViewModelTests {
    @Test("shows nothing before it loads")
    func initial() async throws {
        let module = try await UsersListModule()
        let viewModel = module.viewModel
        #expect(viewModel.currentUsers.isEmpty && viewModel.isEmpty && viewModel.userCount == 0)
        #expect(!viewModel.isSearching && !viewModel.isLoading && !viewModel.shouldShowInitialLoading)
        #expect(viewModel.hasMoreData)
        #expect(module.service.questions.isEmpty)
    }

    @Test("shows that it loads while there is nothing else to show")
    func initialLoading() async throws {
        let module = try await UsersListModule()
        module.viewModel.loadUsers()
        #expect(module.viewModel.isLoading && module.viewModel.shouldShowInitialLoading)

        try await module.answerNext(.success(.sample(1)))
        #expect(!module.viewModel.isLoading && !module.viewModel.shouldShowInitialLoading)

        module.viewModel.refreshUsers()
        #expect(module.viewModel.isLoading && !module.viewModel.shouldShowInitialLoading)
        try await module.answerNext(.success(.sample(1)))
    }

    @Test("shows those who have come")
    func loaded() async throws {
        let page = UserPage.sample(1, count: 3)
        let viewModel = try await UsersListModule(loaded: page).viewModel
        #expect(viewModel.currentUsers == page.users)
        #expect(viewModel.userCount == 3 && !viewModel.isEmpty)
        #expect(!viewModel.hasMoreData)
        #expect((0..<3).map(viewModel.user) == page.users)
    }

    @Test("has nobody out of range", arguments: [-1, 3, 100, Int.min, Int.max])
    func outOfRange(index: Int) async throws {
        let module = try await UsersListModule(loaded: .sample(1, count: 3))
        let viewModel = module.viewModel
        #expect(viewModel.user(at: index) == nil)
        #expect(viewModel.row(at: index) == nil)
        #expect(!viewModel.isBookmarked(at: index))

        viewModel.toggleBookmark(at: index)
        viewModel.didSelectUser(at: index)
        await module.work.settle()

        #expect(module.store.users.isEmpty && module.delegate.calls.isEmpty && module.navigator.calls.isEmpty)
    }

    @Test("has nobody out of range of what was found", arguments: [-1, 1, 2])
    func outOfFoundRange(index: Int) async throws {
        let viewModel = try await UsersListModule(loaded: .sample(1, count: 3)).viewModel
        viewModel.performSearch(with: "person 002")
        #expect(viewModel.user(at: 0) == .sample(number: 2))
        #expect(viewModel.user(at: index) == nil && viewModel.row(at: index) == nil)
    }

    @Test("shows name, e-mail, place and bookmark of a person in a row")
    func row() async throws {
        let module = try await UsersListModule(loaded: UserPage(users: [.sample("Ada", "Lovelace")]))
        let row = try #require(module.viewModel.row(at: 0))
        #expect(row.name == "Ada Lovelace")
        #expect(row.email == "ada.lovelace@example.com")
        #expect(row.place == "London, United Kingdom")
        #expect(!row.isBookmarked)

        module.viewModel.toggleBookmark(at: 0)
        #expect(module.viewModel.row(at: 0)?.isBookmarked == true)
        await module.work.settle()
    }

    @Test(
        "shows as much of a place as is known",
        arguments: [("London", nil, "London"), (nil, "Iran", "Iran"), (nil, nil, "")])
    func place(city: String?, country: String?, expected: String) async throws {
        let page = UserPage(users: [.sample(city: city, country: country)])
        #expect(try await UsersListModule(loaded: page).viewModel.row(at: 0)?.place == expected)
    }

    @Test("leads to the person who was chosen")
    func selection() async throws {
        let module = try await UsersListModule(loaded: .sample(1, count: 3))
        module.viewModel.didSelectUser(at: 1)
        #expect(module.navigator.calls == [.showDetail(.sample(number: 1))])
    }

    @Test("leads from a search to the person who shows there")
    func selectionWhileSearching() async throws {
        let module = try await UsersListModule(loaded: .sample(1, count: 3))
        module.viewModel.performSearch(with: "person 002")
        module.viewModel.didSelectUser(at: 0)
        #expect(module.navigator.calls == [.showDetail(.sample(number: 2))])
    }

    @Test("says what to do where there is nobody")
    func emptyState() async throws {
        let viewModel = try await UsersListModule(loaded: .sample(1, count: 0)).viewModel
        #expect(viewModel.getEmptyStateMessage().title == "No users available")
        #expect(viewModel.getEmptyStateMessage().subtitle == "Pull to refresh or check your connection")

        viewModel.performSearch(with: "nobody")
        #expect(viewModel.getEmptyStateMessage().title == "No users found")
        #expect(viewModel.getEmptyStateMessage().subtitle == "Try adjusting your search criteria")
    }

    @Test("sums up how many there are", arguments: [(0, "0 users"), (1, "1 user"), (25, "25 users")])
    func summary(count: Int, expected: String) async throws {
        #expect(try await UsersListModule(loaded: .sample(1, count: count)).viewModel.summary == expected)
    }

    @Test("sums up how many were found")
    func searchSummary() async throws {
        let viewModel = try await UsersListModule(loaded: .sample(1)).viewModel
        viewModel.performSearch(with: "person 00")
        #expect(viewModel.summary == "10 of 25 users")
    }

    @Test("sums up how many could not be read, and why")
    func skippedSummary() async throws {
        var page = UserPage.sample(1, count: 2)
        page.skipped = [SkippedUser(index: 1, reason: "no e-mail"), SkippedUser(index: 3, reason: "no name")]
        #expect(try await UsersListModule(loaded: page).viewModel.summary == "2 users, 2 skipped: no e-mail")
    }

    @Test("is freed, and its delegate and navigator are not kept")
    func deallocation() async throws {
        weak var viewModel: UsersListViewModel?
        let module = try await UsersListModule(loaded: .sample(1))
        do {
            let other = UsersListViewModel(interactor: module.interactor, bookmarks: module.bookmarks)
            var delegate: UsersListDelegateMock? = UsersListDelegateMock(other)
            other.delegate = delegate
            viewModel = other
            delegate = nil
            #expect(other.delegate == nil)
        }
        #expect(viewModel == nil)
    }
}
