import TestKit
import TestScreens
import Testing
import TextUI
import ViewModel

@MainActor
@Suite("The inputs of a single list", .leakChecks)
struct SingleListInputTests {
    private static let rows = [ItemRow.sample("Milk"), .sample("Eggs"), .sample("Bread")]

    /// A harness whose second row is selected.
    private func makeHarness(sourceLocation: SourceLocation = #_sourceLocation) -> ListsViewHarness<SingleListMock> {
        let harness = ListsViewHarness.singleList(Self.rows, sourceLocation: sourceLocation)
        harness.press(.down)
        return harness
    }

    @Test("come from opening the screen and from keys", arguments: Self.keys)
    private func keys(keys: [Key], input: SingleListMock.Input?) {
        let harness = makeHarness()
        for key in keys { harness.press(key) }
        #expect(harness.viewModel.received == [.viewDidLoad] + [input].compactMap(\.self))
    }

    private nonisolated static let keys: [([Key], SingleListMock.Input?)] = [
        ([], nil),
        ([.character("n")], .userTappedAddButton),
        ([.enter], .userToggledItem(at: 1)),
        ([.space], .userToggledItem(at: 1)),
        ([.character("d")], .userDeletedItem(at: 1)),
        ([.character("u")], .userTappedUndo),
        ([.character("e"), .character("!"), .enter], .userFinishedEditingExistingItem(at: 1, newText: "Eggs!")),
        ([.character("e"), .control("u"), .enter], .userFinishedEditingExistingItem(at: 1, newText: "")),
        ([.character("e"), .character("!"), .escape], nil),
    ]

    @Test("hand over the text typed for a new item as it is", arguments: ["Tea", " ", ""])
    func newItem(text: String) {
        let harness = makeHarness()
        harness.viewModel.showNewItemForm?()
        harness.type(text)
        harness.press(.enter)
        #expect(harness.viewModel.received.last == .userFinishedEditingNewItem(text: text))
    }

    @Test("hand over the row with the text typed for it if the row was removed", arguments: ["", "!"])
    func removedItem(typed: String) {
        let harness = makeHarness()
        harness.press(.character("e"))
        harness.type(typed)
        harness.viewModel.removeItemAtIndex?(1)
        harness.press(.enter)
        let input = SingleListMock.Input.userFinishedEditingRemovedItem(Self.rows[1], newText: "Eggs\(typed)")
        #expect(harness.viewModel.received.last == input)
    }
}
