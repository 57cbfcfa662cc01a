import Shell
import TestKit
import TestScreens
import Testing
import TextUI

@testable import Strata

@MainActor
@Suite("The review's keys", .leakChecks, .endsWhenStuck)
struct ReviewViewTests {
    private static let long = PendingChange.sample(
        old: nil, new: (1...20_000).map { "line \($0) \(String(repeating: "-", count: 100))|\n" }.joined())

    @Test(
        "The keys a, r and s decide on the visible change",
        arguments: [
            ("a", [.read, .accept(PendingChange.sample("a").id)]),
            ("r", [.read, .reject(PendingChange.sample("a").id)]), ("s", [.read]),
        ] as [(String, [InMemoryPendingChanges.Call])])
    func decisions(key: String, calls: [InMemoryPendingChanges.Call]) async {
        let review = await RunningReview.showing(.sample("a"), .sample("b"))
        await review.type(key)
        #expect(review.store.calls == calls)
        #expect(review.title.contains("2 of 2: Screens/b()"))
    }

    @Test("A key does not decide on a change that is not yet drawn", arguments: ["a", "r", "s"] as [Character])
    func unseen(key: Character) async {
        let review = await RunningReview.showing(.sample("a"), .sample("b"))
        review.press(.character("s"), .character(key))
        await review.settle()
        #expect(review.store.calls == [.read])
        #expect(review.title.contains("2 of 2: Screens/b()"))
    }

    @Test("A key does not decide on a new version of a text that is not yet drawn")
    func replaced() async {
        let review = await RunningReview.showing(.sample("a"))
        review.store.failure = .replaced
        await review.type("a")
        review.store.failure = nil
        review.store.changes = [.sample("a", new: "Jean")]
        review.press(.enter)
        await review.app.settle()
        review.press(.character("a"))
        await review.settle()
        #expect(review.store.calls == [.read, .read])
        #expect(review.screen.contains("1 + Jean"))
        await review.type("a")
        #expect(review.store.calls == [.read, .read, .accept(PendingChange.sample("a").id)])
    }

    @Test("After a refused decision, the user can try again, skip the change, or cancel")
    func refusal() async {
        let review = await RunningReview.showing(.sample("a"), .sample("b"))
        review.store.failure = .full
        await review.type("a")
        #expect(review.screen.contains("the disk is full") && review.app.hasFailed)
        review.press(.escape)
        #expect(!review.screen.contains("the disk is full") && review.title.contains("1 of 2"))
        await review.type("r")
        review.press(.enter)
        await review.settle()
        #expect(review.screen.contains("the disk is full"), "The second failure must be reported, too")
        review.press(.right, .enter)
        await review.settle()
        #expect(review.title.contains("2 of 2") && !review.app.hasFailed)
    }

    @Test("At the review's end, l shows the skipped changes again, and the keys for a change do nothing")
    func lookAgain() async {
        let review = await RunningReview.showing(.sample("a"), .sample("b"))
        await review.type("ss")
        #expect(review.screen.contains("2 skipped and still pending"))
        for key in ["a", "r", "s", "1"] as [Character] {
            #expect(review.app.shell.front?.handle(.character(key)) == false)
        }
        await review.type("l")
        #expect(review.title.contains("1 of 2: Screens/a()"))
    }

    @Test(
        "The review uses two columns if all lines fit, until a key chooses the number of columns",
        arguments: [(170, false), (171, true)])
    func columns(width: Int, hasTwo: Bool) async {
        let review = await RunningReview.showing(.changedScreen)
        func hasTwoColumns(_ width: Int) -> Bool {
            let frame = review.app.shell.draw(size: Size(width: width, height: 40))
            return frame.grid.plainText.contains("│1   [Users]") || frame.grid.plainText.contains("│  1   [Users]")
        }
        #expect(hasTwoColumns(width) == hasTwo)
        review.press(.character("1"))
        #expect(!hasTwoColumns(170) && !hasTwoColumns(171))
        review.press(.character("2"))
        #expect(hasTwoColumns(170) && hasTwoColumns(171))
    }

    @Test("Keys scroll a long difference to each of its edges, and no further")
    func scrolling() async {
        let review = await RunningReview.showing(Self.long)
        review.press(.end)
        #expect(review.screen.contains("20000 + line 20000 ---"))
        for _ in 0..<100 { review.press(.right) }
        #expect(review.screen.contains("20000 + …------|"))
        review.press(.left)
        #expect(review.screen.contains("20000 + …--------------|"))
        for _ in 0..<100 { review.press(.left) }
        review.press(.home)
        #expect(review.screen.contains("    1 + line 1 ---"))
        review.press(.pageDown)
        #expect(review.screen.contains("   20 + line 20 ---"))
    }

    @Test("The next change is shown from its top left corner, in the chosen number of columns")
    func next() async {
        let review = await RunningReview.showing(.changedScreen, .sample())
        review.press(.character("2"), .right, .end)
        await review.type("s")
        #expect(review.screen.contains("Why      Changed from line 1: 1 line removed, 1 added"))
        #expect(review.screen.contains("│1 - Ada "))
    }

    @Test("The key bar shows the keys for a change only while a change is visible")
    func hints() async throws {
        let gate = InMemoryPendingChanges.Gate()
        let review = RunningReview(InMemoryPendingChanges([.sample()], gate: gate))
        let reading = try await gate.next()
        #expect(review.keyBar == "? help  q quit")
        reading.succeed()
        await review.settle()
        #expect(review.keyBar == "a accept  r reject  s skip  o edit  1/2 columns  ? help  q quit")
        await review.type("s")
        #expect(review.keyBar == "l look again  b back  ? help  q quit")
    }

    @Test("The A key accepts the visible change and all changes like it, but does nothing if no other is like it")
    func acceptAlike() async {
        let review = await RunningReview.showing(
            .sample("a", new: "Bo"), .sample("b"), .sample("c", new: "Jean"), .sample("d"), .sample("e"))
        await review.type("A")
        #expect(review.title.contains("1 of 5: Screens/a()") && review.keyBar?.contains("like it") == false)
        await review.type("s")
        #expect(review.keyBar?.hasPrefix("a accept  r reject  s skip  b back  o edit  A accept 3 alike  ") == true)
        #expect(review.screen.contains("Like it  2 more with the same change"))
        await review.type("A")
        #expect(review.title.contains("5 of 5: Screens/c()"))
        let accepted = ["b", "d", "e"].map { InMemoryPendingChanges.Call.accept(PendingChange.sample($0).id) }
        #expect(review.store.calls == [.read] + accepted)
    }

    @Test("The key b goes back one decision, even from the end, and o quits to open the editor")
    func backAndEdit() async {
        let review = await RunningReview.showing(.sample("a"), .sample("b"))
        await review.type("rsb")
        #expect(review.title.contains("2 of 2: Screens/b()"))
        await review.type("b")
        #expect(review.title.contains("1 of 2: Screens/a()"))
        let id = PendingChange.sample("a").id
        #expect(review.store.calls == [.read, .reject(id), .undo(id)] && review.host.calls.isEmpty)

        await review.type("o")
        #expect(review.host.calls == [.quit] && review.app.opened == id)
    }
}
