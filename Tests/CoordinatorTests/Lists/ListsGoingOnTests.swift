import Coordinator
import Interactor
import Model
import Shell
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextUI

@MainActor
@Suite("A user who goes on while a change of the lists fails", .leakChecks, .endsWhenStuck)
struct ListsGoingOnTests {
    private let groceries = ToDoList.sample("Groceries", items: [.sample("Milk", at: 2), .sample("Eggs", at: 1)])

    @Test("edits the item again: OK keeps the newer text in the field, and the older one never comes back")
    func editedAgain() async {
        let harness = await ListsHarness.showingItems(of: groceries)
        harness.database.failure = .locked
        harness.type("eX")
        harness.press(.enter)
        harness.type("eY")
        await harness.settle()
        #expect(harness.wholePrompt == ListsHarness.alert(notSaved: "the change of the item “Milk” to “MilkX”"))
        await harness.press(settling: .escape)
        #expect(harness.rows == ["▸ MilkXY", "[ ] Eggs"])
        harness.database.failure = nil
        await harness.press(settling: .enter)
        #expect(harness.rows == ["▸ [ ] MilkXY", "[ ] Eggs"])
    }

    @Test("renames the list again: OK keeps the newer name in the field, and the older one never comes back")
    func renamedAgain() async {
        let harness = await ListsHarness.showing([groceries])
        harness.database.failure = .locked
        harness.type("eX")
        harness.press(.enter)
        harness.type("eY")
        await harness.settle()
        await harness.press(settling: .escape)
        harness.database.failure = nil
        await harness.press(settling: .enter)
        #expect(harness.shell.front?.isEditingText == false)
        #expect(harness.database.kept.getAllToDoLists().map(\.name) == ["GroceriesXY"])
    }

    @Test("edits the new item: OK makes that the text of the new item")
    func editedNewItem() async {
        let harness = await ListsHarness.showingItems(of: groceries)
        harness.database.failure = .locked
        harness.type("nTea")
        harness.press(.enter)
        harness.type("eY")
        await harness.settle()
        #expect(harness.wholePrompt == ListsHarness.alert(notSaved: "the new item “Tea”"))
        await harness.press(settling: .escape)
        #expect(harness.shell.front?.unsavedChanges == ["The new item “TeaY” will be lost."])
        harness.database.failure = nil
        await harness.press(settling: .enter)
        #expect(harness.prompt == nil && harness.rows == ["▸ [ ] TeaY", "[ ] Milk", "[ ] Eggs"])
    }

    @Test("renames the new list: OK makes that the name of the new list")
    func renamedNewList() async {
        let harness = await ListsHarness.showing([])
        harness.database.failure = .locked
        harness.type("nBooks")
        harness.press(.enter)
        harness.type("eY")
        await harness.settle()
        #expect(harness.wholePrompt == ListsHarness.alert(notSaved: "the new list “Books”"))
        await harness.press(settling: .escape)
        #expect(harness.shell.front?.unsavedChanges == ["The new list “BooksY” will be lost."])
        harness.database.failure = nil
        await harness.press(settling: .enter)
        #expect(harness.prompt == nil && harness.shell.front?.isEditingText == false)
        #expect(harness.database.kept.getAllToDoLists().map(\.name) == ["BooksY"])
    }

    @Test("deletes the new item and brings it back: it is still a new item, and OK brings it to its field")
    func broughtBack() async {
        let harness = await ListsHarness.showingItems(of: groceries)
        harness.database.failure = .locked
        harness.type("nTea")
        harness.press(.enter)
        harness.type("du")
        await harness.settle()
        #expect(harness.wholePrompt == ListsHarness.alert(notSaved: "the new item “Tea”"))
        await harness.press(settling: .escape)
        #expect(harness.prompt == nil && harness.rows == ["▸ Tea", "[ ] Milk", "[ ] Eggs"])
        #expect(harness.shell.front?.unsavedChanges == ["The new item “Tea” will be lost."])
    }

    @Test("edits the item, and then back: nothing is left to save, and no alert comes")
    func editedBack() async {
        let harness = await ListsHarness.showingItems(of: groceries)
        harness.database.failure = .locked
        harness.type("e!")
        harness.press(.enter)
        harness.type("e")
        harness.press(.backspace, .enter)
        await harness.settle()
        #expect(harness.prompt == nil && harness.rows == ["▸ [ ] Milk", "[ ] Eggs"])
    }

    @Test("renames the list, and then back: nothing is left to save, and no alert comes")
    func renamedBack() async {
        let harness = await ListsHarness.showing([groceries])
        harness.database.failure = .locked
        harness.type("e!")
        harness.press(.enter)
        harness.type("e")
        harness.press(.backspace, .enter)
        await harness.settle()
        #expect(harness.prompt == nil && harness.selection?.hasPrefix("▸ Groceries ") == true)
    }

    @Test("leaves the list and renames it: the alert names the list as it shows now")
    func renamedMeanwhile() async throws {
        let gate = ManualDatabase.Gate()
        let harness = ListsHarness([groceries], gate: gate)
        try await gate.next().succeed()
        await harness.open(.list)
        try await gate.next().succeed()
        await harness.settle()
        harness.type("nTea")
        harness.press(.enter, .escape)
        harness.draw()
        harness.type("e!")
        harness.press(.enter)
        try await gate.next().answer(.failure(.locked))
        let renaming = try await gate.next()
        harness.draw()
        #expect(harness.rows.first?.hasPrefix("▸ Groceries!") == true)
        #expect(harness.wholePrompt?.contains("“Tea” waits in its field until you open “Groceries!” again.") == true)
        renaming.succeed()
        await harness.settle()
    }

    @Test("deletes the list while it is asked about a text for it: the alert says what then holds, and who did it")
    func deletedMeanwhile() async {
        let harness = await ListsHarness.showingItems(of: groceries)
        harness.database.failure = .locked
        harness.type("nTea")
        harness.press(.enter, .escape)
        harness.draw()
        harness.type("d")
        await harness.settle()
        harness.database.failure = nil
        await harness.press(settling: .left, .enter)
        #expect(harness.prompt?.hasSuffix(" If you press OK, “Tea” is discarded.") == true)
        await harness.press(settling: .enter)
        #expect(
            harness.prompt
                == """
                You have deleted the list “Groceries”. Create Again restores it as it stands here, with your change. \
                If you press OK, “Tea” is discarded.
                """)
        await harness.press(settling: .escape)
        #expect(harness.prompt == nil && harness.shell.front?.unsavedChanges == [])
    }
}
