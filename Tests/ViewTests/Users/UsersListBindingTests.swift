import Interactor
import Model
import Shell
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextUI
import View
import ViewModel

@MainActor
@Suite("The users list and its delegate", .leakChecks, .endsWhenStuck)
struct UsersListBindingTests {
    @Test(
        "a change moves the bound view, not the unbound one; bound again, the view catches up",
        arguments: UsersListChange.allCases)
    func law(change: UsersListChange) async throws {
        try await expectBindingCarriesWhatShows { list in
            try await change(behind: list)
        } make: {
            try await BoundUsersList(loaded: change.needsPeople ? .sample(count: 30) : nil)
        }
    }

    @Test("each call is needed", arguments: ForwardingUsersListDelegate.Call.allCases)
    func calls(call: ForwardingUsersListDelegate.Call) async throws {
        let changes = UsersListChange.allCases.filter(\.needsPeople)
        try await expectCallIsNeeded(for: changes.map { change in { try await change(behind: $0) } }) { isDeaf in
            try await BoundUsersList(ignoring: isDeaf ? call : nil)
        }
    }

    @Test("an error is shown in the words of its text")
    func error() async throws {
        let list = try await BoundUsersList()
        list.screen.didReceiveError(.httpError(429))
        let prompt = try #require(list.screen.prompts.first)
        #expect(prompt.title == "Error")
        #expect(prompt.message == "HTTP error with status code: 429. Wait a while.")
        #expect(prompt.actions.map(\.label) == ["Retry", "Cancel"])
    }

    @Test("the alert of a failed load goes when a load begins, not when a bookmark changes")
    func outdatedError() async throws {
        let list = try await BoundUsersList(loaded: nil)
        for change in [UsersListChange.firstFailure, .bookmark] { try await change(behind: list) }
        #expect(list.screen.prompts.first?.message == "HTTP error with status code: 503. Wait a while.")
        list.screen.type("r")
        #expect(list.screen.prompts.isEmpty)
        try await list.answer(.failure(.noData))
        #expect(list.screen.prompts.first?.message == "No data received. Wait a while.")
        try await UsersListChange.refreshed(behind: list)
        #expect(list.screen.prompts.isEmpty)
    }

    @Test("two views show one view model, through a delegate that forwards to both")
    func twoViews() async throws {
        let list = try await BoundUsersList()
        let second = trackForLeaks(UsersListView(viewModel: list.viewModel))
        let both = ForwardingUsersListDelegate([list.screen, second])
        second.setupViewModel()
        list.viewModel.delegate = both

        for change in [UsersListChange.bookmark, .nextPage, .failedRefresh, .refreshed] {
            let before = Shown(second)
            try await change(behind: list)
            #expect(Shown(second) != before, "\(change)")
            #expect(Shown(second) == Shown(list.screen), "\(change)")
        }
    }

    @Test("of two views without it, only the one bound last is told")
    func lastView() async throws {
        let list = try await BoundUsersList()
        let second = trackForLeaks(UsersListView(viewModel: list.viewModel))
        second.setupViewModel()
        list.viewModel.performSearch(with: "nobody")
        #expect(second.text.contains("No users found"))
        #expect(!list.screen.text.contains("No users found"))
    }
}
