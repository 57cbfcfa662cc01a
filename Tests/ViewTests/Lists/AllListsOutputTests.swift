import Foundation
import Model
import Shell
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextUI

@testable import ViewModel

@MainActor
@Suite("The outputs of all lists", .leakChecks)
struct AllListsOutputTests {
    private let groceries = ListRow.sample("Groceries")
    private let chores = ListRow.sample("Chores")
    private let books = ListRow.sample("Books")

    private func names(_ harness: ListsViewHarness<AllListsMock>) -> [String] {
        harness.rows.map { $0.components(separatedBy: " (")[0] }
    }

    @Test("title is the title of the box")
    func title() {
        let harness = ListsViewHarness.allLists([])
        harness.viewModel.title?("Lists of mine")
        #expect(harness.screen.contains("─ Lists of mine ─"))
    }

    @Test("displayLists replaces all rows; before it the screen is loading")
    func displayLists() {
        let harness = ListsViewHarness.allLists(nil)
        #expect(harness.screen.contains(ListsWords.loading))
        harness.viewModel.displayLists?([groceries, chores])
        #expect(names(harness) == ["▸ Groceries", "Chores"])
        #expect(harness.rows[0].hasSuffix("Updated 1 Jan 2026 at 0:00"))
        harness.viewModel.displayLists?([])
        #expect(harness.rows == [ListsWords.noLists.title, ListsWords.noLists.subtitle])
        harness.viewModel.displayLists?(nil)
        #expect(harness.screen.contains(ListsWords.loading))
    }

    @Test("removeListAtIndex removes a row, insertListAtIndex adds one, and the selection stays with its list")
    func removeAndInsert() {
        let harness = ListsViewHarness.allLists([groceries, chores])
        harness.press(.down)
        harness.viewModel.removeListAtIndex?(0)
        #expect(names(harness) == ["▸ Chores"])
        harness.viewModel.insertListAtIndex?(books, 0)
        #expect(names(harness) == ["Books", "▸ Chores"])
    }

    @Test("selectNewList selects a row that is inserted later")
    func selectNewList() {
        let harness = ListsViewHarness.allLists([groceries, chores])
        harness.viewModel.selectNewList?(books.id)
        #expect(names(harness) == ["▸ Groceries", "Chores"])
        harness.viewModel.insertListAtIndex?(books, 2)
        #expect(names(harness) == ["Groceries", "Chores", "▸ Books"])
    }

    @Test("showNewListCreationModal opens an empty field above the rows")
    func showNewListCreationModal() {
        let harness = ListsViewHarness.allLists([groceries])
        harness.viewModel.showNewListCreationModal?()
        #expect(names(harness) == ["▸ \(ListsWords.listName)", "Groceries"])
        #expect(harness.shell.front?.isEditingText == true)
    }

    @Test("showDeleteConfirmation asks")
    func showDeleteConfirmation() {
        let harness = ListsViewHarness.allLists([groceries])
        harness.viewModel.showDeleteConfirmation?("Delete Groceries", "Are you sure?")
        #expect(harness.wholePrompt == "Delete Groceries: Are you sure? [Delete] [Cancel]")
    }

    @Test("displayAlert shows an alert, and enter is its OK")
    func displayAlert() {
        let harness = ListsViewHarness.allLists([groceries])
        var answers: [Bool] = []
        harness.viewModel.displayAlert?(ListsAlert(title: "Oh", message: "No disk.", again: nil) { answers.append($0) })
        #expect(harness.wholePrompt == "Oh: No disk. [OK]")
        harness.press(.enter)
        #expect(harness.prompt == nil && answers == [false])
    }

    @Test("displayAlert may offer to make a change again: enter does, esc is OK", arguments: [Key.enter, .escape])
    func displayAlertAgain(key: Key) {
        let harness = ListsViewHarness.allLists([groceries])
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
        let harness = ListsViewHarness.allLists([groceries])
        harness.press(.character("e"))
        var answers: [Bool] = []
        harness.viewModel.displayAlert?(ListsAlert(title: "Oh", message: "No disk.", again: nil) { answers.append($0) })
        harness.press(.enter)
        #expect(answers == [true])
        #expect(harness.shell.front?.isEditingText == true)
    }

    @Test("withdrawAlert removes the alert of that failed change, and leaves any other")
    func withdrawAlert() {
        let harness = ListsViewHarness.allLists([groceries])
        for id in 1...2 {
            var alert = ListsAlert(title: "Oh", message: "No disk \(id).", again: nil) { _ in }
            alert.failedChange = id
            harness.viewModel.displayAlert?(alert)
        }
        #expect(harness.prompt == "No disk 1.")
        harness.viewModel.withdrawAlert?(1)
        #expect(harness.prompt == "No disk 2.")
        harness.viewModel.withdrawAlert?(3)
        #expect(harness.prompt == "No disk 2.")
    }

    @Test("withdrawEditing closes the field of that new row, and leaves any other, even one with the same text")
    func withdrawEditing() {
        let harness = ListsViewHarness.allLists([.sample("Groceries")])
        for id: UInt8 in 1...2 { harness.viewModel.resumeNewList?(UUID(id), "X") }
        harness.press(.character("Y"))
        harness.viewModel.withdrawEditing?(UUID(1))
        harness.viewModel.withdrawEditing?(UUID(3))
        #expect(harness.rows.first == "▸ XY", "the user has changed the text")
        harness.press(.escape)
        #expect(harness.rows.first == "▸ X")
        harness.viewModel.withdrawEditing?(UUID(2))
        #expect(harness.shell.front?.isEditingText == false)
    }

    @Test("resumeEditing opens the field of the row with the text, resumeNewList that of a new row")
    func resumeEditing() {
        let harness = ListsViewHarness.allLists([groceries, chores])
        harness.viewModel.resumeEditing?(chores, "X")
        #expect(harness.rows.last == "▸ X" && harness.rows.count == 2)
        harness.press(.character("Y"), .enter)
        #expect(harness.viewModel.received.last == .userFinishedEditingExistingList(at: 1, newName: "XY"))
        harness.viewModel.resumeNewList?(UUID(), "Z")
        #expect(harness.rows.first == "▸ Z")
        harness.press(.enter)
        #expect(harness.viewModel.received.last == .userFinishedEditingNewList(name: "Z"))
    }

    @Test("displayProblem shows a problem below the rows, or in their place, until it is nil")
    func displayProblem() {
        let harness = ListsViewHarness.allLists([groceries])
        let problem = ListsProblem(.locked)
        harness.viewModel.displayProblem?(problem)
        #expect(harness.rows.count > 1 && harness.rows[1].hasPrefix("The database /data is locked"))
        #expect(!harness.screen.contains(CommonWords.pressRToTryAgain))
        harness.viewModel.displayLists?([])
        #expect(harness.rows.first == ListsWords.unavailable && harness.rows.last == CommonWords.pressRToTryAgain)
        harness.viewModel.displayProblem?(nil)
        #expect(harness.rows == [ListsWords.noLists.title, ListsWords.noLists.subtitle])
    }
}
