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
@Suite("The feed's view", .leakChecks, .endsWhenStuck)
struct FeedViewTests {
    private let likes = LikesInteractor<FeedEntry>()

    @Test("enter and space like the selected entry, and take the like back", arguments: [Key.enter, .space])
    func like(key: Key) async {
        let view = await makeView(.sample(count: 3))
        view.press(.down, key)
        #expect(likes.model == [1])
        #expect(view.keyHints.first == KeyBar.Hint("enter", "unlike"))
        view.press(key)
        #expect(likes.model == [] && view.keyHints.first == KeyBar.Hint("enter", "like"))
    }

    @Test("of 1,000 entries only the rows that show have cells, wherever the feed is scrolled to")
    func cells() async throws {
        let view = await makeView(.sample(count: 1_000))
        for key in [Key.home, .pageDown, .down, .end, .pageUp] {
            view.press(key)
            let shown = try #require(view.draw().report.shownRows)
            #expect(view.cellRows == Set(shown))
        }
    }

    @Test("however low the terminal, the selected entry shows", arguments: 4...11, [30, 59, 63, 90])
    func low(height: Int, width: Int) async {
        let view = await makeView(.sample(count: 100))
        view.press(.end)
        #expect(view.draw(Size(width: width, height: height)).grid.plainText.contains("▸  ♡  Person 099"))
    }

    @Test("what an entry says stands below the list, and in its line from 60 columns on", arguments: [61, 62])
    func text(width: Int) async {
        let view = await makeView([.sample(0, text: "Hello.")])
        let screen = view.draw(Size(width: width, height: 11)).grid.plainText
        let lines = screen.split(separator: "\n").filter { $0.contains("Hello.") }
        #expect(lines.map { $0.contains("Person 000") } == (width == 62 ? [true, false] : [false]))
    }

    /// A view that has drawn `entries`.
    private func makeView(
        _ entries: [FeedEntry], sourceLocation: SourceLocation = #_sourceLocation
    ) async -> FeedView {
        let work = Work()
        let interactor = FeedInteractor(service: AnsweringFeedService(entries), work: work)
        interactor.load()
        await work.settle()
        let viewModel = FeedViewModel(interactor: interactor, likes: likes)
        let view = FeedView(viewModel: viewModel, clock: ManualClock(), work: work)
        for object in [interactor, view] as [AnyObject] { trackForLeaks(object, sourceLocation: sourceLocation) }
        view.draw()
        return view
    }
}

extension FeedView {
    /// The rows that have a cell.
    fileprivate var cellRows: Set<Int>? {
        (Mirror(reflecting: self).descendant("cells") as? [Int: FeedCell]).map { Set($0.keys) }
    }
}
