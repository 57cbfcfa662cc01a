import Model
import TestDoubles
import TestKit
import Testing
import ViewModel

@MainActor
@Suite("The view model of an entry of the feed", .leakChecks)
struct FeedCellViewModelTests {
    @Test("stays as it is if nobody carries out its action")
    func nobody() {
        let viewModel = trackForLeaks(FeedCellViewModel(.sample(), liked: false, nil))
        viewModel.likedDidChange = { _ in Issue.record("The like has not changed.") }
        viewModel.didTapLike()
        #expect(!viewModel.liked)
    }
}
