import Observation
import ViewModel

/// The delegate of one person's view model; SwiftUI observes this delegate.
@MainActor @Observable
final class UserDetailObserver: UserDetailViewModelDelegate {
    private(set) var content: UserDetailContent
    @ObservationIgnored let viewModel: UserDetailViewModel

    init(_ viewModel: UserDetailViewModel) {
        self.viewModel = viewModel
        content = viewModel.content
    }

    /// Subscribes to the view model; called when the screen appears, as in `UsersListObserver`.
    func start() {
        viewModel.delegate = self
        content = viewModel.content
    }

    func didUpdateBookmarkStatus() { content = viewModel.content }
    func didLoadProfileImage(_ image: ProfileImage) { content = content.showing(image) }
}
