import ViewModel

/// Records what it is told, in order, and what the bookmark button says at that moment.
@MainActor
final class UserDetailDelegateMock: UserDetailViewModelDelegate {
    enum Call: Hashable {
        case didUpdateBookmarkStatus(title: String)
        case didLoadProfileImage(initials: String)
        case didLoadProfileImage(rgb: [UInt8])
    }

    private(set) var calls: [Call] = []
    private weak var viewModel: UserDetailViewModel?

    init(_ viewModel: UserDetailViewModel) {
        self.viewModel = viewModel
    }

    func didUpdateBookmarkStatus() {
        calls.append(.didUpdateBookmarkStatus(title: viewModel?.bookmarkButtonConfiguration.title ?? ""))
    }

    func didLoadProfileImage(_ image: ProfileImage) {
        switch image {
        case .initials(let initials): calls.append(.didLoadProfileImage(initials: initials))
        case .picture(_, _, let rgb): calls.append(.didLoadProfileImage(rgb: rgb))
        }
    }
}
