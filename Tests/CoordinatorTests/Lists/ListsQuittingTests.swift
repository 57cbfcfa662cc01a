import Interactor
import Model
import Shell
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextUI

@testable import Coordinator

@MainActor
@Suite("Quitting while a list is edited", .leakChecks, .endsWhenStuck)
struct ListsQuittingTests {
    @Test(
        "names the text that is not saved",
        arguments: [
            ("n Books", "The new list “Books” will be lost."), ("n", nil), ("n  ", nil), ("e", nil),
            ("e ", nil), ("ex ", "The new name “Groceriesx” of the list “Groceries” will be lost."),
            ("ex", "The new name “Groceriesx” of the list “Groceries” will be lost."),
        ])
    func lists(typed: String, expected: String?) async {
        let harness = await ListsHarness.showing([.sample("Groceries")])
        await harness.type(settling: typed)
        expect(expected, harness)
    }

    @Test(
        "names the text of an item, too",
        arguments: [
            ("nMilk", "The new item “Milk” will be lost."), ("n", nil), ("e", nil), ("e ", nil),
            ("ex", "The change of the item “Eggs” to “Eggsx” will be lost."),
        ])
    func items(typed: String, expected: String?) async {
        let harness = await ListsHarness.showingItems(of: .sample("Groceries", items: [.sample("Eggs")]))
        await harness.type(settling: typed)
        expect(expected, harness)
    }

    @Test("names no text that was emptied, because Enter keeps the name and deletes the item")
    func emptied() async {
        let lists = await ListsHarness.showing([.sample("Groceries")])
        let items = await ListsHarness.showingItems(of: .sample("Groceries", items: [.sample("Eggs")]))
        for harness in [lists, items] {
            await harness.type(settling: "e")
            harness.press(.control("u"))
            expect(nil, harness)
        }
    }

    @Test("names the texts that could not be saved, before and after OK")
    func failed() async {
        let harness = await ListsHarness.showingItems(of: .sample("Groceries", items: [.sample("Eggs")]))
        harness.database.failure = .locked
        for text in ["Milk", "Tea"] {
            harness.type("n\(text)")
            harness.press(.enter)
        }
        await harness.settle()
        let both = "The new item “Milk” will be lost.\nThe new item “Tea” will be lost."
        expect(both, harness)
        await harness.press(settling: .escape, .escape)
        expect("The new item “Tea” will be lost.\nThe new item “Milk” will be lost.", harness)
        await harness.press(settling: .escape, .escape)
        expect(both, harness)
    }

    @Test("names the text of a list that could not be saved")
    func failedList() async {
        let harness = await ListsHarness.showing([.sample("Groceries")])
        harness.database.failure = .locked
        await harness.type(settling: "ex")
        await harness.press(settling: .enter)
        expect("The new name “Groceriesx” of the list “Groceries” will be lost.", harness)
    }

    @Test("names the number of items typed into a list that could not be saved", arguments: ["1 item", "2 items"])
    func failedListWithItems(count: String) async throws {
        let items = count == "1 item" ? ["Emma"] : ["Emma", "Persuasion"]
        let harness = try await ListsHarness.showingUnsavedList("Books", items: items)
        expect("The new list “Books” with \(count) will be lost.", harness)
    }

    @Test("names the items of a list that the user has given up, as long as they show")
    func givenUpList() async throws {
        let harness = try await ListsHarness.showingUnsavedList("Books", items: ["Emma"])
        await harness.press(settling: .escape)
        expect("1 item of the list “Books” will be lost.\nThe new list “Books” will be lost.", harness)
        await harness.press(settling: .escape, .escape)
        expect("The new list “Books” will be lost.", harness)
    }

    @Test(
        "names a change, a deletion and an undo that failed, until the user answers",
        arguments: [
            (Key.space, "The change of the item “Eggs”"), (.character("d"), "The deletion of the item “Eggs”"),
            (.character("u"), "The restored item “Milk”"),
        ])
    func failedChange(key: Key, subject: String) async {
        let items = [ToDoItem.sample("Milk", at: 2), .sample("Eggs", at: 1)]
        let harness = await ListsHarness.showingItems(of: .sample("Groceries", items: items))
        await harness.type(settling: "d")
        harness.database.failure = .locked
        await harness.press(settling: key)
        expect("\(subject) will be lost.", harness)
        await harness.press(settling: .escape, .escape)
        expect(nil, harness)
    }

