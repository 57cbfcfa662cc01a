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
    @Test("The enter or space key likes the selected entry of a feed, then unlikes it", arguments: [Key.enter, .space])
    func like(key: Key) {
        let feed = FeedModule()
        feed.view.press(.down, key)
        #expect(feed.likes.model == [1])
        #expect(feed.view.keyHints.first?.action == "unlike")
        feed.view.press(key)
        #expect(feed.likes.model == [] && feed.view.keyHints.first?.action == "like")
    }

    @Test("A click selects an entry of the feed, and a second click likes the entry")
    func click() throws {
        let feed = FeedModule()
        let harness = Harness(showing: feed.view)
        try harness.click("Person 001")
        #expect(feed.likes.model == [])
        try harness.click("Person 001")
        #expect(feed.likes.model == [1])
    }

    @Test(
        "The feed loads when it opens and when r is pressed; the hint says whether r refreshes or retries",
        arguments: [
            (.some(Feed(.cast)), "refresh"), (.error(.httpError(503), Feed(.cast)), "try again"),
        ] as [(LoadableModel<Feed, NetworkError>, String)])
    func load(model: LoadableModel<Feed, NetworkError>, action: String) async throws {
        let feed = FeedModule(model)
        #expect(feed.view.keyHints.last?.action == action)
        feed.view.didOpen()
        #expect(!feed.work.isSettled)
        try await feed.service.nextRequest().answer(.success(.cast))
        await feed.work.settle()
        feed.view.type("r")
        #expect(!feed.work.isSettled)
    }

    @Test("The feed's view selects the last entry of a shorter feed, and no entry of an empty feed")
    func shorter() {
        let feed = FeedModule(.sample(count: 100))
        feed.view.press(.end)
        feed.configure(with: .sample(count: 2))
        feed.view.press(.enter)
        #expect(feed.likes.model == [1])
        feed.configure(with: [])
        feed.view.press(.enter)
        #expect(feed.likes.model == [1] && feed.view.keyHints.map(\.action) == ["refresh"])
    }

    @Test("The feed's view leaves unused keys to the shell", arguments: [Key.character("x"), .escape, .tab])
    func others(key: Key) {
        #expect(!FeedModule().view.handle(key))
    }

    @Test("The feed's view shows a like only if its cell is notified of the like", arguments: [false, true])
    func binding(isCut: Bool) {
        let feed = FeedModule()
        let before = Shown(feed.view)
        if isCut { feed.viewModel.cells[0].likedDidChange = nil }
        feed.viewModel.didTapLike(at: 0)
        #expect(feed.likes.model == [0] && feed.viewModel.cells[0].liked)
        #expect((Shown(feed.view) == before) == isCut)
    }

    @Test("The feed's view has cells only for the visible rows, however far it is scrolled")
    func cells() throws {
        let view = FeedModule(.sample(count: 1_000)).view
        for key in [Key.home, .pageDown, .down, .end, .pageUp] {
            view.press(key)
            let shown = try #require(view.draw().report.shownRows)
            #expect(view.cellRows == Set(shown))
        }
    }

    @Test("The feed's view keeps the selected entry visible in short terminals", arguments: 4...11, [30, 59, 63, 90])
    func low(height: Int, width: Int) {
        let view = FeedModule(.sample(count: 100)).view
        view.press(.end)
        #expect(view.draw(Size(width: width, height: height)).grid.plainText.contains("▸  ♡  Perso"))
    }

    @Test("An entry's text is shown again below the list if the entry's row truncates it", arguments: [40, 90])
    func text(width: Int) {
        let view = FeedModule([.sample(0, text: "Hello to all of you.")]).view
        let screen = view.draw(Size(width: width, height: 11)).grid.plainText
        let lines = screen.split(separator: "\n").filter { $0.contains("Hello") }
        #expect(lines.count == (width == 40 ? 2 : 1))
        #expect(lines.last?.contains("Hello to all of you.") == true)
    }

    @Test("The entries of the feed stay in place while the selection moves between visible entries")
    func still() throws {
        try FeedModule(.sample(count: 100)).view.expectRowsStay()
    }
}

extension FeedView {
    /// The rows that have a cell.
    fileprivate var cellRows: Set<Int>? {
        (Mirror(reflecting: self).descendant("cells") as? [Int: FeedCell]).map { Set($0.keys) }
    }
}
