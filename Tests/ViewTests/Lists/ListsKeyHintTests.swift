import Shell
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextUI

@testable import ViewModel

@MainActor
@Suite("The key hints of lists", .leakChecks)
struct ListsKeyHintTests {
    @Test("show what works among all lists: without one, while a name is typed, and with one")
    func allLists() {
        let harness = ListsViewHarness.allLists([])
        let viewModel = harness.viewModel
        #expect(harness.hints == ["n new list", "r reload"])
        viewModel.showNewListCreationModal?()
        #expect(harness.hints == ["enter done", "esc cancel"])
        harness.press(.escape)
        viewModel.insertListAtIndex?(.sample("Groceries"), 0)
        #expect(harness.hints == ["enter open", "n new list", "e rename", "d delete", "r reload"])
        viewModel.displayProblem?(ListsProblem(.locked))
        #expect(harness.hints == ["enter open", "n new list", "e rename", "d delete", "r try again"])
        viewModel.displayProblem?(nil)
        #expect(harness.hints.last == "r reload")
    }

    @Test("show what works in a single list: without an item, while a text is typed, and with one")
    func singleList() {
        let harness = ListsViewHarness.singleList([])
        let viewModel = harness.viewModel
        #expect(harness.hints == ["n new item"])
        viewModel.showNewItemForm?()
        #expect(harness.hints == ["enter done", "esc cancel"])
        harness.press(.escape)
        viewModel.insertItemAtIndex?(.sample("Milk"), 0)
        #expect(harness.hints == ["enter toggle", "n new item", "e edit", "d delete"])
        viewModel.displayUndo?(true)
        #expect(harness.hints == ["enter toggle", "n new item", "e edit", "d delete", "u undo"])
        viewModel.removeItemAtIndex?(0)
        #expect(harness.hints == ["n new item", "u undo"])
        viewModel.displayUndo?(false)
        #expect(harness.hints == ["n new item"])
    }
}

extension ListsViewHarness {
    fileprivate var hints: [String] { shell.front?.keyHints.map { "\($0.key) \($0.action)" } ?? [] }
}
