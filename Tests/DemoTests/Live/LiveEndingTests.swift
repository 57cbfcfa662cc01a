import Foundation
import TestKit
import TestProcesses
import Testing

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The demo is run from a shell, whose terminal must be what it was when the demo has ended.
@Suite("The demo, when it ends in a terminal", .endsWhenStuck)
struct LiveEndingTests {
    @Test(
        "Ended by a key, it leaves the terminal as it was and exits with 0", arguments: isSlow ? ["q", "\u{3}"] : ["q"])
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
        "Ended by a signal, or crashed by one, it leaves the terminal as it was and dies by the signal",
        arguments: isSlow
            ? [SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE]
            : [SIGTERM, SIGSEGV])
    func endedBySignal(signal: Int32) async throws {
        let terminal = try await DemoProcess().openInShell().listed()
        terminal.send(signal)
        // A shell whose job was interrupted interrupts itself.
        let ending = await terminal.end()
        #expect(ending == .killed(by: signal) || terminal.output.contains("ended \(128 + signal)"))
        terminal.expectRestored()
    }

    @Test(
        "Ended by a signal while the terminal takes nothing, it leaves the terminal as it was",
        .enabled(if: isSlow), arguments: [false, true])
    func endedUnread(isStopped: Bool) async throws {
        let terminal = try await DemoProcess().openInShell().listed()
        try terminal.withTerminal { isStopped ? $0.stopOutput() : try $0.fillOutput() }
        terminal.type("\t")
        terminal.send(SIGTERM)
        #expect(await terminal.end() == .exited(0))
        #expect(terminal.output.contains("ended \(128 + SIGTERM)"), "\(terminal.output)")
        terminal.expectRestored()
    }

    @Test(
        "A terminal that goes away ends it quietly, even where hang-ups are ignored", .enabled(if: isSlow),
        arguments: ["", "trap '' HUP"])
    func unplugged(before: String) async throws {
        let demo = try DemoProcess()
        let program = try BuiltProgram.url(named: "demo").path
        let terminal = try await TerminalProcess(
            URL(filePath: "/bin/sh"), ["-c", "\(before)\nexec '\(program)' --in-memory"], environment: demo.environment
        ).listed()
        terminal.withTerminal { $0.unplug() }
        // Whichever it hears of first: the end of its input, or the hang-up.
        let endings: Set<ProcessEnding> = before.isEmpty ? [.exited(0), .killed(by: SIGHUP)] : [.exited(0)]
        #expect(endings.contains(await terminal.endUnread()))
    }

    @Test("Suspended, it gives the terminal back; resumed, it draws all again", .enabled(if: isSlow))
    func suspends() async throws {
        let terminal = try await DemoProcess().openInShell(
            after: "echo stopped; read line; fg >/dev/null; echo ended $?"
        ).listed()
        let drawn = terminal.screen.text
        terminal.type("\u{1A}")
        #expect(await terminal.wait { $0.output.contains("stopped\r\n") }, "\(terminal.output)")
        terminal.expectRestored()
        terminal.type("\n")
        #expect(await terminal.wait { $0.screen.modes.contains(1049) && $0.screen.text == drawn }, "\(terminal.output)")
        #expect(terminal.withTerminal { $0.isRaw })
        terminal.type("q")
        #expect(await terminal.end() == .exited(0))
        #expect(terminal.output.contains("ended 0"))
        terminal.expectRestored()
    }

    /// The shell of a person, which tells a job that runs already nothing when it comes to the foreground.
    private static let bash = "/bin/bash"

    @Test(
        "Sent to the background and brought back, it has the terminal again",
        .enabled(if: isSlow && access(bash, X_OK) == 0))
    func background() async throws {
        let demo = try DemoProcess()
        let program = try BuiltProgram.url(named: "demo").path
        let background = "bg; until [ -n \"$(jobs -s)\" ]; do :; done; echo stopped"
        let script =
            "'\(program)' --in-memory; \(background) once; \(background) twice; read line; fg >/dev/null; echo ended $?"
        let terminal = try await TerminalProcess(
            URL(filePath: LiveEndingTests.bash), ["-mc", script], environment: demo.environment
        ).listed()
        let drawn = terminal.screen.text
        terminal.type("\u{1A}")
        #expect(await terminal.wait { $0.output.contains("stopped twice\r\n") }, "\(terminal.output)")
        #expect(terminal.screen.modes == ScreenEmulator.initialModes)
        terminal.type("\n")
        #expect(await terminal.wait { $0.screen.modes.contains(1049) && $0.screen.text == drawn }, "\(terminal.output)")
        terminal.type("q")
        #expect(await terminal.end() == .exited(0))
        #expect(terminal.output.contains("ended 0"))
        terminal.expectRestored()
    }

    @Test(
        "Stopped from outside, with or without notice, it has the terminal again when it goes on",
        .enabled(if: isSlow), arguments: [SIGTSTP, SIGSTOP])
    func stopped(signal: Int32) async throws {
        let terminal = try await DemoProcess().openInShell(
            // What a shell for people does by itself to the terminal that a job left.
            after: "stty sane; printf '\\033[?1049l\\033[Hstopped'; read line; fg >/dev/null; echo ended $?"
        ).listed()
        let drawn = terminal.screen.text
        terminal.send(signal)
        #expect(await terminal.wait { $0.output.contains("stopped") }, "\(terminal.output)")
        if signal == SIGTSTP { #expect(terminal.screen.modes == ScreenEmulator.initialModes) }
        terminal.type("\n")
        #expect(await terminal.wait { $0.screen.modes.contains(1049) && $0.screen.text == drawn }, "\(terminal.output)")
        #expect(terminal.withTerminal { $0.isRaw })
        terminal.type("q")
        #expect(await terminal.end() == .exited(0))
        #expect(terminal.screen.modes == ScreenEmulator.initialModes)
        #expect(!terminal.withTerminal { $0.isRaw })
    }
}
