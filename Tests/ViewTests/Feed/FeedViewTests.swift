import Interactor
import TestDoubles
import TestKit
import Testing
import TextUI

@testable import View

@MainActor
@Suite("The feed's view", .leakChecks, .endsWhenStuck)
struct FeedViewTests {
    @Test("enter and space like the selected entry, and take the like back", arguments: [Key.enter, .space])
    func like(key: Key) async throws {
        let stage = try await FeedStage.showing(.sample(count: 3))
        stage.press(.down, key)
        #expect(stage.likes.model == [1])
        #expect(stage.keyBar.hasPrefix("enter unlike"))
        stage.press(key)
        #expect(stage.likes.model == [] && stage.keyBar.hasPrefix("enter like"))
    }

    @Test("a click selects an entry, and a second one likes it")
    func click() async throws {
        let stage = try await FeedStage.showing(.sample(count: 3))
        stage.press(.click(Point(x: 9, y: 2)))
        #expect(stage.rows()[1].hasPrefix("▸") && stage.likes.model == [])
        stage.press(.click(Point(x: 9, y: 2)))
        #expect(stage.likes.model == [1])
    }

    @Test("likes make no view model anew: the view keeps the one it has")
    func rebuilds() async throws {
        let stage = try await FeedStage.showing(.sample(count: 1_000))
        let count = stage.rebuildCount
        for _ in 0..<10 { stage.press(.enter, .pageDown) }
        #expect(stage.likes.model.count == 10)
        #expect(stage.rebuildCount == count)
    }

    @Test("of 1,000 entries only the rows that show have cells, wherever the feed is scrolled to")
    func cells() async throws {
        let stage = try await FeedStage.showing(.sample(count: 1_000))
        for key in [Key.home, .pageDown, .down, .end, .pageUp] {
            stage.press(key)
            let shown = try #require(stage.draw().report.shownRows)
            #expect(stage.cellRows == Set(shown))
        }
    }

    @Test("however low the terminal, the selected entry shows", arguments: 5...12, [30, 59, 63, 90])
    func low(height: Int, width: Int) async throws {
        let stage = try await FeedStage.showing(.sample(count: 100))
        stage.press(.end)
        let frame = stage.container.draw(size: Size(width: width, height: height))
        #expect(frame.grid.plainText.contains("▸  ♡  Person 099"))
    }

    @Test("what an entry says stands below the list, and in its line from 60 columns on", arguments: [61, 62])
    func text(width: Int) async throws {
        let stage = try await FeedStage.showing([.sample(0, text: "Hello.")])
        let screen = stage.container.draw(size: Size(width: width, height: 12)).grid.plainText
        let lines = screen.split(separator: "\n").filter { $0.contains("Hello.") }
        #expect(lines.map { $0.contains("Person 000") } == (width == 62 ? [true, false] : [false]))
    }

    @Test("r asks anew, and again after a failure, of which the entries outlive", arguments: [true, false])
    func refresh(fails: Bool) async throws {
        let stage = try await FeedStage.showing(.sample(count: 3))
        #expect(stage.keyBar.contains("r refresh"))
        stage.press(.character("r"))
        try await stage.answer(fails ? .failure(.httpError(503)) : .success(.sample(count: 4)))
        #expect(stage.screen.contains("HTTP error with status code: 503") == fails)
        #expect(stage.screen.contains(fails ? "3 entries" : "4 entries"))
        #expect(stage.keyBar.contains(fails ? "r try again" : "r refresh"))
        stage.press(.character("r"))
        try await stage.answer(.success(.sample(count: 5)))
        #expect(stage.screen.contains("5 entries") && !stage.screen.contains("HTTP"))
    }

    @Test("a shorter feed keeps the selection within it")
    func shorter() async throws {
        let stage = try await FeedStage.showing(.sample(count: 100))
        stage.press(.end, .character("r"))
        try await stage.answer(.success(.sample(count: 2)))
        #expect(stage.rows()[1].hasPrefix("▸"))
        stage.press(.enter)
        #expect(stage.likes.model == [1])
        stage.press(.character("r"))
        try await stage.answer(.success([]))
        stage.press(.enter)
        #expect(stage.likes.model == [1] && !stage.keyBar.contains("enter"))
    }
}

extension FeedStage {
    /// The rows that have a cell.
    fileprivate var cellRows: Set<Int>? {
        container.front.flatMap { Mirror(reflecting: $0).descendant("cells") as? [Int: FeedCell] }.map { Set($0.keys) }
    }
}
