import Foundation
import Shell
import TestKit
import TestScreens
import Testing
import TextUI
import ViewModel

@MainActor
@Suite("Both list screens", .leakChecks)
struct EditingScreenTests {
    @Test(
        "A list screen sets every output except the coordinator's before it calls viewDidLoad",
        arguments: ListsScreen.allCases)
    func outputs(screen: ListsScreen) {
        let viewModel = ListsViewHarness(screen).viewModel
        #expect(viewModel.received == [.viewDidLoad])
        #expect(viewModel.unsetOutputs == [screen == .allLists ? "showSingleList" : "goBack"])
    }

    @Test(
        "Both list screens show the title and the rows, and the selection stays with its row",
        arguments: ListsScreen.allCases)
    func rows(screen: ListsScreen) {
        let harness = ListsViewHarness(screen)
        let viewModel = harness.viewModel
        viewModel.title?("Mine")
        #expect(harness.screen.contains("─ Mine ─") && harness.texts == ["▸ Groceries", "Chores", "Books"])
        harness.press(.down)
        viewModel.insert("Trips", at: 0)
        viewModel.insert("Work", at: 4)
        #expect(harness.texts == ["Trips", "Groceries", "▸ Chores", "Books", "Work"])
        viewModel.remove(at: 0)
        #expect(harness.texts == ["Groceries", "▸ Chores", "Books", "Work"])
        viewModel.remove(at: 3)
        viewModel.remove(at: 1)
        #expect(harness.texts == ["Groceries", "▸ Books"], "the row below the removed row is selected")
        viewModel.insert("Chores", at: 1)
        harness.press(.up)
        viewModel.display(["Chores", "Books"])
        #expect(harness.texts == ["▸ Chores", "Books"])
        viewModel.selectRow?(UUID(named: "Books"))
        viewModel.selectRow?(UUID(named: "Gone"))
        #expect(harness.texts == ["Chores", "▸ Books"])
        for index in [-1, 3] { viewModel.insert("Trips", at: index) }
        for index in [-1, 2] { viewModel.remove(at: index) }
        #expect(harness.texts == ["Chores", "▸ Books"])
    }

    @Test(
        "A list screen's keys call the view model's inputs; without a visible selection, only n, r and u do",
        arguments: Self.keys)
    func keys(screen: ListsScreen, key: Key, input: EditingMock.Input?) {
        let harness = ListsViewHarness(screen)
        harness.press(.down)
        #expect(harness.shell.front?.handle(key) == (input != nil))
        #expect(harness.received == [input].compactMap(\.self))
        let needsRow = ![.character("n"), .character("r"), .character("u")].contains(key)
        let withoutRow = needsRow ? [] : [input].compactMap(\.self)
        let empty = ListsViewHarness(screen, [])
        empty.press(key)
        #expect(empty.received == withoutRow)
        let moved = ListsViewHarness(screen)
        moved.viewModel.remove(at: 0)
        moved.press(key)
        #expect(moved.received == withoutRow, "the selected row was removed since the last drawing")
    }

    private nonisolated static let keys: [(ListsScreen, Key, EditingMock.Input?)] = [
        (.allLists, .character("n"), .userTappedAddButton), (.allLists, .character("r"), .userTappedReloadButton),
        (.allLists, .enter, .userSelectedList(at: 1)), (.allLists, .character("e"), .userTappedEditButton(at: 1)),
        (.allLists, .character("d"), .userAttemptedToDeleteList(at: 1)), (.allLists, .character("u"), nil),
        (.singleList, .character("n"), .userTappedAddButton), (.singleList, .character("u"), .userTappedUndo),
        (.singleList, .enter, .userToggledItem(at: 1)), (.singleList, .space, .userToggledItem(at: 1)),
        (.singleList, .character("e"), .userTappedEditButton(at: 1)),
        (.singleList, .character("d"), .userDeletedItem(at: 1)), (.singleList, .character("r"), nil),
    ]

    @Test(
        "A click in a list screen applies to the clicked row even if the row has moved, unless it was removed",
        arguments: ListsScreen.allCases)
    func clicks(screen: ListsScreen) throws {
        let harness = ListsViewHarness(screen)
        let click = try #require(harness.shell.front).selecting(row: 1)
        harness.viewModel.insert("Trips", at: 0)
        try harness.click("Chores")
        #expect(harness.received.isEmpty && harness.texts == ["Trips", "Groceries", "▸ Chores", "Books"])
        harness.press(.up)
        #expect(!click() && click())
        harness.shell.press(.enter)
        #expect(harness.received == [screen == .allLists ? .userSelectedList(at: 2) : .userToggledItem(at: 2)])
        #expect(harness.texts[2] == "▸ Chores")
        harness.viewModel.remove(at: 2)
        #expect(!click())
    }

    @Test(
        "A list screen's key does nothing if a change by others has removed the selected row since the last drawing",
        arguments: ListsScreen.allCases)
    func knownSelection(screen: ListsScreen) {
        let harness = ListsViewHarness(screen)
        let edited = { harness.shell.press(.character("e")) }
        harness.press(.down)
        harness.viewModel.remove(at: 1)
        edited()
        #expect(harness.received.isEmpty, "the row was removed")
        harness.viewModel.insert("Chores", at: 2)
        edited()
        #expect(harness.received == [.userTappedEditButton(at: 2)], "the row has come back")
        harness.viewModel.remove(at: 2)
        harness.draw()
        edited()
        harness.viewModel.displayStoring?("the deletion")
        harness.viewModel.remove(at: 1)
        harness.viewModel.displayStoring?(nil)
        edited()
        harness.viewModel.insert("Trips", at: 0)
        harness.viewModel.selectRow?(UUID(named: "Trips"))
        edited()
        let indices = [2, 1, 0, 0]
        #expect(harness.received == indices.map { .userTappedEditButton(at: $0) }, "after drawing, deleting, selecting")
    }

    @Test(
        "A list alert appears over every tab; each button gives its answer, and Escape gives the same answer as OK",
        arguments: ListsScreen.allCases)
    func alert(screen: ListsScreen) {
        let harness = ListsViewHarness(screen)
        harness.shell.select("other")
        harness.shell.navigation(in: "other").push(BlankScreen())
        let buttons = [
            ListsAlert.Button(label: "Again", answer: .retry), .init(label: "OK", answer: .giveUp),
            .init(label: "Close", answer: .accept),
        ]
        for keys in [[.enter], [.escape], [.right, .right, .enter]] as [[Key]] {
            harness.viewModel.displayAlert?(ListsAlert(title: "Oh", message: "No.", buttons: buttons, loss: "Lost."))
            #expect(harness.wholePrompt == "Oh: No. [Again] [OK] [Close]")
            #expect(harness.shell.prompt?.isFailure == true && harness.shell.unansweredLosses == ["Lost."])
            for key in keys { harness.press(key) }
        }
        #expect(harness.received == [.retry, .giveUp, .accept].map { .userAnsweredAlert($0) })
        #expect(harness.prompt == nil)
    }

    @Test("A list screen's rows stay in place while the selection moves", arguments: ListsScreen.allCases)
    func still(screen: ListsScreen) throws {
        let harness = ListsViewHarness(screen, (1...40).map { "Row \($0)" })
        try #require(harness.shell.front).expectRowsStay()
    }
}
