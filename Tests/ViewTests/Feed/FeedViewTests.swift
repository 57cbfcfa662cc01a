import Binding
import Interactor
import Model
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextUI
import ViewModel

@testable import View

@MainActor
@Suite("The feed's view", .leakChecks)
struct FeedViewTests {
    @Test("likes the selected entry on enter and space, and removes the like", arguments: [Key.enter, .space])
    func like(key: Key) {
        let likes = trackForLeaks(FeedLikesInteractor())
        let interactor = trackForLeaks(
            FeedInteractor(service: AnsweringFeedService(), likes: likes, work: Work()))
        let view = FeedView.showing(.some(Feed(.sample(count: 3))), interactor)
        view.press(.down, key)
        #expect(likes.model == [1])
        #expect(view.keyHints.first?.action == "unlike")
        view.press(key)
        #expect(likes.model == [] && view.keyHints.first?.action == "like")
    }

    @Test("shows a like when its cell is told of it, and stands still otherwise", arguments: [false, true])
    func binding(isCut: Bool) {
        let likes = trackForLeaks(FeedLikesInteractor())
        let interactor = trackForLeaks(
            FeedInteractor(service: AnsweringFeedService(), likes: likes, work: Work()))
        let viewModel = FeedViewModel(model: .some(Feed(.sample(count: 3))), liked: likes.model, interactor)
        let view = trackForLeaks(FeedView(viewModel: viewModel, clock: ManualClock(), work: Work()))
        let before = Shown(view)
        if isCut { viewModel.cells[0].likedDidChange = nil }
        viewModel.didTapLike(at: 0)
        #expect(likes.model == [0] && viewModel.cells[0].liked)
        #expect((Shown(view) == before) == isCut)
    }

    @Test("has cells for the visible rows alone, wherever it is scrolled to")
    func cells() throws {
        let view = FeedView.showing(.sample(count: 1_000))
        for key in [Key.home, .pageDown, .down, .end, .pageUp] {
            view.press(key)
            let shown = try #require(view.draw().report.shownRows)
            #expect(view.cellRows == Set(shown))
        }
    }

    @Test("keeps the selected entry in sight, however low the terminal is", arguments: 4...11, [30, 59, 63, 90])
    func low(height: Int, width: Int) {
        let view = FeedView.showing(.sample(count: 100))
        view.press(.end)
        #expect(view.draw(Size(width: width, height: height)).grid.plainText.contains("▸  ♡  Perso"))
    }

    @Test("shows the text of an entry in its line, and below the list if it is truncated there", arguments: [40, 90])
    func text(width: Int) {
        let view = FeedView.showing([.sample(0, text: "Hello to all of you.")])
        let screen = view.draw(Size(width: width, height: 11)).grid.plainText
        let lines = screen.split(separator: "\n").filter { $0.contains("Hello") }
        #expect(lines.count == (width == 40 ? 2 : 1))
        #expect(lines.last?.contains("Hello to all of you.") == true)
    }
}

extension FeedView {
    /// The rows that have a cell.
    fileprivate var cellRows: Set<Int>? {
        (Mirror(reflecting: self).descendant("cells") as? [Int: FeedCell]).map { Set($0.keys) }
    }
}
