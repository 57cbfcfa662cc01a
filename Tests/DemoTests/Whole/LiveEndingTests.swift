import Coordinator
import Foundation
import TestKit
import TestProcesses
import Testing

/// The demo runs in a shell, and must leave the terminal as it was.
@Suite("The demo's end in a terminal", .endsWhenStuck)
struct LiveEndingTests {
    @Test(
        "After a key that quits, the demo restores the terminal and exits with 0",
        arguments: SlowTests.areEnabled ? ["q", "\u{3}"] : ["q"])
    func endedByKey(key: String) async throws {
        let terminal = try await DemoProcess().openInShell().listed()
        #expect(terminal.screen.modes.isSuperset(of: [1049, 2004, 1000, 1006, 1004]))
        #expect(terminal.screen.modes.isDisjoint(with: [7, 25]))
        #expect(terminal.withTerminal { $0.isRaw })
        terminal.type(key)
        #expect(await terminal.end() == .exited(0))
        #expect(terminal.output.contains("ended 0"))
        terminal.expectRestored()
    }

    @Test(
        "After a signal or a crash, the demo restores the terminal, then lets the signal kill it",
        arguments: SlowTests.areEnabled
            ? [SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE]
            : [SIGTERM, SIGSEGV])
    func endedBySignal(signal: Int32) async throws {
        let terminal = try await DemoProcess().openInShell().listed()
        terminal.send(signal)
        // A shell interrupts itself if its job was interrupted.
        let ending = await terminal.end()
        #expect(ending == .killed(by: signal) || terminal.output.contains("ended \(128 + signal)"))
        terminal.expectRestored()
    }

    @Test("Ctrl-c during the final saving ends the demo, which names the change that may be lost")
    func endedWhileSaving() async throws {
        let demo = try DemoProcess()
        #expect(try await demo.run("--data", demo.folder.path(of: "data")).ending == .exited(0))
        var (terminal, ending) = try await interruptedWhileSaving(demo)
        // On a busy machine, the key may arrive after the app has given up saving.
        for _ in 0..<5 where terminal.output.contains("demo: Not saved") {
            (terminal, ending) = try await interruptedWhileSaving(demo)
        }
        #expect(ending == .exited(1))
        let sentence = "Perhaps not saved: your latest change to the bookmarks."
        #expect(terminal.output.contains(sentence), "\(terminal.output)")
    }

    private func interruptedWhileSaving(_ demo: DemoProcess) async throws -> (TerminalProcess, ProcessEnding) {
        let data = demo.folder.path(of: "data")
        let terminal = try await demo.open(["--data", data]).listed()
        let lock = DatabaseLock.hold(in: data)
        defer { close(lock) }
        terminal.type("b\u{3}")
        let isAnswered = await terminal.wait { terminal in
            ["end without saving", "Not saved:"].contains(where: terminal.output.contains)
        }
        #expect(isAnswered, "\(terminal.screen.text)")
        terminal.type("\u{3}")
        return (terminal, await terminal.end())
    }

    @Test("With data in memory, pressing ctrl-c twice after a change ends the demo without a message")
    func endedInMemory() async throws {
        let terminal = try await DemoProcess().openInShell().listed()
        terminal.type("b\u{3}\u{3}")
        #expect(await terminal.end() == .exited(0))
        #expect(terminal.output.contains("ended 0") && !terminal.output.contains("saved"), "\(terminal.output)")
    }

    @Test("If the last change cannot be saved, the demo stays open, and names the change when the user quits again")
    func goesOn() async throws {
        let demo = try DemoProcess()
        let data = demo.folder.path(of: "data")
        #expect(try await demo.run("--data", data).ending == .exited(0))
        let terminal = try await demo.open(["--data", data]).listed()
        let lock = DatabaseLock.hold(in: data)
        defer { close(lock) }
        terminal.type("b\u{3}")
        #expect(await terminal.wait { $0.screen.text.contains("[ Try Again ]") }, "\(terminal.screen.text)")
        #expect(terminal.screen.text.contains("Not saved: your latest change to the bookmarks."))
        terminal.type("q")
        #expect(await terminal.end() == .exited(1))
        #expect(terminal.output.contains("demo: Not saved: your latest change to the bookmarks."))
    }

    @Test("If a signal ends the demo, the demo names the lost text of an open form")
    func endedWhileTyping() async throws {
        let terminal = try await DemoProcess().open(["--in-memory"]).listed()
        try await fillIn(terminal)
        terminal.send(SIGTERM)
        #expect(await terminal.end() == .killed(by: SIGTERM))
        let sentence = "demo: The app ended without your answer to this: The new list “Books” will be lost."
        #expect(terminal.output.contains(sentence), "\(terminal.output)")
    }