    @Test("names the deletion of a list that failed")
    func failedDeletion() async {
        let harness = await ListsHarness.showing([.sample("Groceries")])
        harness.database.failure = .locked
        await harness.type(settling: "d")
        await harness.press(settling: .left, .enter)
        expect("The deletion of the list “Groceries” will be lost.", harness)
    }

    @Test("names a text that waits for its list until the user has deleted the list")
    func deletedList() async {
        let harness = await ListsHarness.showingItems(of: .sample("Groceries"))
        harness.database.failure = .locked
        harness.type("nTea")
        harness.press(.enter, .escape)
        await harness.press(settling: .escape)
        expect("The new item “Tea” will be lost.", harness)
        await harness.press(settling: .escape)
        await harness.type(settling: "d")
        await harness.press(settling: .left, .enter, .escape)
        expect("The new item “Tea” will be lost.", harness)
        await harness.press(settling: .escape)
        harness.database.failure = nil
        await harness.type(settling: "d")
        await harness.press(settling: .left, .enter)
        expect(nil, harness)
    }

    @Test("names a text that waits for its list while the list is being deleted", arguments: [true, false])
    func pendingDeletion(fails: Bool) async throws {
        let gate = ManualDatabase.Gate()
        let harness = ListsHarness([.sample("Groceries")], gate: gate)
        try await gate.next().succeed()
        await harness.open(.list)
        try await gate.next().succeed()
        await harness.settle()
        harness.type("nTea")
        harness.press(.enter, .escape)
        try await gate.next().answer(.failure(.locked))
        await harness.press(settling: .escape)
        harness.type("d")
        harness.press(.left, .enter)
        let deletion = try await gate.next()
        expect("The new item “Tea” will be lost.", harness)
        deletion.answer(fails ? .failure(.locked) : .success(()))
        await harness.press(settling: .escape)
        let failure = "The deletion of the list “Groceries” will be lost.\nThe new item “Tea” will be lost."
        expect(fails ? failure : nil, harness)
    }

    @Test("names a text that waits for its list after someone else has deleted the list, until the user gives it up")
    func listDeletedElsewhere() async throws {
        let groceries = ToDoList.sample("Groceries")
        let harness = await ListsHarness.showingItems(of: groceries)
        harness.database.failure = .locked
        harness.type("nTea")
        harness.press(.enter, .escape)
        await harness.press(settling: .escape)
        try harness.database.kept.deleteLists([groceries.id])
        #expect(harness.prompt?.hasPrefix("Someone else has deleted the list “Groceries”. ") == true)
        #expect(harness.prompt?.hasSuffix(" If you press OK, “Tea” is discarded.") == true)
        expect("The new item “Tea” will be lost.", harness)
        await harness.press(settling: .escape, .escape)
        #expect(harness.rows.first == "No to-do lists yet")
        expect(nil, harness)
    }

    @Test("does not ask once the text is saved or discarded", arguments: [Key.enter, .escape])
    func ended(key: Key) async {
        let harness = await ListsHarness.showing([.sample("Groceries")])
        await harness.type(settling: "nBooks")
        await harness.press(settling: key)
        expect(nil, harness)
    }

    @Test("keeps the text in its field if the answer is to stay")
    func stays() async {
        let harness = await ListsHarness.showing([.sample("Groceries")])
        await harness.type(settling: "nBook")
        let edited = harness.screen
        await harness.press(settling: .control("c"), .enter)
        #expect(harness.screen == edited)
        await harness.type(settling: "s")
        #expect(harness.selection == "▸ Books")
    }

    private func expect(_ question: String?, _ harness: ListsHarness) {
        harness.press(.control("c"))
        #expect(harness.prompt == question)
        #expect(harness.host.calls == (question == nil ? [.quit] : []))
    }
}
