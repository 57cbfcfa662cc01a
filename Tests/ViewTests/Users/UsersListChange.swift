import Interactor
import Model
import TestDoubles
import Testing
import View
import ViewModel

/// A change behind the list of people.
enum UsersListChange: String, CaseIterable, CustomTestStringConvertible {
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

    /// Makes the change.
    @MainActor
    func callAsFunction(behind list: BoundUsersList) async throws {
        switch self {
        case .firstLoad: list.viewModel.loadUsers()
        case .firstPage:
            list.viewModel.loadUsers()
            try await list.answer(.success(.sample(count: 30)))
        case .firstFailure:
            list.viewModel.loadUsers()
            try await list.answer(.failure(.httpError(503)))
        case .refresh: list.viewModel.refreshUsers()
        case .refreshed:
            list.viewModel.refreshUsers()
            try await list.answer(.success(UserPage(users: [.sample()])))
        case .failedRefresh:
            list.viewModel.refreshUsers()
            try await list.answer(.failure(.noData))
        case .nextPage:
            list.viewModel.loadMoreUsersIfNeeded(for: 29)
            try await list.answer(.success(.sample(3, count: 5)))
        case .bookmark:
            list.bookmarks.toggle(.sample(number: 2))
            #expect(list.screen.storing != nil)
            await list.settle()
        case .search: list.viewModel.performSearch(with: "person.01")
        case .noMatch: list.viewModel.performSearch(with: "nobody")
        case .searchedPage:
            list.viewModel.performSearch(with: "ada")
            list.viewModel.refreshUsers()
            try await list.answer(.success(UserPage(users: [.sample()])))
        }
    }
}
