import TestDoubles
import TestKit
import Testing
import ViewModel

@MainActor
@Suite("The view model of an entry of the feed", .leakChecks)
struct FeedCellViewModelTests {
    @Test("Without an action handler, a tap does not change a feed entry's like")
    func nobody() {
        let viewModel = trackForLeaks(FeedCellViewModel(.sample(), liked: false, nil))
        viewModel.likedDidChange = { _ in Issue.record("The callback was called without a change.") }
        viewModel.didTapLike()
        #expect(!viewModel.liked)
    }
}
