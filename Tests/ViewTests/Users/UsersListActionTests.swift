import Interactor
import Model
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextUI
import View
import ViewModel

@MainActor
@Suite("Actions in the users list", .leakChecks, .endsWhenStuck)
struct UsersListActionTests {
    @Test("b and enter mean the person who is drawn, even if the people behind have changed")
    func drawnPerson() async throws {
        let list = try await BoundUsersList()
        list.cut()
        list.viewModel.refreshUsers()
        try await list.answer(.success(UserPage(users: [.sample()])))

        list.screen.press(.down, .character("b"), .enter)
        await list.settle()
        #expect(list.store.users == [.sample(number: 1)])
        #expect(list.navigator.opened == [.sample(number: 1)])
    }

    @Test("characters that come together are searched for once, however many they are")
    func searchedOnce() async throws {
        let list = try await BoundUsersList()
        list.screen.press(.character("/"))
        let searches = SearchCounter(list.screen)
        list.viewModel.delegate = searches
        list.screen.press(.text(Array(repeating: "a", count: 1000)))
        #expect(searches.count == 1)
        #expect(list.screen.text.contains("No users found"))
        list.screen.press(.backspace)
        #expect(searches.count == 2)
    }

    @Test("a tap on a row's bookmark adds it; out of range it does nothing")
    func tap() async throws {
        let list = try await BoundUsersList()
        list.screen.didTapBookmark(for: 2)
        list.screen.didTapBookmark(for: 30)
        await list.settle()
        #expect(list.store.users == [.sample(number: 2)])
    }

    @Test("what is typed goes to the view model, letter by letter")
    func typing() async throws {
        let list = try await BoundUsersList()
        list.screen.type("/009")
        #expect(list.viewModel.currentUsers == [.sample(number: 9)])
        list.screen.updateSearchResults(for: "person.01")
        #expect(list.viewModel.userCount == 10)
        list.screen.press(.escape)
        #expect(!list.viewModel.isSearching)
    }
}

/// Counts the searches that a view is told about.
@MainActor
private final class SearchCounter: UsersListViewModelDelegate {
    private let view: UsersListView
    private(set) var count = 0

    init(_ view: UsersListView) {
        self.view = view
    }

    func didUpdateSearchResults() {
        count += 1
        view.didUpdateSearchResults()
    }

    func didUpdateUsers() { view.didUpdateUsers() }
    func didReceiveError(_ error: NetworkError) { view.didReceiveError(error) }
    func didStartLoading() { view.didStartLoading() }
    func didFinishLoading() { view.didFinishLoading() }
}
