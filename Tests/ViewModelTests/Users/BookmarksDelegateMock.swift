import ViewModel

/// Records each call, with the number of bookmarks at that moment.
@MainActor
final class BookmarksDelegateMock: BookmarksViewModelDelegate {
    enum Call: Hashable {
        case didUpdateBookmarks(count: Int)
        case didReceiveError(String)
    }

    private(set) var calls: [Call] = []
    private weak var viewModel: BookmarksViewModel?

    init(_ viewModel: BookmarksViewModel) {
        self.viewModel = viewModel
    }

    func didUpdateBookmarks() { calls.append(.didUpdateBookmarks(count: viewModel?.bookmarkCount ?? -1)) }
    func didReceiveError(_ message: String) { calls.append(.didReceiveError(message)) }
}
