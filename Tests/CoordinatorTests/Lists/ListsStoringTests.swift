import Coordinator
import Foundation
import Interactor
import Model
import Shell
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextUI

@MainActor
@Suite("A change of lists", .leakChecks, .endsWhenStuck)
struct ListsStoringTests {
    private static let groceries = ToDoList.sample(
        "Groceries", at: 9, items: [.sample("Milk", at: 2), .sample("Eggs", at: 1)])
    private static let chores = ToDoList.sample("Chores")

    /// A change, and the rows before their counts and dates.
    nonisolated struct Change: CustomTestStringConvertible, Sendable {
        let testDescription: String
        var isOfItem = true
        /// Keys that come before the change.
        var first: [Key] = []
        let keys: [Key]
        /// The rows once the change is stored.
        let rows: [String]
        /// The rows behind the alert that it is not.
        let rowsBehind: [String]
        /// Whether the keys open a form, which stays open behind the alert.
        var isTyped = false
        var whenDeleted = Outcome.createdAgain
    }

    /// What becomes of a change whose list someone else has deleted.
    enum Outcome {
        case createdAgain, stored, deleted, gone
    }

    nonisolated static let changes = [
        Change(
            testDescription: "a new list", isOfItem: false, keys: "nBooks\n".keys,
            rows: ["▸ Books", "Groceries", "Chores"], rowsBehind: ["▸ Books", "Groceries", "Chores"], isTyped: true,
            whenDeleted: .stored),
        Change(
            testDescription: "a list's new name", isOfItem: false, keys: [.down] + "e!\n".keys,
            rows: ["▸ Chores!", "Groceries"], rowsBehind: ["Groceries", "▸ Chores!"], isTyped: true),
        Change(
            testDescription: "the deletion of a list", isOfItem: false, keys: [.character("d"), .left, .enter],
            rows: ["▸ Chores"], rowsBehind: ["▸ Groceries", "Chores"], whenDeleted: .deleted),
        Change(
            testDescription: "a new item", keys: "nTea\n".keys, rows: ["▸ [ ] Tea", "[ ] Milk", "[ ] Eggs"],
            rowsBehind: ["▸ Tea", "[ ] Milk", "[ ] Eggs"], isTyped: true),
        Change(
            testDescription: "an item's new text", keys: "e!\n".keys, rows: ["▸ [ ] Milk!", "[ ] Eggs"],
            rowsBehind: ["▸ Milk!", "[ ] Eggs"], isTyped: true),
        Change(
            testDescription: "a tick", keys: [.space], rows: ["▸ [x] Milk", "[ ] Eggs"],
            rowsBehind: ["▸ [ ] Milk", "[ ] Eggs"]),
        Change(
            testDescription: "the deletion of an item", keys: "d".keys, rows: ["▸ [ ] Eggs"],
            rowsBehind: ["▸ [ ] Milk", "[ ] Eggs"], whenDeleted: .gone),
        Change(
            testDescription: "a deletion that is undone", first: "d".keys, keys: "u".keys,
            rows: ["▸ [ ] Milk", "[ ] Eggs"], rowsBehind: ["▸ [ ] Eggs"]),
    ]

    @Test("A change shows once it is stored, and not before", arguments: changes)
    func stored(change: Change) async throws {
        let harness = await makeHarness(change)
        let gate = ManualDatabase.Gate()
        harness.database.gate = gate
        for key in change.keys { harness.press(key) }
        let storing = try await gate.next()
        #expect(names(harness) == change.rowsBehind && harness.shell.storing.count == 1)
        harness.database.gate = nil
        storing.succeed()
        await harness.settle()
        await expectStored(change, harness)
    }

    @Test("Try Again makes a change that failed once", arguments: changes)
    func failsOnce(change: Change) async {
        let harness = await makeFailedHarness(change)
        harness.database.failure = nil
        await harness.press(settling: .enter)
        await expectStored(change, harness)
    }

