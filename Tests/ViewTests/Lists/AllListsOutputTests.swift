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
        var count = 0
        harness.viewModel.displayAlert?(ListsAlert { count += 1 })
        #expect(harness.wholePrompt == "\(ListsWords.failure): \(ListsWords.failureMessage) [OK]")
        harness.press(.enter)
        #expect(harness.prompt == nil && count == 1)
    }

    @Test("displayProblem shows a problem below the rows, or in their place, until it is nil")
    func displayProblem() {
        let harness = ListsViewHarness.allLists([groceries])
        harness.viewModel.displayProblem?("No disk.")
        #expect(harness.rows.count == 2 && harness.rows.last == "No disk.")
        harness.viewModel.displayLists?([])
        #expect(harness.rows == [ListsWords.unavailable, "No disk."])
        harness.viewModel.displayProblem?(nil)
        #expect(harness.rows == [ListsWords.noLists.title, ListsWords.noLists.subtitle])
    }
}
