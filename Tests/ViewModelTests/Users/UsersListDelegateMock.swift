import Interactor
import ViewModel

/// Records each call, with the number of users and the loading state at that moment.
@MainActor
final class UsersListDelegateMock: UsersListViewModelDelegate {
    enum Call: Hashable {
        case didUpdateUsers
        case didUpdateSearchResults
        case didReceiveError(String)
        case didStartLoading
        case didFinishLoading
    }

    private(set) var calls: [Call] = []
    private(set) var userCounts: [Int] = []
    private(set) var wasLoading: [Bool] = []
    private weak var viewModel: UsersListViewModel?

    init(_ viewModel: UsersListViewModel) {
        self.viewModel = viewModel
    }

    func didUpdateUsers() { record(.didUpdateUsers) }
    func didUpdateSearchResults() { record(.didUpdateSearchResults) }
    func didReceiveError(_ error: NetworkError) { record(.didReceiveError(error.text)) }
    func didStartLoading() { record(.didStartLoading) }
    func didFinishLoading() { record(.didFinishLoading) }

    private func record(_ call: Call) {
        calls.append(call)
        userCounts.append(viewModel?.currentUsers.count ?? -1)
        wasLoading.append(viewModel?.isLoading ?? false)
    }
}