    @Test("OK goes back from a change that keeps failing, and it can be asked for again", arguments: changes)
    func keepsFailing(change: Change) async {
        let harness = await makeFailedHarness(change)
        await harness.press(settling: .enter)
        expectFailed(change, harness)
        await harness.press(settling: .escape)
        #expect(harness.prompt == nil && names(harness) == change.rowsBehind)
        #expect(harness.shell.front?.isEditingText == change.isTyped && harness.shell.unansweredLosses.isEmpty)

        harness.database.failure = nil
        await press(change.isTyped ? [.enter] : change.keys, harness)
        await expectStored(change, harness)
    }

    @Test("A change of a list that someone else has deleted creates it again, unless it deletes", arguments: changes)
    func deleted(change: Change) async throws {
        let harness = await makeHarness(change)
        let deleted = change.keys.first == .down ? Self.chores : Self.groceries
        try harness.database.withoutReport { $0.deleteLists([deleted.id]) }

        await press(change.keys, harness)
        switch change.whenDeleted {
        case .createdAgain:
            // An item is gone before its list is known to be.
            while harness.prompt?.contains("Create Again restores it") == true { await harness.press(settling: .enter) }
            // The whole list came back, and the selection stays with its item.
            #expect(names(harness).map(unmarked) == change.rows.map(unmarked), "\(harness.screen)")
            #expect(harness.prompt == nil && harness.shell.front?.isEditingText == false)
        case .stored: #expect(harness.prompt == nil && names(harness) == ["▸ Books", "Chores"])
        case .deleted: #expect(harness.prompt == nil && names(harness) == ["▸ Chores"])
        case .gone:
            #expect(harness.wholePrompt == "List deleted: This list no longer exists. [OK]")
            await harness.press(settling: .enter)
            #expect(names(harness) == ["▸ Chores"])
        }
    }

    // MARK: - Steps

    private func makeHarness(_ change: Change) async -> ListsHarness {
        let harness = await ListsHarness.showing([Self.groceries, Self.chores])
        if change.isOfItem { await harness.open(Route.first) }
        await press(change.first, harness)
        return harness
    }

    private func makeFailedHarness(_ change: Change) async -> ListsHarness {
        let harness = await makeHarness(change)
        harness.database.failure = .locked
        await press(change.keys, harness)
        expectFailed(change, harness)
        return harness
    }

    private func press(_ keys: [Key], _ harness: ListsHarness) async {
        for key in keys { await harness.press(settling: key) }
        await harness.settle()
    }

    private func expectFailed(_ change: Change, _ harness: ListsHarness) {
        let prompt = harness.wholePrompt ?? ""
        #expect(prompt.contains("Not saved: ") && prompt.hasSuffix("[Try Again] [OK]"), "\(prompt)")
        #expect(harness.shell.unansweredLosses.count == 1 && harness.shell.storing.isEmpty)
    }

    /// Checks what shows, and that another app with this database shows the same.
    private func expectStored(_ change: Change, _ harness: ListsHarness) async {
        #expect(names(harness) == change.rows && harness.prompt == nil, "\(harness.screen)")
        #expect(harness.shell.front?.isEditingText == false && harness.shell.storing.isEmpty)
        let next = await ListsHarness.showing(harness.database.kept.getAllToDoLists())
        if change.isOfItem { await next.open(Route.first) }
        await next.settle()
        #expect(next.rows.map(unmarked) == harness.rows.map(unmarked))
    }

    /// The rows without counts and dates.
    private func names(_ harness: ListsHarness) -> [String] {
        harness.rows.map { $0.prefix { $0 != "(" }.trimmingCharacters(in: .whitespaces) }
    }

    private func unmarked(_ row: String) -> String { row.replacing("▸ ", with: "") }
}

extension String {
    /// The keys that type it; a line break is enter.
    fileprivate var keys: [Key] { map { $0 == "\n" ? .enter : .character($0) } }
}
