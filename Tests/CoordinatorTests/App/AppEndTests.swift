import Interactor
import Model
import Shell
import TestDoubles
import TestKit
import Testing
import TextUI

@testable import Coordinator

@MainActor
@Suite("The end of the app", .leakChecks, .endsWhenStuck)
struct AppEndTests {
    @Test("The app names the text in open forms when it ends, unless the user has agreed to lose it")
    func forms() async {
        let app = await AppHarness.opened(.signUp)
        #expect(app.coordinator.textLossAtEnd == nil)
        await app.type(settling: "Ada")
        await app.open(.list)
        await app.type(settling: "nTea")
        let loss = """
            The app ended without your answer to this: The new item “Tea” will be lost. What you have entered in the \
            sign-up form will be lost.
            """
        #expect(app.coordinator.textLossAtEnd == loss)
        await app.press(settling: .control("c"))
        #expect(app.prompt != nil && app.coordinator.textLossAtEnd == loss)
        await app.press(settling: .control("c"))
        #expect(app.prompt == nil && app.coordinator.textLossAtEnd == loss)
        await app.press(settling: .control("c"), .left, .enter)
        #expect(app.coordinator.textLossAtEnd == nil && app.host.calls == [.quit, .quit])
    }

    /// Keys that change something, and what is then not stored.
    nonisolated private static let changes: [(Route, [Key], String)] = [
        (.users, [.character("b")], "your latest change to the bookmarks"),
        (.settings, [.space], "your latest change to the settings"),
        (.list, [.character("d")], "the deletion of the item “Milk”"),
        (.list, [.character("n"), .character("A"), .enter], "the new item “A”"),
    ]

    @Test("The app waits for what is being stored; if that fails, it stays open with the alert", arguments: changes)
    func failure(route: Route, keys: [Key], subject: String) async {
        let app = await AppHarness.opened(route)
        app.fail(.locked(path: "/x"))
        for key in keys { app.press(key) }
        #expect(await !app.coordinator.finishSaving())
        #expect(app.prompt?.contains("Not saved: \(subject).") == true)
        #expect(app.coordinator.lossAtEnd?.hasPrefix("Not saved: \(subject). The database /") == true)
        // The user has seen it, and quits nevertheless.
        #expect(await app.coordinator.finishSaving())
    }

    @Test("The app may end once everything is stored", arguments: changes)
    func stored(route: Route, keys: [Key], subject: String) async {
        let app = await AppHarness.opened(route)
        for key in keys { app.press(key) }
        #expect(await app.coordinator.finishSaving())
        #expect(app.coordinator.lossAtEnd == nil)
    }

    @Test("If the app ends before everything is stored, it names what may be lost and counts ignored keys")
    func unfinished() async throws {
        let gate = ManualDatabase.Gate()
        let app = AppHarness(exchanging: { $0.lists = ManualDatabase(gate: gate) })
        app.coordinator.start()
        app.select(.lists)
        app.press(.character("n"), .character("A"), .enter, .tab, .tab)
        let reading = try await gate.next()
        let creating = try await gate.next()
        let (toasts, shown) = AsyncStream.makeStream(of: Void.self)
        app.coordinator.didProgress = { shown.finish() }
        let saving = Task { await app.coordinator.finishSaving() }
        for await _ in toasts {}
        #expect(app.screen.contains("Press ctrl-c to end without them."))
        saving.cancel()
        _ = await saving.value
        #expect(
            app.coordinator.lossAtEnd == """
                Perhaps not saved: the new list “A”. The app ended before this was done. 2 keys pressed meanwhile had no \
                effect.
                """)
        reading.succeed()
        creating.succeed()
        await app.settle()
    }

    @Test(
        "Nothing is done with keys that were kept when the user quit", arguments: [Key.control("c"), .character("q")])
    func keptAtEnd(key: Key) async {
        let app = await AppHarness.opened(.list)
        let before = app.lists.kept.getAllToDoLists().first?.items.count
        let keys: [Key] = key == .control("c") ? [.character("d"), key] : [key, .character("d")]
        app.press(.space)
        for key in keys { app.press(key) }
        if key == .character("q") { await app.settle() }
        _ = app.frame
        #expect(await app.coordinator.finishSaving())
        _ = app.frame
        await app.settle()
        #expect(app.host.calls == [.quit])
        #expect(app.coordinator.lossAtEnd == "1 key pressed meanwhile had no effect.")
        #expect(app.lists.kept.getAllToDoLists().first?.items.count == before)
    }

    @Test("At its end, the app does not wait for what is only being read")
    func reading() async throws {
        let gate = ManualDatabase.Gate()
        let app = AppHarness(exchanging: { $0.lists = ManualDatabase(gate: gate) })
        await app.start()
        app.coordinator.lists.load()
        let reading = try await gate.next()
        #expect(await app.coordinator.finishSaving())
        #expect(app.coordinator.lossAtEnd == nil && !app.screen.contains("being saved"))
        reading.answer(.failure(.locked))
        await app.settle()
    }
}

extension AppHarness {
    /// Lets each change fail from now on.
    fileprivate func fail(_ error: StoreError) {
        bookmarksStore.failure = error
        settingsStore.failure = error
        lists.failure = .uncategorized(error)
    }
}
