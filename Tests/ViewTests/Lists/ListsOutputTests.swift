import TestKit
import TestScreens
import Testing
import TextUI

@testable import ViewModel

@MainActor
@Suite("The outputs of each list screen", .leakChecks)
struct ListsOutputTests {
    private struct Problem: ExplainedError {
        let text = "Out of order."
        let allowsRetry = true
    }

    @Test("The screen of all lists says whether it is loading or empty, or why the lists could not be read")
    func allLists() throws {
        let harness = ListsViewHarness(.allLists, nil)
        let viewModel = try #require(harness.viewModel as? AllListsMock)
        #expect(harness.screen.contains(ListsWords.loading))
        viewModel.display([])
        #expect(harness.lines == [ListsWords.noLists.title, ListsWords.noLists.subtitle])
        viewModel.displayProblem?(Problem())
        #expect(harness.lines.first == ListsWords.unavailable && harness.lines.last == CommonWords.tryAgainHint)
        viewModel.display(["Groceries"])
        #expect(harness.lines[0].hasPrefix("▸ Groceries (0 items)"))
        #expect(harness.lines[1].hasPrefix("! Out of order"))
        viewModel.displayProblem?(nil)
        #expect(harness.lines.count == 1)
    }

    @Test(
        "The screen of all lists asks before a list is deleted, and passes on the answer",
        arguments: [([Key.left, .enter], true), ([.enter], false)])
    func deletion(keys: [Key], shouldDelete: Bool) throws {
        let harness = ListsViewHarness(.allLists)
        try #require(harness.viewModel as? AllListsMock).showDeleteConfirmation?("Delete Chores", "Are you sure?")
        #expect(harness.wholePrompt == "Delete Chores: Are you sure? [Delete] [Cancel]")
        for key in keys { harness.press(key) }
        #expect(harness.received == [.confirmedDeletion(shouldDelete)])
    }

    @Test(
        "The date of a list is visible only in a wide row, but a screen reader gets it in every row",
        arguments: [63, 64])
    func date(width: Int) {
        let harness = ListsViewHarness(.allLists, ["Groceries"])
        let frame = harness.drawScreen(in: Size(width: width, height: 5))
        let date = "Updated 1 Jan 2026 at 0:00"
        #expect(frame.grid.plainText.contains(date) == (width == 64))
        #expect("\(frame.transcript)".split(separator: date, omittingEmptySubsequences: false).count == 2)
    }

    @Test("A list's name that contains a tab character is drawn in full if it fits")
    func tab() {
        #expect(ListsViewHarness(.allLists, ["Line one\ttab"]).lines[0].hasPrefix("▸ Line one    tab (0 items)"))
    }

    @Test("A single click on a checkbox toggles its item")
    func box() throws {
        let harness = ListsViewHarness(.singleList)
        try harness.click("[ ] Chores")
        #expect(harness.received == [.userToggledItem(at: 1)] && harness.texts[1] == "▸ Chores")
    }

    @Test("The screen of a single list updates an item, dims a done item, and says if there are no items")
    func items() throws {
        let harness = ListsViewHarness(.singleList)
        let viewModel = try #require(harness.viewModel as? SingleListMock)
        viewModel.updateItemAtIndex?(viewModel.row("Books", isDone: true), 2)
        for index in [-1, 3] { viewModel.updateItemAtIndex?(viewModel.row("Trips"), index) }
        #expect(harness.lines == ["▸ [ ] Groceries", "[ ] Chores", "[x] Books"])
        let styles = harness.drawScreen(usesColor: true).grid.styledText
        #expect(styles.contains("\n4:") && !styles.contains("\n3:"), "an item that is done is dimmed")
        viewModel.display(["Tea"])
        #expect(harness.lines == ["▸ [ ] Tea"])
        viewModel.display([])
        #expect(harness.lines == [ListsWords.noItems.title, ListsWords.noItems.subtitle])
    }

    @Test("The hints on the screen of all lists depend on the rows, on an open form, and on whether reading failed")
    func allListsHints() throws {
        let harness = ListsViewHarness(.allLists, [])
        let viewModel = try #require(harness.viewModel as? AllListsMock)
        #expect(harness.hints == ["n new list", "r reload"])
        viewModel.showNewForm()
        #expect(harness.hints == ["enter done", "esc cancel"])
        viewModel.closeForm?()
        viewModel.display(["Groceries"])
        #expect(harness.hints == ["enter open", "n new list", "e rename", "d delete", "r reload"])
        viewModel.displayProblem?(Problem())
        #expect(harness.hints.last == "r try again")
    }

    @Test("The hints on a single list's screen depend on the rows, on an open form, and on a deletion to undo")
    func singleListHints() throws {
        let harness = ListsViewHarness(.singleList, [])
        let viewModel = try #require(harness.viewModel as? SingleListMock)
        #expect(harness.hints == ["n new item"])
        viewModel.displayUndo?(true)
        #expect(harness.hints == ["n new item", "u undo"])
        viewModel.showNewForm()
        #expect(harness.hints == ["enter done", "esc cancel"])
        viewModel.closeForm?()
        viewModel.display(["Milk"])
        #expect(harness.hints == ["enter check", "n new item", "e edit", "d delete", "u undo"])
        viewModel.displayUndo?(false)
        viewModel.updateItemAtIndex?(viewModel.row("Milk", isDone: true), 0)
        #expect(harness.hints == ["enter uncheck", "n new item", "e edit", "d delete"])
    }
}
