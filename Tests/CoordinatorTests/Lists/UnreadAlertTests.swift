import Binding
import Interactor
import Model
import Shell
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextUI

/// Presses keys on the shell itself: the alert has just come, and the keys act on the screen behind it.
@MainActor
@Suite("A list or an item whose change has failed, with an alert that nobody has read", .leakChecks, .endsWhenStuck)
struct UnreadAlertTests {
    private let groceries = ToDoList.sample("Groceries", items: [.sample("Milk", at: 2), .sample("Eggs", at: 1)])

    /// Returns the harness with the alert that has just come after `keys` failed.
    private func alerted(by keys: [Key], in harness: ListsHarness) async -> ListsHarness {
        harness.database.failure = .locked
        for key in keys { harness.press(key) }
        await harness.work.settle()
        _ = harness.shell.draw(size: harness.size.size)
        return harness
    }

    private func press(_ keys: [Key], _ harness: ListsHarness) {
        for key in keys { harness.shell.press(key) }
    }

    private func type(_ text: String) -> [Key] { text.map { .character($0) } }

    @Test("is deleted again: no alert is left, and u takes the deletion back")
    func deletedItem() async {
        let harness = await alerted(by: type("d"), in: .showingItems(of: groceries))
        harness.database.failure = nil
        press([.home] + type("d"), harness)
        await harness.settle()
        #expect(harness.prompt == nil && harness.rows == ["▸ [ ] Eggs"] && harness.hints.contains("u undo"))
        await harness.type(settling: "u")
        #expect(harness.rows == ["▸ [ ] Milk", "[ ] Eggs"])
    }

    @Test("is a list that is deleted again: no alert is left")
    func deletedList() async {
        let harness = await alerted(by: type("d") + [.left, .enter], in: .showing([groceries]))
        harness.database.failure = nil
        press(type("d") + [.left, .enter], harness)
        await harness.settle()
        #expect(harness.prompt == nil && harness.database.kept.getAllToDoLists().isEmpty)
    }

    @Test("is edited from its old text: after OK, the text that failed comes back", arguments: ["", "?"])
    func edited(typed: String) async {
        let harness = await alerted(by: type("e!") + [.enter], in: .showingItems(of: groceries))
        press(type("e\(typed)"), harness)
        await harness.press(settling: .escape)
        #expect(harness.rows.first == "▸ Milk\(typed)")
        await harness.press(settling: .escape)
        #expect(harness.rows.first == "▸ Milk!")
    }

    @Test("is renamed from its old name: after OK, the name that failed comes back")
    func renamed() async {
        let harness = await alerted(by: type("e!") + [.enter], in: .showing([groceries]))
        press(type("e"), harness)
        await harness.press(settling: .escape, .enter)
        #expect(harness.selection == "▸ Groceries!")
    }

    @Test("is ticked off or deleted: the text that failed is saved first, and no alert is left", arguments: ["d", " "])
    func changed(key: Character) async {
        let harness = await alerted(by: type("e!") + [.enter], in: .showingItems(of: groceries))
        harness.database.failure = nil
        press([key == " " ? .space : .character(key)], harness)
        await harness.settle()
        if key == "d" { await harness.type(settling: "u") }
        #expect(harness.prompt == nil && harness.rows.first == (key == "d" ? "▸ [ ] Milk!" : "▸ [x] Milk!"))
    }

    @Test("is gone with its list: other changes create nothing unasked, and Create Again makes them all")
    func goneList() async throws {
        let harness = await ListsHarness.showingItems(of: groceries)
        try harness.database.withoutReport { try $0.deleteLists([groceries.id]) }
        harness.press(.space)
        await harness.work.settle()
        _ = harness.shell.draw(size: harness.size.size)
        press([.space, .down, .space], harness)
        await harness.settle()
        #expect(harness.prompt?.hasPrefix("Someone else has deleted the list “Groceries”.") == true)
        #expect(harness.database.kept.getAllToDoLists().isEmpty)
        await harness.press(settling: .enter)
        #expect(harness.prompt == nil)
        #expect(harness.database.kept.getAllToDoLists().first?.items.allSatisfy { $0.completed != nil } == true)
    }

    @Test("is a list that is opened, and then deleted by Try Again: the alert does not say that someone else did it")
    func openedList() async {
        let harness = await alerted(by: type("d") + [.left, .enter], in: .showing([groceries]))
        harness.database.failure = nil
        press([.enter], harness)
        await harness.settle()
        await harness.press(settling: .enter)
        #expect(harness.prompt?.hasPrefix("You have deleted the list “Groceries”.") == true)
    }
}
