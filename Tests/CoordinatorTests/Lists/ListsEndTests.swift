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
@Suite("Changes to lists when the app ends", .leakChecks, .endsWhenStuck)
struct ListsEndTests {
    /// Keys that make a change, and the change's name in the failure message.
    nonisolated private static let changes: [([Key], String)] = [
        ([.character("d")], "the deletion of the item “Milk”"),
        ([.character("n"), .character("A"), .enter], "the new item “A”"),
    ]

    @Test("The app does not quit if a change to a list cannot be stored", arguments: changes)
    func failure(keys: [Key], subject: String) async {
        let (app, database) = await makeApp()
        database.failure = .uncategorized(.locked(path: "/x"))
        await app.expectStaying(after: keys, notSaving: subject)
    }

    @Test("If the app ends before a change is stored, it reports the change as perhaps lost, and any ignored inputs")
    func unfinished() async throws {
        let gate = ManualDatabase.Gate()
        let app = AppHarness { [ListsFeature(ManualDatabase(gate: gate), $0), ExampleFeature("maps")] }
        app.coordinator.start()
        app.press(.character("n"), .character("A"), .enter, .tab, .tab)
        let reading = try await gate.next()
        let creating = try await gate.next()
        let (toasts, shown) = AsyncStream.makeStream(of: Void.self)
        app.coordinator.didProgress = { shown.finish() }
        let saving = Task { await app.coordinator.finishSaving() }
        for await _ in toasts {}
        let notice = "Your changes are being saved"
        #expect(app.screen.contains("ctrl-c end without saving") && app.screen.contains(notice))
        saving.cancel()
        _ = await saving.value
        #expect(!app.screen.contains(notice))
        #expect(
            app.coordinator.lossAtEnd == """
                Perhaps not saved: the new list “A”. The app ended before this was done. 2 later inputs had no effect.
                """)
        reading.succeed()
        creating.succeed()
        await app.settle()
    }

    @Test("Keys queued before ctrl-c have no effect on lists")
    func keptBeforeInterrupt() async {
        let (app, database) = await makeApp()
        app.press(.space, .character("d"), .control("c"))
        await expectEnd(of: app, keeping: database)
    }

    @Test("Keys queued after the quit key have no effect on lists")
    func keptBehindQuit() async {
        let (app, database) = await makeApp()
        app.press(.space, .character("q"), .character("d"))
        await app.settle()
        await expectEnd(of: app, keeping: database)
    }

    @Test("Quitting does not wait for lists that are only being read")
    func reading() async throws {
        let gate = ManualDatabase.Gate()
        let app = AppHarness { [ListsFeature(ManualDatabase(gate: gate), $0)] }
        app.coordinator.start()
        let reading = try await gate.next()
        #expect(await app.coordinator.finishSaving())
        #expect(app.coordinator.lossAtEnd == nil && !app.screen.contains("being saved"))
        reading.answer(.failure(.locked))
        await app.settle()
    }

    /// Returns an app that shows a list with one item, and the app's database.
    private func makeApp() async -> (AppHarness<AppCoordinator>, ManualDatabase) {
        let database = ManualDatabase([.sample(items: [.sample()])])
        return (await AppHarness.opened(.list(Route.first)) { [ListsFeature(database, $0)] }, database)
    }

    /// Expects the app to end with one key dropped, and the database to keep the item that the key would have deleted.
    private func expectEnd(of app: AppHarness<AppCoordinator>, keeping database: ManualDatabase) async {
        #expect(await app.coordinator.finishSaving())
        _ = app.frame
        await app.settle()
        #expect(app.host.calls == [.quit])
        #expect(app.coordinator.lossAtEnd == "1 later input had no effect.")
        #expect(database.kept.getAllToDoLists().first?.items.count == 1)
    }
}
