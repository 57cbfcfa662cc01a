import Model
import Shell
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextUI

@testable import Coordinator

@MainActor
@Suite("The link of a list", .leakChecks, .endsWhenStuck)
struct ListLinkTests {
    private let groceries = ToDoList.sample("Groceries", at: 2)
    private let books = ToDoList.sample("Books", at: 1)

    @Test("A list's link opens the list, and selects the list's row on the screen of all lists")
    func list() async {
        let harness = await ListsHarness.showing([groceries, books])
        #expect(await harness.open("\(books.id)") == nil)
        await harness.settle()
        #expect(harness.route == .list("\(books.id)"))
        harness.press(.escape)
        #expect(harness.selectedRow?.contains("Books") == true)
    }

    @Test("A list's link does not change the text in a form behind the list")
    func form() async {
        let harness = await ListsHarness.showing([groceries, books])
        harness.type("nTea")
        await harness.open("\(books.id)")
        await harness.settle()
        #expect(harness.title == "Books")
        harness.press(.escape)
        #expect(harness.rows.contains { $0.contains("Tea") } && harness.shell.front?.isEditingText == true)
    }

    @Test("A link closes a screen only after the screen's change has been stored")
    func storing() async throws {
        let gate = ManualDatabase.Gate()
        let app = try await addingMilk(gate)
        let change = try await gate.next()
        app.coordinator.startOpening(.list("\(books.id)"))
        #expect(app.route == .list("\(groceries.id)"))
        change.succeed()
        try await gate.next().succeed()
        await app.settle()
        #expect(app.route == .list("\(books.id)") && app.prompt == nil)
        await app.press(settling: .escape)
        #expect(app.screen.contains("Groceries (1 item)"))
    }

    @Test("A link asks before it closes a screen whose change could not be saved")
    func failed() async throws {
        let gate = ManualDatabase.Gate()
        let app = try await addingMilk(gate)
        try await gate.next().answer(.failure(.locked))
        await app.settle()
        #expect(app.prompt?.contains("Not saved: the new item “Milk”") == true)
        await app.coordinator.open(.list("\(books.id)"))
        #expect(app.screen.contains("╔═ Open Link ═") && app.prompt?.contains("“Milk”") == true)
        await app.press(settling: .escape)
        #expect(app.screen.contains("[ Try Again ]") && app.route == .list("\(groceries.id)"))
        await app.coordinator.open(.list("\(books.id)"))
        app.press(.left, .enter)
        try await gate.next().succeed()
        await app.settle()
        #expect(app.route == .list("\(books.id)") && app.prompt == nil)
    }

    @Test("A link that closes a screen drops the keys queued for the screen")
    func keptKeys() async throws {
        let gate = ManualDatabase.Gate()
        let app = try await addingMilk(gate)
        let change = try await gate.next()
        app.press(.character("n"), .character("N"), .enter)
        change.answer(.failure(.locked))
        await app.settle()
        await app.coordinator.open(.list("\(books.id)"))
        app.press(.left, .enter)
        try await gate.next().succeed()
        await app.settle()
        #expect(app.route == .list("\(books.id)") && !app.screen.contains("[ ] N"))
        #expect(app.coordinator.shell.toasts.message == "Keys pressed meanwhile had no effect")
    }

    /// Returns an app that shows the list Groceries and is adding the item Milk to the list.
    ///
    /// - Parameter gate: The queue in which each call to the database waits.
    private func addingMilk(_ gate: ManualDatabase.Gate) async throws -> AppHarness<AppCoordinator> {
        let database = ManualDatabase([groceries, books], gate: gate)
        let app = AppHarness { [ListsFeature(database, $0)] }
        app.coordinator.start()
        app.coordinator.startOpening(.list("\(groceries.id)"))
        for _ in 0..<2 { try await gate.next().succeed() }
        await app.settle()
        app.press(.character("n"))
        for letter in "Milk" { app.press(.character(letter)) }
        app.press(.enter)
        return app
    }
}
