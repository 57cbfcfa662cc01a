import Interactor
import Shell
import TestDoubles
import TestKit
import Testing
import TextUI

@testable import Coordinator

@MainActor
@Suite("The storage of the app", .leakChecks, .endsWhenStuck)
struct AppStorageTests {
    private let notice = "Your data is read-only here: changes will not be saved"

    @Test("that cannot be written is told once, when the app starts")
    func refusal() async {
        let app = AppHarness(storage: DataStorageStub(refusal: .noWritePermission(path: "/x/strata.sqlite")))
        await app.start()
        #expect(app.screen.contains(notice) && app.prompt == nil)
        await app.press(settling: .escape)
        #expect(!app.screen.contains(notice))
        await app.press(settling: .tab, .backtab)
        #expect(!app.screen.contains(notice))
    }

    @Test("is not mentioned while all is well")
    func writable() async {
        #expect(await !AppHarness.opened().screen.contains("not be saved"))
    }

    @Test("that fails while the app ends is told afterwards, with what is not saved")
    func lossAtEnd() async {
        let changes: [(Route, String, String)] = [
            (.users, "b", "the last change of your bookmarks"), (.settings, " ", "the last change of your settings"),
            (.list, "d", "the deletion of the item “Milk”"),
            (.list, "nA\nnB\n", "the new item “A”, the new item “B”"),
        ]
        for (route, keys, subjects) in changes {
            let app = await AppHarness.opened(route)
            app.bookmarksStore.failure = .locked(path: "/x")
            app.settingsStore.failure = .locked(path: "/x")
            app.lists.failure = .locked
            for key in keys { app.press(key == "\n" ? .enter : key == " " ? .space : .character(key)) }
            await app.coordinator.finishSaving()
            #expect(app.coordinator.lossAtEnd?.hasPrefix("Not saved: \(subjects). The database /") == true)
        }
    }

    @Test("that the user does not wait for at the end is named, and said to be unsure")
    func unfinishedAtEnd() async throws {
        let gate = ManualDatabase.Gate()
        let app = AppHarness(exchanging: { $0.lists = ManualDatabase(gate: gate) })
        await app.start()
        app.coordinator.lists.createList(name: "Books")
        let creating = try await gate.next()
        let (toasts, shown) = AsyncStream.makeStream(of: Void.self)
        app.coordinator.didProgress = { shown.finish() }
        let saving = Task { await app.coordinator.finishSaving() }
        for await _ in toasts {}
        #expect(app.screen.contains("Press ctrl-c to end without it."))
        saving.cancel()
        await saving.value
        #expect(
            app.coordinator.lossAtEnd
                == "Perhaps not saved: the new list “Books”. You ended the app before this was done.")
        creating.succeed()
        await app.settle()
    }

    @Test("that failed before is not told again, even if another change is saved while the app ends")
    func knownFailure() async {
        let app = await AppHarness.opened()
        app.bookmarksStore.failure = .locked(path: "/x")
        await app.type(settling: "b")
        await app.press(settling: .escape)
        await app.coordinator.finishSaving()
        #expect(app.coordinator.lossAtEnd == nil)
        await app.open(.settings)
        app.press(.enter)
        await app.coordinator.finishSaving()
        #expect(app.coordinator.lossAtEnd == nil)
    }
}
