import Binding
import Model
import Shell
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextUI

/// Presses keys on the shell itself: the user types on, and reads the alert only later.
@MainActor
@Suite("A user who types while a change fails", .leakChecks, .endsWhenStuck)
struct ListsTypingOnTests {
    private let groceries = ToDoList.sample("Groceries", items: [.sample("Milk", at: 1)])

    /// Returns the harness with an alert about the item “Tea” that has just come, and “Eg” in the field.
    private func interrupted() async -> ListsHarness {
        let harness = await ListsHarness.showingItems(of: groceries)
        harness.database.failure = .locked
        harness.type("nTea")
        harness.press(.enter)
        harness.type("nEg")
        await harness.work.settle()
        _ = harness.shell.draw(size: harness.size.size)
        return harness
    }

    private func type(_ keys: [Key], _ harness: ListsHarness) {
        for key in keys { harness.shell.press(key) }
    }

    @Test("loses no letter, answers no alert by a space, and answers it after a pause")
    func letters() async {
        let harness = await interrupted()
        type([.character("g"), .character("s"), .space, .character("2")], harness)
        #expect(harness.rows.first == "▸ Eggs 2")
        #expect(harness.wholePrompt == ListsHarness.alert(notSaved: "the new item “Tea”"))
        harness.database.failure = nil
        await harness.press(settling: .enter)
        #expect(harness.prompt == nil && harness.rows == ["▸ Eggs 2", "[ ] Tea", "[ ] Milk"])
        await harness.press(settling: .enter)
        #expect(harness.rows == ["▸ [ ] Eggs 2", "[ ] Tea", "[ ] Milk"])
    }

    @Test("saves with enter what is typed, and not the failed change again")
    func enter() async {
        let harness = await interrupted()
        harness.database.failure = nil
        type([.character("g"), .enter], harness)
        await harness.settle()
        #expect(harness.wholePrompt == ListsHarness.alert(notSaved: "the new item “Tea”"))
        await harness.press(settling: .escape)
        #expect(harness.rows == ["▸ Tea", "[ ] Egg", "[ ] Milk"])
    }

    @Test("cancels with esc what is typed, and does not leave the list before the alert is answered")
    func escape() async {
        let harness = await interrupted()
        type([.escape, .escape], harness)
        #expect(harness.title == "Groceries")
        #expect(harness.wholePrompt == ListsHarness.alert(notSaved: "the new item “Tea”"))
        await harness.press(settling: .escape)
        #expect(harness.rows == ["▸ Tea", "[ ] Milk"])
    }
}
