import Foundation
import TestKit
import TestProcesses
import Testing

@testable import Terminal
@testable import TextUI

@Suite("The end of an app's run in a terminal", .leakChecks, .endsWhenStuck)
@MainActor
struct AppRunEndTests {
    private let app = trackForLeaks(FakeApp())

    @Test("A signal ends an app's run immediately, and nothing more is saved", arguments: [SIGTERM, SIGHUP])
    func signal(_ signal: Int32) async throws {
        app.savesSlowly = true
        let ending = try await runDrawn(app) { session, _ in
            session.receive(signal)
        }
        #expect(ending == .signal(signal))
        #expect(app.drawings == 1 && app.log == ["has ended"])
    }

    @Test("An app's run ends when its terminal is gone, even if something cannot be saved", arguments: [false, true])
    func closed(whileSaving: Bool) async throws {
        app.mayEnd = false
        app.savesSlowly = whileSaving
        let ending = try await runDrawn(app) { _, terminal in
            guard whileSaving else { return terminal.unplug() }
            terminal.type("q")
            await app.beginningOfSaving()
            terminal.unplug()
            app.completeSaving()
        }
        #expect(ending == .quit)
    }

    @Test("An app's run ends only after everything is saved")
    func saving() async throws {
        app.savesSlowly = true
        try await runDrawn(app) { _, terminal in
            terminal.type("q")
            await app.beginningOfSaving()
            app.completeSaving()
        }
        #expect(app.log == ["saves", "has saved", "has ended"])
    }

    @Test("An app's run continues if something cannot be saved, until a key quits again")
    func notSaved() async throws {
        app.mayEnd = false
        try await runDrawn(app) { _, terminal in
            terminal.type("q")
            #expect(await app.nextDrawing() == Drawing("q", number: 2))
            app.mayEnd = true
        }
        #expect(app.pressed == "qq")
    }

    @Test(
        "Ctrl-c or a signal cancels saving and ends the run, which reports the signal",
        arguments: [nil, SIGTERM])
    func interrupted(signal: Int32?) async throws {
        app.savesSlowly = true
        app.mayEnd = false
        let ending = try await runDrawn(app) { session, terminal in
            terminal.type("q")
            await app.beginningOfSaving()
            if let signal { session.receive(signal) } else { terminal.type("a\u{3}") }
        }
        #expect(app.log == ["saves", "gives up", "has ended"])
        #expect(ending == signal.map { .signal($0) } ?? .quit)
    }

    @Test("The app is drawn during saving, so that it can show the progress")
    func drawsWhileSaving() async throws {
        app.savesSlowly = true
        try await run(app) { _, terminal in
            #expect(await app.nextDrawing() == Drawing("", number: 1))
            terminal.type("q")
            await app.beginningOfSaving()
            app.didProgress?()
            #expect(await app.nextDrawing() == Drawing("q", number: 2))
            app.completeSaving()
        }
    }
}
