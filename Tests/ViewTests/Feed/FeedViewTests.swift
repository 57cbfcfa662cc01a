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
        #expect(view.keyHints.first == KeyBar.Hint(.enter, "unlike"))
        view.press(key)
        #expect(likes.model == [] && view.keyHints.first == KeyBar.Hint(.enter, "like"))
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
        #expect(view.draw(Size(width: width, height: height)).grid.plainText.contains("▸  ♡  Person 099"))
    }

    @Test("shows the text of an entry below the list and, from 60 columns on, in its line", arguments: [61, 62])
    func text(width: Int) {
        let view = FeedView.showing([.sample(0, text: "Hello.")])
        let screen = view.draw(Size(width: width, height: 11)).grid.plainText
        let lines = screen.split(separator: "\n").filter { $0.contains("Hello.") }
        #expect(lines.map { $0.contains("Person 000") } == (width == 62 ? [true, false] : [false]))
    }
}

extension FeedView {
    /// The rows that have a cell.
    fileprivate var cellRows: Set<Int>? {
        (Mirror(reflecting: self).descendant("cells") as? [Int: FeedCell]).map { Set($0.keys) }
    }
}
