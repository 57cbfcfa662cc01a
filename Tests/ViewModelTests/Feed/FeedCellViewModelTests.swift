import Model
import TestDoubles
import TestKit
import Testing
import ViewModel

@MainActor
@Suite("The view model of an entry of the feed", .leakChecks)
struct FeedCellViewModelTests {
    @Test("calls its cell back once for each change, and no other cell")
    func callback() {
        let actions = trackForLeaks(FeedActionsMock())
        let viewModel = FeedViewModel(model: .some(Feed(.sample(count: 3))), liked: [], actions)
        var calls: [String] = []
        for (index, cell) in viewModel.cells.enumerated() {
            cell.likedDidChange = { calls.append("\(index) \($0)") }
        }
        for index in [2, 0, 2] { viewModel.didTapLike(at: index) }
        #expect(viewModel.cells.map(\.id) == [0, 1, 2])
        #expect(calls == ["2 true", "0 true", "2 false"])
    }

    @Test("stays as it is if nobody carries out its action")
    func nobody() {
        let viewModel = trackForLeaks(FeedCellViewModel(.sample(), liked: false, nil))
        viewModel.likedDidChange = { _ in Issue.record("The like has not changed.") }
        viewModel.didTapLike()
        #expect(!viewModel.liked)
    }
}
