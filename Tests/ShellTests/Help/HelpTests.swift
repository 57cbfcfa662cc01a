import Shell
import TestKit
import TestScreens
import Testing
import TextUI

@MainActor
@Suite("Help and the key bar", .leakChecks, .endsWhenStuck)
struct HelpTests {
    private let harness = ShellHarness()

    @Test(
        "The key ? opens the help, and any key closes the help without doing anything else",
        arguments: [Key.escape, .enter, .character("b"), .character("?"), .tab])
    func help(key: Key) {
        let before = harness.screen
        harness.type("?")
        #expect(harness.screen.contains("═ Help ═"))
        harness.press(key)
        #expect(harness.screen == before)
        #expect(harness.one.calls == [.opened])
    }

    @Test("If the help does not fit, keys scroll it from its first line to its last, but no further")
    func scrolling() {
        func help() -> String { harness.shell.draw(size: Size(width: 40, height: 6)).grid.plainText }
        harness.type("?")
        let top = help()
        harness.press(.end)
        let end = help()
        harness.press(.up)
        #expect(help() != end)
        harness.press(.down, .down)
        #expect(help() == end && end != top)
        harness.press(.home, .up)
        #expect(help() == top)
        harness.press(.escape)
    }

    @Test("The arrow keys scroll the help if it does not fit, as the key bar says; otherwise they close the help")
    func scrollHint() {
        harness.type("?")
        #expect(harness.keyBar == "other keys close  q quit")
        harness.press(.down)
        #expect(!harness.screen.contains("═ Help ═"))
        harness.type("?")
        let low = harness.shell.draw(size: Size(width: 60, height: 7)).grid.plainText
        #expect(low.hasSuffix("arrows scroll  other keys close  q quit"))
        harness.press(.down)
        #expect(harness.screen.contains("═ Help ═"))
        harness.press(.escape)
    }

    @Test("Movement keys are listed only if they move something", arguments: [(0, false), (1, false), (2, true)])
    func movementKeys(rowCount: Int, isListed: Bool) {
        let harness = Harness(showing: SampleScreen(rowCount: rowCount))
        #expect(harness.keyBar.contains("arrows, page keys move") == isListed)
        harness.type("?")
        #expect(harness.screen.contains("arrows, page keys") == isListed)
    }

    @Test("Drawing the help at a small size does not scroll the rows behind the help")
    func behind() {
        harness.press(.end)
        harness.draw()
        let before = harness.screen
        harness.type("?")
        harness.draw(.small)
        harness.press(.escape)
        #expect(harness.screen == before)
    }

    @Test("The key bar shows the help's hint whenever the hint fits", arguments: 6...80)
    func helpHint(width: Int) {
        let rows = harness.shell.draw(size: Size(width: width, height: 8)).grid.plainText.split(separator: "\n")
        #expect(rows.last?.contains("? help") == true)
    }

    @Test("The key bar lists no letters while text is edited")
    func hintsInTextField() {
        harness.one.keyHints = [KeyBar.Hint(.enter, "done")]
        harness.one.isEditingText = true
        #expect(harness.keyBar == "enter done  tab next tab  f1 help  arrows, page keys move")
        harness.one.isEditingText = false
        #expect(harness.keyBar.contains("q quit"))
    }

    @Test("The key bar does not offer the next tab if the screen uses the tab key")
    func takenTab() {
        harness.one.keyHints = [KeyBar.Hint(.tab, "next field")]
        #expect(!harness.keyBar.contains("next tab"))
    }
}
