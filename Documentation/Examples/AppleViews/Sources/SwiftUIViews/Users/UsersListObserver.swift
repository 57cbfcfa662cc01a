import Observation
import ViewModel

/// The delegate of the list's view model, which SwiftUI observes.
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

    /// Listens from now on, and loads everyone; a second call does nothing.
    ///
    /// It is called when the screen appears. SwiftUI makes a screen anew at will, and keeps only the first of the
    /// observers that it makes: one that listened from its beginning would take the place of the one that is kept.
    func start() {
        guard !hasStarted else { return }
        hasStarted = true
        viewModel.delegate = self
        update()
        viewModel.loadUsers()
    }

    /// Loads everyone again, and returns when that is over, successful or not.
    func refresh() async {
        viewModel.refreshUsers()
        await wait { !content.isLoading }
    }

    /// Whether the alert shows; the system ends it by setting this.
    var isAlertPresented: Bool {
        get { error != nil }
        set { if !newValue { error = nil } }
    }

    private func update() { content = viewModel.content }
}

// MARK: - What the view model tells

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
