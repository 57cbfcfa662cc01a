import ViewModel

/// Forwards each call to several views, so that they share one view model; a test may make it deaf to one call.
@MainActor
final class ForwardingUsersListDelegate: UsersListViewModelDelegate {
    enum Call: CaseIterable {
        case didUpdateUsers, didUpdateSearchResults, didReceiveError, didStartLoading, didFinishLoading
    }

    private let views: [any UsersListViewModelDelegate]
    private let ignored: Call?

    init(_ views: [any UsersListViewModelDelegate], ignoring call: Call? = nil) {
        self.views = views
        ignored = call
    }

    func didUpdateUsers() { forward(.didUpdateUsers) { $0.didUpdateUsers() } }
    func didUpdateSearchResults() { forward(.didUpdateSearchResults) { $0.didUpdateSearchResults() } }
    func didReceiveError(_ error: NetworkError) { forward(.didReceiveError) { $0.didReceiveError(error) } }
    func didStartLoading() { forward(.didStartLoading) { $0.didStartLoading() } }
    func didFinishLoading() { forward(.didFinishLoading) { $0.didFinishLoading() } }

    private func forward(_ call: Call, to method: (any UsersListViewModelDelegate) -> Void) {
        guard call != ignored else { return }
        views.forEach(method)
    }
}
