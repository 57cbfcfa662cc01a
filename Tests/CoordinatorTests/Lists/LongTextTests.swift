import Coordinator
import Model
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextUI

@MainActor
@Suite("A text of 300 letters", .leakChecks, .endsWhenStuck)
struct LongTextTests {
    nonisolated static let texts = [
        String(repeating: "letters and blanks ", count: 16), String(repeating: "שלום עולם ", count: 30),
        String(repeating: "漢字かな交じり文", count: 38), String(repeating: "x", count: 300),
    ].map { String($0.prefix(300)) }

    @Test(
        "of a to-do, or of the name of a list, can be read in full below the rows while it is selected",
        arguments: texts, [40, 80, 200])
    func selected(text: String, width: Int) async {
        let size = Size(width: width, height: 24)
        let item = await ListsHarness.showingItems(of: .sample("Groceries", items: [.sample("Milk"), .sample(text)]))
        await item.press(settling: .end)
        expect(text, in: item.drawScreen(in: size))
        let list = await ListsHarness.showing([.sample(text)])
        expect(text, in: list.drawScreen(in: size))
    }

    @Test(
        "scrolls through its field while it is edited, so that each letter can be reached", arguments: texts, [40, 200])
    func edited(text: String, width: Int) async throws {
        let harness = await ListsHarness.showingItems(of: .sample("Groceries", items: [.sample(text)]))
        await harness.press(settling: .character("e"), .home)
        for letter in text {
            let frame = harness.drawScreen(in: Size(width: width, height: 12))
            let cursor = try #require(frame.report.cursor)
            #expect(frame.grid.character(of: frame.grid[cursor.x, cursor.y]) ?? " " == letter)
            harness.press(.right)
        }
    }

    /// Expects that the lines between the sides of the box contain all of `text`, apart from its blanks.
    private func expect(_ text: String, in frame: Frame, sourceLocation: SourceLocation = #_sourceLocation) {
        let lines = frame.grid.plainText.split(separator: "\n").map { $0.dropFirst().dropLast() }
        let shown = lines.joined().filter { !$0.isWhitespace }
        #expect(shown.contains(text.filter { !$0.isWhitespace }), sourceLocation: sourceLocation)
    }
}
