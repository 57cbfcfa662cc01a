import ViewModel

/// Records each call, with the title of the bookmark button at that moment.
@MainActor
final class UserDetailDelegateMock: UserDetailViewModelDelegate {
    enum Call: Hashable {
        case didUpdateBookmarkStatus(title: String)
        case didLoadProfileImage(ProfileImage)
    }

    private(set) var calls: [Call] = []
    private weak var viewModel: UserDetailViewModel?

    init(_ viewModel: UserDetailViewModel) {
        self.viewModel = viewModel
    }

    func didUpdateBookmarkStatus() {
        calls.append(.didUpdateBookmarkStatus(title: viewModel?.bookmarkButtonConfiguration.title ?? ""))
    }

    func didLoadProfileImage(_ image: ProfileImage) { calls.append(.didLoadProfileImage(image)) }
}
