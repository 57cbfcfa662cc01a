import Interactor
import Model
import TestDoubles
import TestKit
import Testing
import TextUI
import View

@MainActor
@Suite("The review's view", .leakChecks, .endsWhenStuck)
struct ReviewViewTests {
    private static let long = ReviewedChange(
        id: "Snapshots/long.txt",
        test: ReviewedTest(module: "M", name: "long()", sourceLocation: "M/Long.swift:1"), reason: .changed,
        hunks: [
            .init(
                heading: "@@ -1,20000 +1,20000 @@",
                lines: (1...20_000).map {
                    .kept("line \($0) " + String(repeating: "-", count: 100) + "|", old: $0, new: $0)
                },
                notes: [])
        ])

    @Test(
        "a, r and s decide on the change that shows",
        arguments: [
            ("a", [.read, .accept(ReviewedChange.sample("a").id)]),
            ("r", [.read, .reject(ReviewedChange.sample("a").id)]), ("s", [.read]),
        ] as [(String, [InMemoryPendingChanges.Call])])
    func decisions(key: String, calls: [InMemoryPendingChanges.Call]) async {
        let stage = await ReviewStage.showing(.sample("a"), .sample("b"))
        await stage.type(key)
        #expect(stage.store.calls == calls)
        #expect(stage.title.contains("2 of 2: Screens/b()"))
    }

    @Test("a key that comes before a change has been drawn is none for it", arguments: ["a", "r", "s"] as [Character])
    func unseen(key: Character) async {
        let stage = await ReviewStage.showing(.sample("a"), .sample("b"))
        stage.press(.character("s"), .character(key))
        await stage.settle()
        #expect(stage.store.calls == [.read])
        #expect(stage.title.contains("2 of 2: Screens/b()"))
    }

    @Test("nor is one for a text that was read again and is not the one that was seen")
    func replaced() async {
        let stage = await ReviewStage.showing(.sample("a"))
        stage.store.failure = .outdated("replaced")
        await stage.type("a")
        stage.store.failure = nil
        stage.store.changes = [.sample("a", new: "Jean")]
        stage.press(.enter)
        await stage.settleUnseen()
        stage.press(.character("a"))
        await stage.settle()
        #expect(stage.store.calls == [.read, .read])
        #expect(stage.screen.contains("1 + Jean"))
        await stage.type("a")
        #expect(stage.store.calls == [.read, .read, .accept(ReviewedChange.sample("a").id)])
    }

    @Test("a refusal offers to try again, to skip, or to stay")
    func refusal() async {
        let stage = await ReviewStage.showing(.sample("a"), .sample("b"))
        stage.store.failure = .failed("the disk is full")
        await stage.type("a")
        #expect(stage.screen.contains("the disk is full"))
        stage.press(.escape)
        #expect(!stage.screen.contains("the disk is full") && stage.title.contains("1 of 2"))
        await stage.type("r")
        stage.press(.enter)
        await stage.settle()
        #expect(stage.screen.contains("the disk is full"), "it failed again, and says so again")
        stage.press(.right, .enter)
        await stage.settle()
        #expect(stage.title.contains("2 of 2"))
    }

    @Test("what could not be read is read again on enter")
    func unread() async {
        let stage = ReviewStage(InMemoryPendingChanges([.sample("a")]))
        stage.store.failure = .failed("no such folder")
        await stage.settle()
        #expect(stage.screen.contains("no such folder") && !stage.screen.contains("Skip"))
        stage.store.failure = nil
        stage.press(.enter)
        await stage.settle()
        #expect(stage.title.contains("1 of 1"))
    }

    @Test("at the end, l looks at everything once more, and the keys of a change are nobody's")
    func lookAgain() async {
        let stage = await ReviewStage.showing(.sample("a"), .sample("b"))
        await stage.type("ss")
        #expect(stage.screen.contains("2 skipped and still pending"))
        for key in ["a", "r", "s", "1"] as [Character] {
            #expect(stage.container.front?.handle(.character(key)) == false)
        }
        await stage.type("l")
        #expect(stage.title.contains("1 of 2: Screens/a()"))
    }

    @Test(
        "two columns are for where all lines are whole, until a key says otherwise",
        arguments: [(170, false), (171, true)])
    func columns(width: Int, hasTwo: Bool) async {
        let stage = await ReviewStage.showing(.changedScreen)
        func hasTwoColumns(_ width: Int) -> Bool {
            let frame = stage.container.draw(size: Size(width: width, height: 40))
            return frame.grid.plainText.contains("│1   [Users]") || frame.grid.plainText.contains("│  1   [Users]")
        }
        #expect(hasTwoColumns(width) == hasTwo)
        stage.press(.character("1"))
        #expect(!hasTwoColumns(170) && !hasTwoColumns(171))
        stage.press(.character("2"))
        #expect(hasTwoColumns(170) && hasTwoColumns(171))
    }

    @Test("the arrows reach every end of a long difference, and no further")
    func scrolling() async {
        let stage = await ReviewStage.showing(Self.long)
        stage.press(.end)
        #expect(stage.screen.contains("20000 20000   line 20000 ---"))
        for _ in 0..<100 { stage.press(.right) }
        #expect(stage.screen.contains("20000 20000   …------|"))
        stage.press(.left)
        #expect(stage.screen.contains("20000 20000   …--------------|"))
        for _ in 0..<100 { stage.press(.left) }
        stage.press(.home)
        #expect(stage.screen.contains("    1     1   line 1 ---"))
        stage.press(.pageDown)
        #expect(stage.screen.contains("   20    20   line 20 ---"))
    }

    @Test("the next change begins at its top left, in the columns that were chosen")
    func next() async {
        let stage = await ReviewStage.showing(.changedScreen, .sample())
        stage.press(.character("2"), .right, .end)
        await stage.type("s")
        #expect(stage.screen.contains("Why      changed: 1 line removed, 1 added"))
        #expect(stage.screen.contains("│1 - Ada "))
    }

    @Test("lines that hold anything are shown, and draw no borders or colours of their own")
    func hostile() async {
        let text = "\u{1B}[2J\u{1B}]0;x\u{7}\r\n\u{202E}a\u{2028}b\u{0}\u{85}"
        let stage = await ReviewStage.showing(.sample(old: text, new: text + String(repeating: "漢", count: 60)))
        for columns in ["1", "2"] as [Character] {
            for _ in 0..<5 {
                stage.press(.character(columns), .right)
                let rows = stage.screen.split(separator: "\n", omittingEmptySubsequences: false)
                #expect(rows.count == 24)
                #expect(rows.dropFirst().dropLast(2).allSatisfy { $0.hasPrefix("│") && $0.hasSuffix("│") })
            }
        }
    }

    @Test("keys of the container are hinted at as far as they lead anywhere")
    func hints() async {
        let stage = await ReviewStage.showing(.sample())
        let bar = stage.screen.split(separator: "\n").last
        #expect(bar == "a accept  r reject  s skip  1/2 columns  ? help  q quit  arrows, page keys move")
        stage.press(.tab, .backtab, .character(","), .escape)
        #expect(stage.navigator.calls.isEmpty && stage.title.contains("1 of 1"))
        stage.press(.character("q"))
        #expect(stage.navigator.calls == [.quit])
    }
}
