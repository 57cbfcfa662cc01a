import Foundation
import Shell
import TestKit
import TestScreens
import Testing
import TextUI

@testable import ViewModel

@MainActor
@Suite("The outputs of a single list", .leakChecks)
struct SingleListOutputTests {
    private let milk = ItemRow.sample("Milk")
    private let eggs = ItemRow.sample("Eggs", done: 1)
    private let tea = ItemRow.sample("Tea")

    @Test("title is the title of the box")
    func title() {
        let harness = ListsViewHarness.singleList([])
        harness.viewModel.title?("Groceries")
        #expect(harness.screen.contains("─ Groceries ─"))
    }

    @Test("displayItems replaces all rows")
    func displayItems() {
        let harness = ListsViewHarness.singleList([milk, eggs])
        #expect(harness.rows == ["▸ [ ] Milk", "[x] Eggs"])
        harness.viewModel.displayItems?([])
        #expect(harness.rows == [ListsWords.noItems.title, ListsWords.noItems.subtitle])
    }

    @Test("insertItemAtIndex adds a row, and removeItemAtIndex removes one; the selection stays with its item")
    func insertAndRemove() {
        let harness = ListsViewHarness.singleList([milk])
        harness.viewModel.insertItemAtIndex?(tea, 0)
        #expect(harness.rows == ["[ ] Tea", "▸ [ ] Milk"])
        harness.viewModel.removeItemAtIndex?(0)
        #expect(harness.rows == ["▸ [ ] Milk"])
    }

    @Test("updateItemAtIndex replaces a row")
    func updateItemAtIndex() {
        let harness = ListsViewHarness.singleList([milk, eggs])
        harness.viewModel.updateItemAtIndex?(.sample("Oat milk", id: milk.id, done: 1), 0)
        #expect(harness.rows == ["▸ [x] Oat milk", "[x] Eggs"])
    }

    @Test("selectNewItem selects a row that is inserted later")
    func selectNewItem() {
        let harness = ListsViewHarness.singleList([milk, eggs])
        harness.viewModel.selectNewItem?(tea.id)
        #expect(harness.rows == ["▸ [ ] Milk", "[x] Eggs"])
        harness.viewModel.insertItemAtIndex?(tea, 2)
        #expect(harness.rows == ["[ ] Milk", "[x] Eggs", "▸ [ ] Tea"])
    }

    @Test("showNewItemForm opens an empty field above the rows")
    func showNewItemForm() {
        let harness = ListsViewHarness.singleList([milk])
        harness.viewModel.showNewItemForm?()
        #expect(harness.rows == ["▸ \(ListsWords.itemText)", "[ ] Milk"])
        #expect(harness.shell.front?.isEditingText == true)
    }

    @Test("displayAlert shows an alert, and enter is its OK")
    func displayAlert() {
        let harness = ListsViewHarness.singleList([milk])
        var answers: [Bool] = []
        harness.viewModel.displayAlert?(ListsAlert(title: "Oh", message: "No disk.", again: nil) { answers.append($0) })
        #expect(harness.wholePrompt == "Oh: No disk. [OK]")
        harness.press(.enter)
        #expect(harness.prompt == nil && answers == [false])
    }

    @Test("displayAlert may offer to make a change again: enter does, esc is OK", arguments: [Key.enter, .escape])
    func displayAlertAgain(key: Key) {
        let harness = ListsViewHarness.singleList([milk])
        var answers: [String] = []
        let again = ListsAlert.Button(label: "Again") { answers.append("again") }
        harness.viewModel.displayAlert?(
            ListsAlert(title: "Oh", message: "No disk.", again: again) { _ in answers.append("ok") })
        #expect(harness.wholePrompt == "Oh: No disk. [Again] [OK]")
        harness.press(key)
        #expect(answers == [key == .enter ? "again" : "ok"])
    }

    @Test("displayAlert's OK says whether a text is being typed")
    func displayAlertWhileTyping() {
        let harness = ListsViewHarness.singleList([milk])
        harness.press(.character("e"))
        var answers: [Bool] = []
        harness.viewModel.displayAlert?(ListsAlert(title: "Oh", message: "No disk.", again: nil) { answers.append($0) })
        harness.press(.enter)
        #expect(answers == [true])
        #expect(harness.shell.front?.isEditingText == true)
    }

    @Test("resumeEditing opens the field of the row with the text, resumeNewItem that of a new row")
    func resumeEditing() {
        let harness = ListsViewHarness.singleList([milk, eggs])
        harness.viewModel.resumeEditing?(eggs, "X")
        #expect(harness.rows == ["[ ] Milk", "▸ X"])
        harness.press(.character("Y"), .enter)
        #expect(harness.viewModel.received.last == .userFinishedEditingExistingItem(at: 1, newText: "XY"))
        let id = UUID()
        harness.viewModel.resumeNewItem?(id, "Z")
        #expect(harness.rows.first == "▸ Z")
        harness.press(.enter)
        #expect(harness.viewModel.received.last == .userFinishedEditingUnsavedItem(id, text: "Z"))
    }
}
