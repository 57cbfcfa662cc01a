import Interactor
import Model
import Shell
import TestDoubles
import TestKit
import Testing
import TextUI

@testable import Coordinator

@MainActor
@Suite("The storage of the app", .leakChecks, .endsWhenStuck)
struct AppStorageTests {
    private let notice = "You can read your data, but changes cannot be saved now"

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
            (.users, "b", "your latest changes to the bookmarks"),
            (.settings, " ", "your latest changes to the settings"),
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
        #expect(app.screen.contains("Press ctrl-c to end without them."))
        saving.cancel()
        await saving.value
        #expect(
            app.coordinator.lossAtEnd
                == "Perhaps not saved: the new list “Books”. The app ended before this was done.")
        creating.succeed()
        await app.settle()
    }

    /// Changes that fail, each with its words.
    private let failing: [(String, (AppCoordinator) -> Void)] = [
        ("your latest changes to the bookmarks", { $0.bookmarks.toggle(.sample("Ada", "Lovelace")) }),
        ("your latest changes to the settings", { $0.settings.update(.theme(.light)) }),
        ("the new list “Books”", { $0.lists.createList(name: "Books") }),
    ]

    /// Returns what the question before quitting says of a change.
    private func lossSentence(_ subject: String) -> String {
        "\(subject.prefix(1).uppercased())\(subject.dropFirst()) will be lost."
    }

    /// Returns an app that cannot save, and asks before quitting, because an item is being typed.
    private func makeQuittingApp() async -> AppHarness {
        let app = await AppHarness.opened(.list)
        app.bookmarksStore.failure = .locked(path: "/x")
        app.settingsStore.failure = .locked(path: "/x")
        app.lists.failure = .locked
        await app.type(settling: "nA")
        await app.press(settling: .control("c"))
        #expect(app.prompt == "The new item “A” will be lost.")
        return app
    }

    @Test("that fails behind the question before quitting is named by it, and not told again")
    func namedFailure() async {
        for (subject, change) in failing {
            let app = await makeQuittingApp()
            change(app.coordinator)
            await app.settle()
            // Drawing lets the question follow.
            _ = app.screen
            #expect(app.prompt?.contains(lossSentence(subject)) == true, "\(app.prompt ?? "")")
            await app.press(settling: .left, .enter)
            #expect(app.host.calls == [.quit])
            await app.coordinator.finishSaving()
            #expect(app.coordinator.lossAtEnd == nil)
        }
    }

    @Test("that fails between the question before quitting and the end is told afterwards")
    func lateFailure() async {
        for (subject, change) in failing {
            let app = await makeQuittingApp()
            change(app.coordinator)
            app.press(.left, .enter)
            await app.settle()
            await app.coordinator.finishSaving()
            #expect(app.coordinator.lossAtEnd?.hasPrefix("Not saved: \(subject). The database /") == true)
        }
    }

    @Test("whose failure the user has not answered is named before quitting, and again afterwards if they stayed")
    func unansweredFailure() async {
        for (subject, change) in failing {
            let app = await AppHarness.opened()
            app.bookmarksStore.failure = .locked(path: "/x")
            app.settingsStore.failure = .locked(path: "/x")
            app.lists.failure = .locked
            change(app.coordinator)
            await app.settle()
            await app.type(settling: "q")
            #expect(app.prompt == lossSentence(subject))
            await app.press(settling: .escape)
            await app.coordinator.finishSaving()
            #expect(app.coordinator.lossAtEnd?.hasPrefix("Not saved: \(subject). The database /") == true)
        }
    }

    @Test("that the app waits for at the end leaves only ctrl-c to press, also over an alert")
    func keysAtEnd() async throws {
        let gate = ManualDatabase.Gate()
        let app = AppHarness(exchanging: { $0.lists = ManualDatabase(gate: gate) })
        await app.start()
        app.coordinator.lists.createList(name: "Books")
        let creating = try await gate.next()
        app.bookmarksStore.failure = .locked(path: "/x")
        app.coordinator.bookmarks.toggle(.sample("Ada", "Lovelace"))
        let (progress, continuation) = AsyncStream.makeStream(of: Void.self)
        app.coordinator.didProgress = { continuation.yield() }
        let saving = Task { await app.coordinator.finishSaving() }
        for await _ in progress where app.coordinator.shell.isSaving && !app.coordinator.bookmarks.isSaving { break }
        #expect(app.screen.split(separator: "\n").last == "ctrl-c end without saving")
        #expect(app.prompt == nil)
        creating.succeed()
        await saving.value
        #expect(app.coordinator.lossAtEnd?.hasPrefix("Not saved: your latest changes to the bookmarks. ") == true)
    }

    @Test("is told each failure, even if the question before quitting names another one with the same words")
    func equalNames() async throws {
        let gate = ManualDatabase.Gate()
        let app = AppHarness(exchanging: { $0.lists = ManualDatabase(gate: gate) })
        await app.start()
        app.coordinator.lists.createList(name: "Books")
        try await gate.next().answer(.failure(.locked))
        await app.settle()
        app.coordinator.lists.createList(name: "Books")
        let second = try await gate.next()
        app.press(.control("c"))
        let pending = "Still being saved: the new list “Books”. Quit waits for that, ctrl-c does not."
        #expect(app.prompt == "The new list “Books” will be lost.\n\(pending)")
        app.press(.left, .enter)
        let saving = Task { await app.coordinator.finishSaving() }
        second.answer(.failure(.locked))
        await saving.value
        #expect(app.coordinator.lossAtEnd?.hasPrefix("Not saved: the new list “Books”. The database /") == true)
    }

    @Test("that is only read does not keep the app from ending")
    func reading() async throws {
        let gate = ManualDatabase.Gate()
        let app = AppHarness(exchanging: { $0.lists = ManualDatabase(gate: gate) })
        await app.start()
        app.coordinator.lists.load()
        let reading = try await gate.next()
        await app.coordinator.finishSaving()
        #expect(app.coordinator.lossAtEnd == nil && !app.screen.contains("being saved"))
        reading.answer(.failure(.locked))
        await app.settle()
    }

    @Test("that fails for several reasons is told reason by reason, without keys that no longer help")
    func reasons() async {
        let app = await AppHarness.opened(.list)
        app.bookmarksStore.failure = .locked(path: "/x")
        app.lists.failure = .noItemFound
        app.press(.enter)
        app.coordinator.bookmarks.toggle(.sample("Ada", "Lovelace"))
        await app.coordinator.finishSaving()
        let first = "Not saved: the change of the item “Milk”. This item no longer exists. Not saved: your latest"
        #expect(app.coordinator.lossAtEnd?.hasPrefix(first) == true)
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
