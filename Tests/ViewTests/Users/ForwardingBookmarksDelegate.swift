import ViewModel

/// Forwards each call but one to a view.
@MainActor
final class ForwardingBookmarksDelegate: BookmarksViewModelDelegate {
    enum Call: CaseIterable {
        case didUpdateBookmarks, didReceiveError
    }

    private let view: any BookmarksViewModelDelegate
    private let ignored: Call

    init(_ view: any BookmarksViewModelDelegate, ignoring call: Call) {
        self.view = view
        ignored = call
    }

    func didUpdateBookmarks() { if ignored != .didUpdateBookmarks { view.didUpdateBookmarks() } }
    func didReceiveError(_ message: String) { if ignored != .didReceiveError { view.didReceiveError(message) } }
}
