import ViewModel

/// Forwards each call to several views, so that they share one view model.
@MainActor
final class ForwardingUsersListDelegate: UsersListViewModelDelegate {
    private let views: [any UsersListViewModelDelegate]

    init(_ views: [any UsersListViewModelDelegate]) {
        self.views = views
    }

    func didUpdateUsers() { for view in views { view.didUpdateUsers() } }
    func didUpdateSearchResults() { for view in views { view.didUpdateSearchResults() } }
    func didReceiveError(_ error: NetworkError) { for view in views { view.didReceiveError(error) } }
    func didStartLoading() { for view in views { view.didStartLoading() } }
    func didFinishLoading() { for view in views { view.didFinishLoading() } }
}
