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
@Suite("At the end of the app, lists", .leakChecks, .endsWhenStuck)
struct ListsEndTests {
    /// Keys that change something, and what is then not stored.
    nonisolated private static let changes: [([Key], String)] = [
        ([.character("d")], "the deletion of the item “Milk”"),
        ([.character("n"), .character("A"), .enter], "the new item “A”"),
    ]

    @Test("are stored first; if that fails, the app stays open", arguments: changes)
    func failure(keys: [Key], subject: String) async {
        let database = ManualDatabase([.sample(items: [.sample()])])
        let app = await AppHarness.opened(.list(Route.first)) { [ListsFeature(database, $0)] }
        database.failure = .uncategorized(.locked(path: "/x"))
        await app.expectStaying(after: keys, notSaving: subject)
    }

    @Test("are stored first, then the app may end", arguments: changes)
    func stored(keys: [Key], subject: String) async {
        let database = ManualDatabase([.sample(items: [.sample()])])
        let app = await AppHarness.opened(.list(Route.first)) { [ListsFeature(database, $0)] }
        await app.expectEnding(after: keys)
    }

    @Test("that may be lost are named, with the count of ignored keys, if the app ends before everything is stored")
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
        #expect(app.screen.contains("ctrl-c end without saving"))
        saving.cancel()
        _ = await saving.value
        #expect(
            app.coordinator.lossAtEnd == """
                Perhaps not saved: the new list “A”. The app ended before this was done. 2 later inputs had no effect.
                """)
        reading.succeed()
        creating.succeed()
        await app.settle()
    }

    @Test("do nothing with keys that were kept when the user quit", arguments: [Key.control("c"), .character("q")])
    func keptAtEnd(key: Key) async {
        let database = ManualDatabase([.sample(items: [.sample()])])
        let app = await AppHarness.opened(.list(Route.first)) { [ListsFeature(database, $0)] }
        let before = database.kept.getAllToDoLists().first?.items.count
        let keys: [Key] = key == .control("c") ? [.character("d"), key] : [key, .character("d")]
        app.press(.space)
        for key in keys { app.press(key) }
        if key == .character("q") { await app.settle() }
        _ = app.frame
        #expect(await app.coordinator.finishSaving())
        _ = app.frame
        await app.settle()
        #expect(app.host.calls == [.quit])
        #expect(app.coordinator.lossAtEnd == "1 later input had no effect.")
        #expect(database.kept.getAllToDoLists().first?.items.count == before)
    }

    @Test("that are only being read are not waited for")
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
}
