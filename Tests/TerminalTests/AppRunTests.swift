import Foundation
import TestKit
import TestProcesses
import Testing

@testable import Terminal
@testable import TextUI

@Suite("An app's run in a terminal", .leakChecks, .endsWhenStuck)
@MainActor
struct AppRunTests {
    private let app = trackForLeaks(FakeApp())

    @Test("An app's run starts the app and draws it, until a key quits")
    func startsAndDraws() async throws {
        let ending = try await run(app) { _, terminal in
            #expect(await app.nextDrawing() == Drawing("", number: 1))
            #expect(app.hasStarted)
            #expect(terminal.readOutput(through: "frame 1") == "\u{1B}[?25l\u{1B}[m\u{1B}[2J\u{1B}[1Hframe 1")
        }
        #expect(ending == .quit)
    }

    @Test("An app's run stops at the key that quits, and does not draw again")
    func stopsAtQuit() async throws {
        let ending = try await runDrawn(app) { _, terminal in
            terminal.type("aqb")
        }
        #expect(ending == .quit)
        #expect(app.pressed == "aq")
        #expect(app.drawings == 1)
    }

    @Test("An app's run presses its given keys before the first frame")
    func pressesFirst() async throws {
        try await run(app, pressing: [.character("a"), .character("b")]) { _, _ in
            #expect(await app.nextDrawing() == Drawing("ab", number: 1))
        }
    }

    @Test("An app's run draws nothing if one of its given keys quits")
    func quitsFirst() async throws {
        #expect(try await run(app, pressing: [.character("q"), .character("a")]) == .quit)
        #expect(app.pressed == "q")
        #expect(app.drawings == 0)
    }

    @Test("An app's run ends after a drawing in which the app quits", arguments: [1, 2])
    func quitsWhileDrawing(number: Int) async throws {
        app.quittingDrawing = number
        try await runDrawn(app) { _, terminal in
            guard number == 2 else { return }
            terminal.type("a")
            _ = await app.nextDrawing()
        }
        #expect(app.drawings == number && !app.pressed.contains("q"))
    }

    @Test("An app's run draws again when some work of the app has finished")
    func drawsProgress() async throws {
        try await runDrawn(app) { _, _ in
            app.didProgress?()
            #expect(await app.nextDrawing() == Drawing("", number: 2))
        }
    }

    @Test("If drawing an app starts work, the app is drawn again, and only the second drawing is shown")
    func drawsWhatIsAskedFor() async throws {
        app.asksWhenDrawn = true
        try await run(app) { _, terminal in
            #expect(await app.nextDrawing() == Drawing("", number: 1))
            #expect(await app.nextDrawing() == Drawing("", number: 2))
            #expect(terminal.readOutput(through: "frame 2").hasSuffix("\u{1B}[2J\u{1B}[1Hframe 2"))
            terminal.type("a")
            #expect(await app.nextDrawing() == Drawing("a", number: 3))
        }
        #expect(app.drawings == 3, "drawing started no new work")
    }

    @Test("A visible spinner turns once per animation step, however often it is drawn")
    func turnsSpinner() async throws {
        app.spinnerTicks = 2
        // Each of these keys causes progress, and all progress is drawn before the first animation step.
        try await run(app, pressing: [.control("p"), .control("p"), .control("p")]) { _, terminal in
            for number in 1...4 { #expect(await app.nextDrawing() == Drawing("", number: number)) }
            #expect(await app.nextDrawing() == Drawing("", number: 5, tick: 1))
            #expect(await app.nextDrawing() == Drawing("", number: 6, tick: 2))
            terminal.type("a")
            #expect(await app.nextDrawing() == Drawing("a", number: 7, tick: 2))
        }
    }

    @Test("An app's run draws at the new size of a resized window")
    func followsSize() async throws {
        try await runDrawn(app) { session, terminal in
            terminal.resize(to: Size(width: 7, height: 3))
            session.receive(SIGWINCH)
            #expect(await app.nextDrawing() == Drawing("", number: 2, size: Size(width: 7, height: 3)))
        }
    }

    @Test("Ctrl-l redraws everything, and does not reach the app")
    func drawsAllAgain() async throws {
        try await runDrawn(app) { _, terminal in
            let first = terminal.readOutput(through: "frame 1")
            terminal.type("a\u{C}")
            #expect(await app.nextDrawing() == Drawing("a", number: 2))
            #expect(terminal.readOutput(through: "frame 2") == first.dropLast() + "2")
        }
        #expect(app.keys == [.character("a"), .character("q")])
    }

    @Test("An app's run copies text to the clipboard for the app")
    func copies() async throws {
        try await runDrawn(app) { _, terminal in
            #expect(app.host?.copy("foo") == true)
            #expect(terminal.readOutput(through: "\u{7}").hasSuffix("frame 1\u{1B}]52;c;Zm9v\u{7}"))
        }
    }
}
