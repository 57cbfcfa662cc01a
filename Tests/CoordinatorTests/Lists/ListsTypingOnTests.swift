import Binding
import Interactor
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

    @Test("loses nothing by an esc that was meant for the alert, and another after it")
    func escape() async {
        let harness = await interrupted()
        type([.escape, .escape], harness)
        #expect(harness.wholePrompt == ListsHarness.alert(notSaved: "the new item “Tea”"))
        await harness.press(settling: .escape)
        #expect(harness.title == "Groceries" && harness.rows == ["▸ Eg", "[ ] Milk"])
        await harness.press(settling: .escape)
        #expect(harness.rows == ["▸ Tea", "[ ] Milk"])
    }

    @Test("edits an item again whose change fails meanwhile: the newer text is saved, and no alert is left")
    func newerText() async {
        let harness = await ListsHarness.showingItems(of: groceries)
        harness.database.failure = .locked
        harness.type("e!")
        harness.press(.enter)
        harness.type("e?")
        await harness.work.settle()
        harness.database.failure = nil
        type([.enter], harness)
        await harness.settle()
        #expect(harness.prompt == nil && harness.rows == ["▸ [ ] Milk!?"])
    }

    @Test("adds, ticks off and deletes items behind the alert, but does not leave them")
    func commands() async {
        let harness = await interrupted()
        harness.database.failure = nil
        type([.enter] + "nOil".map { .character($0) } + [.enter, .space], harness)
        type([.escape] + "nJam".map { .character($0) } + [.enter, .character("d")], harness)
        type([.escape] + "nBread".map { .character($0) } + [.enter], harness)
        await harness.press(settling: .enter)
        #expect(harness.rows == ["[ ] Bread", "[x] Oil", "[ ] Eg", "▸ [ ] Tea", "[ ] Milk"])
        let items = harness.database.kept.getAllToDoLists().first?.items ?? []
        #expect(harness.title == "Groceries" && items.map(\.text) == ["Bread", "Oil", "Eg", "Tea", "Milk"])
    }

    /// Returns the harness with an alert about the new list “Beta”, which has just come while it is being renamed.
    private func interruptedByList() async -> ListsHarness {
        let harness = await ListsHarness.showing([.sample("Alpha")])
        harness.database.failure = .locked
        harness.type("nBeta")
        harness.press(.enter)
        harness.press(.character("e"))
        await harness.work.settle()
        _ = harness.shell.draw(size: harness.size.size)
        return harness
    }

    @Test("renames a list that could not be created: that creates it with the new name, and no alert is left")
    func renamedList() async {
        let harness = await interruptedByList()
        harness.database.failure = nil
        type([.character("!"), .enter], harness)
        await harness.settle()
        #expect(harness.prompt == nil && harness.selection?.hasPrefix("▸ Beta!") == true)
        #expect(harness.database.kept.getAllToDoLists().map(\.name).contains("Beta!"))
    }

    @Test("renames a list that cannot be created: one alert names the new name, and OK brings it back")
    func renamedUnsavedList() async {
        let harness = await interruptedByList()
        type([.character("!"), .enter], harness)
        await harness.settle()
        #expect(harness.wholePrompt == ListsHarness.alert(notSaved: "the new list “Beta!”"))
        await harness.press(settling: .escape)
        #expect(harness.prompt == nil && harness.rows.first == "▸ Beta!")
    }

    @Test("adds an item to a list that could not be created: both are saved")
    func itemOfUnsavedList() async throws {
        let gate = ManualDatabase.Gate()
        let harness = ListsHarness(gate: gate)
        try await gate.next().succeed()
        await harness.settle()
        harness.type("nBeta")
        harness.press(.enter)
        let creating = try await gate.next()
        harness.press(.enter)
        try await gate.next().succeed()
        creating.answer(.failure(.locked))
        await harness.work.settle()
        _ = harness.shell.draw(size: harness.size.size)
        type("nTea".map { .character($0) } + [.enter], harness)
        for _ in 1...2 { try await gate.next().succeed() }
        await harness.settle()
        #expect(harness.prompt == nil && harness.rows == ["▸ [ ] Tea"])
        #expect(harness.database.kept.getAllToDoLists().first?.items.map(\.text) == ["Tea"])
    }
}
