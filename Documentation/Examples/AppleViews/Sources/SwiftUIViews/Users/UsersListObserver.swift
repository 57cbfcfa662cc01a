import Observation
import ViewModel

/// The delegate of the list's view model; SwiftUI observes this delegate.
@MainActor @Observable
final class UsersListObserver: UsersListViewModelDelegate {
    private(set) var content: UsersListContent
    private(set) var error: NetworkError?
    @ObservationIgnored let viewModel: UsersListViewModel
    @ObservationIgnored private var hasStarted = false

    init(_ viewModel: UsersListViewModel) {
        self.viewModel = viewModel
        content = viewModel.content
    }

    /// Subscribes to the view model, and loads everyone; a second call does nothing.
    ///
    /// It is called when the screen appears. SwiftUI may create a screen again at any time, but keeps only its first
    /// observer. If observers subscribed in their initialiser, a later one would replace the one that is kept.
    func start() {
        guard !hasStarted else { return }
        hasStarted = true
        viewModel.delegate = self
        update()
        viewModel.loadUsers()
    }

    /// Loads everyone again, and returns when the load has ended, successful or not.
    func refresh() async {
        viewModel.refreshUsers()
        await wait { !content.isLoading }
    }

    /// Whether the alert is open; SwiftUI closes the alert by setting this property to false.
    var isAlertPresented: Bool {
        get { error != nil }
        set { if !newValue { error = nil } }
    }

    private func update() { content = viewModel.content }
}

// MARK: - Calls from the view model

extension UsersListObserver {
    func didUpdateUsers() { update() }
    func didUpdateSearchResults() { update() }
    func didFinishLoading() { update() }

    func didStartLoading() {
        update()
        // Another load has started, so the alert is outdated: a new failure raises a new alert.
        error = nil
    }

    func didReceiveError(_ error: NetworkError) { self.error = error }
}
