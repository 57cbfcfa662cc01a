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

    @Test("is loading, and shows so while there is nothing else to show")
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

    @Test("shows the people who were loaded")
    func loaded() async throws {
        let page = UserPage.sample(1, count: 3)
        let viewModel = try await UsersListModule(loaded: page).viewModel
        #expect(viewModel.currentUsers == page.users)
        #expect(viewModel.userCount == 3 && !viewModel.isEmpty)
        #expect(!viewModel.hasMoreData)
        #expect((0..<3).map(viewModel.user) == page.users)
    }

    @Test("ignores a row out of range", arguments: [-1, 3, 100, Int.min, Int.max])
    func outOfRange(index: Int) async throws {
        let module = try await UsersListModule(loaded: .sample(1, count: 3))
        let viewModel = module.viewModel
        #expect(viewModel.user(at: index) == nil)
        #expect(!viewModel.isBookmarked(at: index))

        viewModel.toggleBookmark(at: index)
        await module.work.settle()

        #expect(module.store.users.isEmpty && module.delegate.calls.isEmpty)
    }

    @Test("ignores a row out of range of the people found", arguments: [-1, 1, 2])
    func outOfFoundRange(index: Int) async throws {
        let viewModel = try await UsersListModule(loaded: .sample(1, count: 3)).viewModel
        viewModel.performSearch(with: "person.002")
        #expect(viewModel.user(at: 0) == .sample(number: 2))
        #expect(viewModel.user(at: index) == nil && !viewModel.isBookmarked(at: index))
    }

    @Test("opens the chosen person")
    func selection() async throws {
        let module = try await UsersListModule(loaded: .sample(1, count: 3))
        module.viewModel.didSelectUser(.sample(number: 1))
        #expect(module.navigator.calls == [.showDetail(.sample(number: 1))])
    }

    @Test("says what to do if there is nobody, under the published name")
    func emptyState() async throws {
        let viewModel = try await UsersListModule(loaded: .sample(1, count: 0)).viewModel
        #expect(viewModel.getEmptyStateMessage().title == "No users available")
        viewModel.performSearch(with: "nobody")
        #expect(viewModel.getEmptyStateMessage().title == "No users found")
    }

    @Test("is freed, and does not keep its delegate")
    func deallocation() async throws {
        weak var viewModel: UsersListViewModel?
        let module = try await UsersListModule(loaded: .sample(1))
        do {
            let other = UsersListViewModel(
                interactor: module.interactor, bookmarks: module.bookmarks, navigator: nil)
            var delegate: UsersListDelegateMock? = UsersListDelegateMock(other)
            other.delegate = delegate
            viewModel = other
            delegate = nil
            #expect(other.delegate == nil)
        }
        #expect(viewModel == nil)
    }
}
