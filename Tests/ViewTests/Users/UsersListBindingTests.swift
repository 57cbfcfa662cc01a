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
@Suite("The users list's view as a delegate", .leakChecks, .endsWhenStuck)
struct UsersListBindingTests {
    enum Change: String, CaseIterable, CustomTestStringConvertible {
        case firstLoad = "the first load begins"
        case firstPage = "the first page arrives"
        case firstFailure = "the first load fails"
        case refresh = "a refresh begins"
        case refreshed = "a refresh brings other people"
        case failedRefresh = "a refresh fails"
        case nextPage = "the next page arrives"
        case bookmark = "a bookmark is added on another screen"
        case search = "a search begins"
        case noMatch = "a search finds nobody"
        case searchedPage = "people arrive during a search"

        var testDescription: String { rawValue }

        /// Whether people are loaded before the change.
        var needsPeople: Bool { ![.firstLoad, .firstPage, .firstFailure].contains(self) }

        @MainActor
        func callAsFunction(behind list: BoundUsersList) async throws {
            switch self {
            case .firstLoad: list.screen.didOpen()
            case .firstPage:
                list.screen.didOpen()
                try await list.people.answer(.success(.sample(count: 30)))
            case .firstFailure:
                list.screen.didOpen()
                try await list.people.answer(.failure(.httpError(503)))
            case .refresh: list.viewModel.refreshUsers()
            case .refreshed:
                list.viewModel.refreshUsers()
                try await list.people.answer(.success(UserPage(users: [.sample()])))
            case .failedRefresh:
                list.viewModel.refreshUsers()
                try await list.people.answer(.failure(.noData))
            case .nextPage:
                list.viewModel.loadMoreUsers()
                try await list.people.answer(.success(.sample(3, count: 5)))
            case .bookmark:
                list.people.bookmarks.toggle(.sample(number: 2))
                #expect(list.screen.storing != nil)
                await list.people.settle()
            case .search: list.viewModel.performSearch(with: "person.01")
            case .noMatch: list.viewModel.performSearch(with: "nobody")
            case .searchedPage:
                list.viewModel.performSearch(with: "ada")
                list.viewModel.refreshUsers()
                try await list.people.answer(.success(UserPage(users: [.sample()])))
            }
        }
    }

    @Test(
        "A change updates the users list while it is bound, and rebinding brings the list up to date",
        arguments: Change.allCases)
    func law(change: Change) async throws {
        try await expectBindingUpdatesScreen { list in
            try await change(behind: list)
        } make: {
            try await PeopleBehind.list(change.needsPeople ? .sample(count: 30) : nil)
        }
    }

    @Test("The users list reports a failed load, and raises an alert whose Retry button loads again")
    func retry() async throws {
        let list = try await PeopleBehind.list(nil)
        let harness = Harness(showing: list.screen)
        #expect(list.screen.failure == nil)
        try await list.people.answer(.failure(.httpError(503)))
        #expect(list.screen.failure == "HTTP error with status code: 503. Wait a while.")
        #expect(harness.wholePrompt == "Error: HTTP error with status code: 503. Wait a while. [Retry] [Cancel]")
        harness.press(.enter)
        try await list.people.answer(.success(.sample(1)))
        #expect(harness.prompt == nil && list.viewModel.userCount == 25)
    }

    @Test("The users list's alert offers no retry if only a restart can help")
    func otherStart() async throws {
        let list = try await PeopleBehind.list()
        list.screen.didReceiveError(.invalidURL)
        #expect(list.screen.prompts.first?.actions.map(\.label) == ["OK"])
    }

    @Test("The alert of a failed load of users is removed when a load begins, not when a bookmark changes")
    func outdatedError() async throws {
        let list = try await PeopleBehind.list(nil)
        for change in [Change.firstFailure, .bookmark] { try await change(behind: list) }
        #expect(list.screen.prompts.first?.message == "HTTP error with status code: 503. Wait a while.")
        list.screen.type("r")
        #expect(list.screen.prompts.isEmpty)
        try await list.people.answer(.failure(.noData))
        #expect(list.screen.prompts.first?.message == "No data received. Wait a while.")
    }

    @Test(
        "Two users lists show one view model, through a delegate that forwards to both",
        arguments: [Change.bookmark, .search, .failedRefresh, .refreshed])
    func twoViews(change: Change) async throws {
        let list = try await PeopleBehind.list()
        let second = trackForLeaks(UsersListView(viewModel: list.viewModel))
        let both = ForwardingUsersListDelegate([list.screen, second])
        second.setupViewModel()
        list.viewModel.delegate = both
        let before = Shown(second)
        try await change(behind: list)
        #expect(Shown(second) != before)
        #expect(Shown(second) == Shown(list.screen))
    }
}
