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
        list.screen.updateSearchResults(for: "person 01")
        #expect(list.viewModel.userCount == 10)
        list.screen.press(.escape)
        #expect(!list.viewModel.isSearching)
    }
}
