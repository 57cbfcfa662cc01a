import TestKit
import TestScreens
import Testing
import TextUI
import ViewModel

@MainActor
@Suite("The inputs of all lists", .leakChecks)
struct AllListsInputTests {
    private static let rows = [ListRow.sample("Groceries"), .sample("Chores"), .sample("Books")]

    /// A harness whose second row is selected.
    private func makeHarness(sourceLocation: SourceLocation = #_sourceLocation) -> ListsViewHarness<AllListsMock> {
        let harness = ListsViewHarness.allLists(Self.rows, sourceLocation: sourceLocation)
        harness.press(.down)
        return harness
    }

    @Test("come from opening the screen and from keys", arguments: Self.keys)
    private func keys(keys: [Key], input: AllListsMock.Input?) {
        let harness = makeHarness()
        for key in keys { harness.press(key) }
        #expect(harness.viewModel.received == [.viewDidLoad] + [input].compactMap(\.self))
    }

    private nonisolated static let keys: [([Key], AllListsMock.Input?)] = [
        ([], nil),
        ([.character("n")], .userTappedAddButton),
        ([.character("r")], .userTappedReloadButton),
        ([.enter], .userSelectedList(at: 1)),
        ([.character("d")], .userAttemptedToDeleteList(at: 1)),
        ([.character("e"), .character("!"), .enter], .userFinishedEditingExistingList(at: 1, newName: "Chores!")),
        ([.character("e"), .control("u"), .enter], .userFinishedEditingExistingList(at: 1, newName: "")),
        ([.character("e"), .character("!"), .escape], nil),
    ]

    @Test("hand over the name typed for a new list as it is", arguments: ["Trips", " ", ""])
    func newList(name: String) {
        let harness = makeHarness()
        harness.viewModel.showNewListCreationModal?()
        harness.type(name)
        harness.press(.enter)
        #expect(harness.viewModel.received.last == .userFinishedEditingNewList(name: name))
    }

    @Test("hand over the row with the name typed for it if the row was removed", arguments: ["", "!"])
    func removedList(typed: String) {
        let harness = makeHarness()
        harness.press(.character("e"))
        harness.type(typed)
        harness.viewModel.removeListAtIndex?(1)
        harness.press(.enter)
        let input = AllListsMock.Input.userFinishedEditingRemovedList(Self.rows[1], newName: "Chores\(typed)")
        #expect(harness.viewModel.received.last == input)
    }

    @Test(
        "hand over the answer to whether a list is to be deleted",
        arguments: [([Key.left, .enter], true), ([.enter], false)])
    func answer(keys: [Key], shouldDelete: Bool) {
        let harness = makeHarness()
        harness.viewModel.showDeleteConfirmation?("Delete Chores", "Are you sure?")
        for key in keys { harness.press(key) }
        #expect(harness.viewModel.received.last == .userAnsweredDeleteConfirmation(shouldDelete: shouldDelete))
    }

    @Test("are not called for a row that came under the selection after the last drawing", arguments: ["d", "e", "\r"])
    func removedSelection(key: Character) {
        let harness = makeHarness()
        harness.draw()
        harness.viewModel.removeListAtIndex?(1)
        harness.press(key == "\r" ? .enter : .character(key))
        #expect(harness.viewModel.received == [.viewDidLoad])
        harness.draw()
        harness.press(.enter)
        #expect(harness.viewModel.received.last == .userSelectedList(at: 1))
    }
}
