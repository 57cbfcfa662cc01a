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
    @Test(
        "waits for what is being saved if the answer is Quit, but not if it is ctrl-c: the question names it",
        arguments: [true, false])
    func interrupted(isInterrupted: Bool) async throws {
        let gate = ManualDatabase.Gate()
        let app = AppHarness(exchanging: { $0.lists = ManualDatabase(gate: gate) })
        await app.start(at: .signUp)
        await app.type(settling: "Ada")
        app.coordinator.lists.createList(name: "Books")
        let creating = try await gate.next()
        app.press(.control("c"))
        let pending = "Still being saved: the new list “Books”. Quit waits for that, ctrl-c does not."
        #expect(app.prompt == "What you have entered in the sign-up form will be lost.\n\(pending)")
        if isInterrupted { app.press(.control("c")) } else { app.press(.left, .enter) }
        #expect(app.host.calls == [.quit])
        let saving = Task { await app.coordinator.finishSaving() }
        if !isInterrupted { creating.succeed() }
        await saving.value
        let loss = "Perhaps not saved: the new list “Books”. The app ended before this was done."
        #expect(app.coordinator.lossAtEnd == (isInterrupted ? loss : nil))
        #expect(app.coordinator.lossWithoutQuestion == nil)
        if isInterrupted { creating.succeed() }
        await app.settle()
    }

    @Test("waits for nothing, and names nothing as being saved, if nothing outlives the app", arguments: [true, false])
    func inMemory(isInterrupted: Bool) async throws {
        let gate = ManualDatabase.Gate()
        let app = AppHarness(exchanging: {
            $0.lists = ManualDatabase(gate: gate)
            $0.storage = nil
        })
        await app.start(at: .signUp)
        await app.type(settling: "A")
        app.coordinator.lists.createList(name: "Books")
        let creating = try await gate.next()
        app.press(.control("c"))
        #expect(app.prompt == "What you have entered in the sign-up form will be lost.")
        if isInterrupted { app.press(.control("c")) } else { app.press(.left, .enter) }
        await app.coordinator.finishSaving()
        #expect(app.host.calls == [.quit] && app.coordinator.lossAtEnd == nil)
        #expect(app.coordinator.shell.toasts.message == nil)
        creating.succeed()
        await app.settle()
    }

    @Test("waits for what is being saved after ctrl-c, if the user has answered an earlier question by staying")
    func stayed() async throws {
        let gate = ManualDatabase.Gate()
        let app = AppHarness(exchanging: { $0.lists = ManualDatabase(gate: gate) })
        await app.start(at: .signUp)
        await app.type(settling: "A")
        await app.press(settling: .control("c"), .enter, .backspace)
        app.coordinator.lists.createList(name: "Books")
        let creating = try await gate.next()
        app.press(.control("c"))
        #expect(app.host.calls == [.quit] && app.prompt == nil)
        let saving = Task { await app.coordinator.finishSaving() }
        creating.succeed()
        await saving.value
        #expect(app.coordinator.lossAtEnd == nil)
    }

    @Test("without an answer, as by a signal, is followed by what the screens lose, even while the question is open")
    func lossWithoutAnswer() async {
        let app = await AppHarness.opened(.signUp)
        #expect(app.coordinator.lossWithoutQuestion == nil)
        await app.type(settling: "Ada")
        await app.open(.list)
        app.lists.failure = .locked
        await app.type(settling: "nTea")
        await app.press(settling: .enter, .escape)
        let loss = """
            The app ended without your answer to this: The new item “Tea” will be lost. What you have entered in the \
            sign-up form will be lost.
            """
        #expect(app.coordinator.lossWithoutQuestion == loss)
        await app.press(settling: .control("c"))
        #expect(app.prompt != nil && app.coordinator.lossWithoutQuestion == loss)
        await app.press(settling: .control("c"))
        #expect(app.coordinator.lossWithoutQuestion == nil)
    }

    @Test("by ctrl-c twice, before the question was drawn, is no answer: what it would have named is told")
    func unseenQuestion() async {
        let app = await AppHarness.opened(.list)
        app.coordinator.press(.character("n"))
        app.coordinator.press(.character("T"))
        for _ in 1...2 { app.coordinator.press(.control("c")) }
        #expect(app.host.calls == [.quit])
        #expect(app.coordinator.lossWithoutQuestion?.hasSuffix("The new item “T” will be lost.") == true)
    }

    @Test("by q waits for a change, which fails: it goes on until the question names it", arguments: [true, false])
    func decision(isInterrupted: Bool) async {
        let app = await AppHarness.opened()
        app.bookmarksStore.failure = .locked(path: "/x")
        app.press(.character("b"), .character("q"))
        #expect(app.host.calls == [.quit])
        await app.coordinator.finishSaving()
        #expect(app.coordinator.needsDecision && app.prompt?.hasPrefix("Not saved: ") == true)
        #expect(app.coordinator.shell.toasts.message == nil)
        if isInterrupted {
            for _ in 1...2 { app.coordinator.press(.control("c")) }
        } else {
            await app.press(settling: .character("q"), .left, .enter)
        }
        #expect(!app.coordinator.needsDecision && app.host.calls == [.quit, .quit])
    }

    @Test("after Quit goes on if a change fails meanwhile; a later signal then tells all that is lost")
    func goesOnAfterQuit() async throws {
        let gate = ManualDatabase.Gate()
        let app = AppHarness(exchanging: { $0.lists = ManualDatabase(gate: gate) })
        await app.start(at: .signUp)
        await app.type(settling: "Ada")
        app.coordinator.lists.createList(name: "Books")
        let creating = try await gate.next()
        app.press(.control("c"), .left, .enter)
        let saving = Task { await app.coordinator.finishSaving() }
        creating.answer(.failure(.locked))
        await saving.value
        #expect(app.coordinator.needsDecision)
        await app.press(settling: .escape)
        await app.coordinator.finishSaving()
        let told = [app.coordinator.lossAtEnd, app.coordinator.lossWithoutQuestion].compactMap(\.self).joined()
        #expect(told.contains("“Books”") && told.contains("sign-up form"))
    }

    @Test("at the open question tells the failed change that the question names")
    func failureAtOpenQuestion() async {
        let app = await AppHarness.opened()
        app.bookmarksStore.failure = .locked(path: "/x")
        app.coordinator.bookmarks.toggle(.sample("Ada", "Lovelace"))
        await app.settle()
        await app.press(settling: .control("c"))
        #expect(app.prompt == "Your latest changes to the bookmarks will be lost.")
        await app.coordinator.finishSaving()
        let loss = "Not saved: your latest changes to the bookmarks. The database /x is locked"
        #expect(app.coordinator.lossAtEnd?.hasPrefix(loss) == true)
        #expect(app.coordinator.lossWithoutQuestion == nil)
        await app.press(settling: .control("c"))
        await app.coordinator.finishSaving()
        #expect(app.coordinator.lossAtEnd == nil)
    }

    @Test("without a question tells a failed change only once, with its reason")
    func failureWithoutQuestion() async {
        let app = await AppHarness.opened(.list)
        app.lists.failure = .locked
        await app.type(settling: "nTea")
        await app.press(settling: .enter)
        await app.coordinator.finishSaving()
        #expect(app.coordinator.lossAtEnd?.hasPrefix("Not saved: the new item “Tea”. ") == true)
        #expect(app.coordinator.lossWithoutQuestion == nil)
    }
}
