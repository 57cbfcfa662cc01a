import ViewModel

/// Forwards each call but one to a view.
@MainActor
final class ForwardingUserDetailDelegate: UserDetailViewModelDelegate {
    enum Call: CaseIterable {
        case didUpdateBookmarkStatus, didLoadProfileImage
    }

    private let view: any UserDetailViewModelDelegate
    private let ignored: Call

    init(_ view: any UserDetailViewModelDelegate, ignoring call: Call) {
        self.view = view
        ignored = call
    }

    func didUpdateBookmarkStatus() { if ignored != .didUpdateBookmarkStatus { view.didUpdateBookmarkStatus() } }

    func didLoadProfileImage(_ image: ProfileImage) {
        if ignored != .didLoadProfileImage { view.didLoadProfileImage(image) }
    }
}
