import Synchronization
import TestKit
import TestProcesses
import Testing

@testable import Terminal
@testable import TextUI

@Suite("Keys during an app's run", .leakChecks, .endsWhenStuck)
@MainActor
struct AppRunKeysTests {
    private let app = trackForLeaks(FakeApp())

    @Test("An app's run handles all keys that came together, then draws once")
    func drawsBehindBatch() async throws {
        try await runDrawn(app) { _, terminal in
            terminal.type("abc")
            #expect(await app.nextDrawing() == Drawing("abc", number: 2))
            terminal.type("d")
            #expect(await app.nextDrawing() == Drawing("abcd", number: 3))
        }
    }

    @Test("Typed characters reach an app one by one, or together if it has a text field", arguments: [true, false])
    func typesInOneStep(isEditing: Bool) async throws {
        app.isEditingText = isEditing
        try await runDrawn(app) { _, terminal in
            terminal.type("abc\tde\t")
            _ = await app.nextDrawing()
            app.isEditingText = false
            #expect(app.drawings == 2)
        }
        let single: [Key] = ["a", "b", "c"].map(Key.character) + [.tab] + ["d", "e"].map(Key.character) + [.tab]
        let steps: [Key] = [.text(["a", "b", "c"]), .tab, .text(["d", "e"]), .tab]
        #expect(app.keys.dropLast() == (isEditing ? steps : single)[...])
    }

    @Test("Ctrl-c waits for at most 64 of the keys typed before it, and the others are dropped")
    func interrupts() async throws {
        try await runDrawn(app) { session, _ in
            session.state.withLock { $0.keys.append(Array(repeating: .up, count: 1000) + [.control("c")]) }
            session.continuation.yield(.keys)
            while app.keys.last != .control("c") { _ = await app.nextDrawing() }
            #expect(app.keys.count <= 64 + 1)
        }
    }

    @Test("Ctrl-c overtakes most of the keys that the app is already handling")
    func interruptsBatch() async throws {
        try await runDrawn(app) { session, terminal in
            app.whenPressed = { [unowned app] _ in
                guard app.keys.count == 10 else { return }
                session.state.withLock { $0.keys.append([.control("c")]) }
                session.continuation.yield(.keys)
            }
            terminal.type(String(repeating: "\u{1B}[A", count: 1000))
            while app.keys.last != .control("c") { _ = await app.nextDrawing() }
            #expect(app.keys.count <= 10 + 2 * 64 + 1)
        }
    }

    @Test("A long text and a few keys that are typed before ctrl-c all reach the app")
    func interruptsBehindText() async throws {
        app.isEditingText = true
        try await runDrawn(app) { _, terminal in
            terminal.type(String(repeating: "a", count: 2000) + "\tb\u{3}")
            while app.keys.last != .control("c") { _ = await app.nextDrawing() }
            app.isEditingText = false
            #expect(app.singleKeys.dropLast(3) == Array(repeating: .character("a"), count: 2000)[...])
            #expect(app.keys.suffix(3) == [.tab, .character("b"), .control("c")])
        }
    }
}
