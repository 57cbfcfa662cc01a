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
        let loss = "Perhaps not saved: the new list “Books”. You ended the app before this was done."
        #expect(app.coordinator.lossAtEnd == (isInterrupted ? loss : nil))
        #expect(app.coordinator.lossWithoutQuestion == nil)
        if isInterrupted { creating.succeed() }
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

    @Test("without a question, as by a signal, is followed by what the screens lose")
    func lossWithoutQuestion() async {
        let app = await AppHarness.opened(.signUp)
        #expect(app.coordinator.lossWithoutQuestion == nil)
        await app.type(settling: "Ada")
        await app.open(.list)
        app.lists.failure = .locked
        await app.type(settling: "nTea")
        await app.press(settling: .enter, .escape)
        #expect(
            app.coordinator.lossWithoutQuestion
                == """
                The app was ended before it could ask: The new item “Tea” will be lost. What you have entered in the \
                sign-up form will be lost.
                """)
        await app.press(settling: .control("c"))
        #expect(app.coordinator.lossWithoutQuestion == nil)
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
