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
@Suite("A user whose lists cannot be saved", .leakChecks, .endsWhenStuck)
struct ListsFailureFlowTests {
    private let groceries = ToDoList.sample("Groceries", items: [.sample("Milk", at: 2), .sample("Eggs", at: 1)])

    @Test("types an item, presses OK, finds the text in its field, and saves it there later")
    func newItem() async {
        let harness = await ListsHarness.showingItems(of: groceries)
        harness.database.failure = .locked
        await harness.type(settling: "nTea")
        await harness.press(settling: .enter)
        #expect(harness.wholePrompt == ListsHarness.alert(notSaved: "the new item “Tea”"))
        await harness.press(settling: .escape)
        #expect(harness.title == "Groceries")
        #expect(harness.rows == ["▸ Tea", "[ ] Milk", "[ ] Eggs"])
        harness.database.failure = nil
        await harness.type(settling: "!")
        await harness.press(settling: .enter)
        #expect(harness.rows == ["▸ [ ] Tea!", "[ ] Milk", "[ ] Eggs"])
    }

    @Test("edits an item, presses OK, and goes on in the same row")
    func editedItem() async {
        let harness = await ListsHarness.showingItems(of: groceries)
        await harness.press(settling: .down)
        await harness.type(settling: "e!")
        harness.database.failure = .locked
        await harness.press(settling: .enter, .escape)
        #expect(harness.rows == ["[ ] Milk", "▸ Eggs!"])
        harness.database.failure = nil
        await harness.press(settling: .enter)
        #expect(harness.rows == ["[ ] Milk", "▸ [ ] Eggs!"])
    }

    @Test("tries again, which adds the item once")
    func tryAgain() async {
        let harness = await ListsHarness.showingItems(of: groceries)
        harness.database.failure = .locked
        await harness.type(settling: "nTea")
        await harness.press(settling: .enter, .enter)
        #expect(harness.wholePrompt == ListsHarness.alert(notSaved: "the new item “Tea”"))
        harness.database.failure = nil
        await harness.press(settling: .enter)
        #expect(harness.prompt == nil)
        #expect(harness.rows == ["▸ [ ] Tea", "[ ] Milk", "[ ] Eggs"])
    }

    @Test("edits an item that is still being saved: the alert names the newer text, and OK brings it to its field")
    func unsavedItem() async {
        let harness = await ListsHarness.showingItems(of: groceries)
        harness.database.failure = .locked
        harness.type("nTea")
        harness.press(.enter)
        harness.type("e with milk")
        harness.press(.enter)
        await harness.settle()
        #expect(harness.wholePrompt == ListsHarness.alert(notSaved: "the new item “Tea with milk”"))
        await harness.press(settling: .escape)
        #expect(harness.rows == ["▸ Tea with milk", "[ ] Milk", "[ ] Eggs"])
    }

    @Test("ticks off and deletes: OK leaves everything as it was, on the same screen")
    func toggleAndDelete() async {
        let harness = await ListsHarness.showingItems(of: groceries)
        let before = harness.screen
        harness.database.failure = .locked
        for (key, subject) in [
            (Key.space, "the change of the item “Milk”"), (.character("d"), "the deletion of the item “Milk”"),
        ] {
            await harness.press(settling: key)
            #expect(harness.wholePrompt == ListsHarness.alert(notSaved: subject))
            await harness.press(settling: .escape)
            #expect(harness.screen == before)
        }
    }

    @Test("adds items faster than they fail: each has its alert, and its text comes back after the one before")
    func severalItems() async {
        let harness = await ListsHarness.showingItems(of: groceries)
        harness.database.failure = .locked
        for text in ["A", "B", "C"] {
            harness.type("n\(text)")
            harness.press(.enter)
        }
        await harness.settle()
        for text in ["A", "B", "C"] {
            #expect(harness.wholePrompt == ListsHarness.alert(notSaved: "the new item “\(text)”"))
            await harness.press(settling: .escape)
        }
        #expect(harness.prompt == nil)
        harness.database.failure = nil
        for text in ["A", "B", "C"] {
            #expect(harness.rows.first == "▸ \(text)")
            await harness.press(settling: .enter)
        }
        #expect(harness.rows == ["▸ [ ] C", "[ ] B", "[ ] A", "[ ] Milk", "[ ] Eggs"])
    }

    @Test("goes on typing while an item fails, and loses neither text")
    func typingOn() async throws {
        let gate = ManualDatabase.Gate()
        let harness = ListsHarness([groceries], gate: gate)
        try await gate.next().succeed()
        await harness.open(.list)
        try await gate.next().succeed()
        await harness.settle()
        harness.type("nTea")
        harness.press(.enter)
        harness.type("nCof")
        try await gate.next().answer(.failure(.locked))
        await harness.settle()
        await harness.press(settling: .escape)
        harness.type("fee")
        #expect(harness.rows.first == "▸ Coffee")
        harness.press(.enter)
        try await gate.next().succeed()
        await harness.settle()
        #expect(harness.rows.prefix(2) == ["▸ Tea", "[ ] Coffee"])
        harness.press(.enter)
        try await gate.next().succeed()
        await harness.settle()
        #expect(harness.rows.prefix(2) == ["[ ] Coffee", "▸ [ ] Tea"], "Tea is the older item")
    }