    @Test("If the demo's input ends, the demo names the lost text of an open form, and exits with 1")
    func unpluggedWhileTyping() async throws {
        let demo = try DemoProcess()
        let errors = demo.folder.path(of: "errors")
        let command = "exec \(try demo.command()) 2>'\(errors)'"
        // The hang-up is ignored, so that the end of the input ends the demo.
        let terminal = try TerminalProcess(
            URL(filePath: "/bin/sh"), ["-c", "trap '' HUP\n\(command)"], environment: demo.environment)
        try await fillIn(terminal.listed())
        terminal.withTerminal { $0.unplug() }
        #expect(await terminal.endUnread() == .exited(1))
        let text = try demo.folder.contents()["errors"].map { String(decoding: $0, as: UTF8.self) }
        #expect(text == "demo: The app ended without your answer to this: The new list “Books” will be lost.\n")
    }

    /// Types the name of a new list, Books.
    private func fillIn(_ terminal: TerminalProcess) async throws {
        try await terminal.clickTab(.lists)
        terminal.type("n")
        #expect(await terminal.wait { $0.screen.text.contains("List name") }, "\(terminal.screen.text)")
        terminal.type("Books")
        #expect(await terminal.wait { $0.screen.text.contains("Books") }, "\(terminal.screen.text)")
    }

    @Test("A suspended demo restores the terminal, and draws everything again when it is resumed", .slow)
    func suspends() async throws {
        let terminal = try await DemoProcess().openInShell(
            after: "echo stopped; read line; fg >/dev/null; echo ended $?"
        ).listed()
        let drawn = terminal.screen.text
        terminal.type("\u{1A}")
        #expect(await terminal.wait { $0.output.contains("stopped\r\n") }, "\(terminal.output)")
        terminal.expectRestored()
        await expectResumed(terminal, drawing: drawn)
        terminal.expectRestored()
    }

    /// Expects that the app draws everything again when the shell brings it to the foreground, and that q ends the app.
    private func expectResumed(_ terminal: TerminalProcess, drawing drawn: String) async {
        terminal.type("\n")
        #expect(await terminal.wait { $0.screen.modes.contains(1049) && $0.screen.text == drawn }, "\(terminal.output)")
        #expect(terminal.withTerminal { $0.isRaw })
        terminal.type("q")
        #expect(await terminal.end() == .exited(0))
        #expect(terminal.output.contains("ended 0"))
    }

    /// A shell whose command `jobs -s` lists the stopped jobs.
    private static let bash = "/bin/bash"

    @Test(
        "A demo that is brought back from the background takes over the terminal again",
        .slow, .enabled(if: access(bash, X_OK) == 0))
    func background() async throws {
        let demo = try DemoProcess()
        let background = "bg; until [ -n \"$(jobs -s)\" ]; do :; done; echo stopped"
        let script =
            "\(try demo.command()); \(background) once; \(background) twice; read line; fg >/dev/null; echo ended $?"
        let terminal = try await TerminalProcess(
            URL(filePath: LiveEndingTests.bash), ["-mc", script], environment: demo.environment
        ).listed()
        let drawn = terminal.screen.text
        terminal.type("\u{1A}")
        #expect(await terminal.wait { $0.output.contains("stopped twice\r\n") }, "\(terminal.output)")
        #expect(terminal.screen.modes == ScreenEmulator.initialModes)
        await expectResumed(terminal, drawing: drawn)
        terminal.expectRestored()
    }

    @Test(
        "A demo that a signal has stopped takes over the terminal again when it continues",
        .slow, arguments: [SIGTSTP, SIGSTOP])
    func stopped(signal: Int32) async throws {
        let terminal = try await DemoProcess().openInShell(
            // Interactive shells do this to the terminal after a job.
            after: "stty sane; printf '\\033[?1049l\\033[Hstopped'; read line; fg >/dev/null; echo ended $?"
        ).listed()
        let drawn = terminal.screen.text
        terminal.send(signal)
        #expect(await terminal.wait { $0.output.contains("stopped") }, "\(terminal.output)")
        if signal == SIGTSTP { #expect(terminal.screen.modes == ScreenEmulator.initialModes) }
        await expectResumed(terminal, drawing: drawn)
        #expect(terminal.screen.modes == ScreenEmulator.initialModes)
        #expect(!terminal.withTerminal { $0.isRaw })
    }
}