    @Test("creates and renames a list, presses OK, and goes on in the field")
    func lists() async {
        let harness = await ListsHarness.showing([groceries])
        for (keys, text, subject) in [
            ("nTrips", "▸ Trips", "the new list “Trips”"),
            ("e!", "▸ Groceries!", "the new name “Groceries!” of the list “Groceries”"),
        ] {
            harness.database.failure = .locked
            await harness.type(settling: keys)
            await harness.press(settling: .enter)
            #expect(harness.wholePrompt == ListsHarness.alert(notSaved: subject))
            await harness.press(settling: .escape)
            #expect(harness.selection == text)
            harness.database.failure = nil
            await harness.press(settling: .enter)
            #expect(harness.selection?.hasPrefix(text) == true && harness.shell.front?.isEditingText == false)
            await harness.press(settling: .end)
        }
        #expect(harness.database.kept.getAllToDoLists().map(\.name) == ["Groceries!", "Trips"])
    }

    @Test("leaves the list before the item fails: the text is there when the list is opened again")
    func closedEarly() async {
        let harness = await ListsHarness.showingItems(of: groceries)
        harness.database.failure = .locked
        harness.type("nTea")
        harness.press(.enter, .escape)
        await harness.settle()
        #expect(harness.title == "To-Do Lists")
        #expect(harness.wholePrompt?.contains("“Tea” waits in its field until you open “Groceries” again.") == true)
        harness.database.failure = nil
        await harness.press(settling: .escape, .enter)
        #expect(harness.rows.first == "▸ Tea")
        await harness.press(settling: .enter)
        #expect(harness.rows.first == "▸ [ ] Tea")
    }

    @Test("opens the list again before the item fails: the alert and the text are there", arguments: [false, true])
    func reopened(hasFailedBefore: Bool) async throws {
        let gate = ManualDatabase.Gate()
        let harness = ListsHarness([groceries], gate: gate)
        try await gate.next().succeed()
        await harness.open(.list)
        try await gate.next().succeed()
        await harness.settle()
        harness.type("nTea")
        harness.press(.enter, .escape)
        if hasFailedBefore {
            try await gate.next().answer(.failure(.locked))
            await harness.settle()
            #expect(harness.wholePrompt?.contains("“Tea” waits in its field") == true)
            harness.press(.enter)
        }
        harness.draw()
        let adding = try await gate.next()
        harness.press(.enter)
        #expect(harness.title == "Groceries")
        adding.answer(.failure(.locked))
        try await gate.next().succeed()
        await harness.settle()
        #expect(harness.wholePrompt == ListsHarness.alert(notSaved: "the new item “Tea”"))
        await harness.press(settling: .escape)
        #expect(harness.rows == ["▸ Tea", "[ ] Milk", "[ ] Eggs"])
    }

    @Test("leaves the list before the item fails, because the list was deleted: OK discards the text, and says so")
    func closedAndDeleted() async throws {
        let harness = await ListsHarness.showingItems(of: groceries)
        try harness.database.withoutReport { try $0.deleteLists([groceries.id]) }
        harness.type("nTea")
        harness.press(.enter, .escape)
        await harness.settle()
        #expect(harness.wholePrompt?.contains("If you press OK, “Tea” is discarded. [Create Again] [OK]") == true)
        await harness.press(settling: .escape)
        harness.press(.control("c"))
        #expect(harness.prompt == nil && harness.host.calls == [.quit])
    }

    @Test("presses u, which fails, and presses it again")
    func undo() async {
        let harness = await ListsHarness.showingItems(of: groceries)
        await harness.type(settling: "d")
        harness.database.failure = .locked
        await harness.type(settling: "u")
        #expect(harness.wholePrompt == ListsHarness.alert(notSaved: "the restored item “Milk”"))
        await harness.press(settling: .escape)
        harness.database.failure = nil
        await harness.type(settling: "u")
        #expect(harness.rows.count == 2)
        #expect(harness.database.kept.getAllToDoLists().first?.items == groceries.items)
    }

    @Test("opens a list that cannot be read again: OK goes back, but not while a text is typed")
    func unreadable() async {
        for keys in ["", "nTea"] {
            let harness = await ListsHarness.showing([groceries])
            harness.database.failure = .locked
            harness.press(.enter)
            harness.type(keys)
            await harness.settle()
            #expect(harness.wholePrompt == ListsHarness.alert)
            await harness.press(settling: .escape)
            #expect(harness.title == (keys.isEmpty ? "To-Do Lists" : "Groceries"))
            #expect(keys.isEmpty || harness.rows.first == "▸ Tea")
        }
    }
}
