import Foundation
import TestSupport
import Testing
import TextUI

@testable import Demo

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

@Suite("The demo in a terminal", .leakChecks)
struct LiveTests {
    private static let isSlow = ProcessInfo.processInfo.environment["STRATA_SLOW_TESTS"] == "1"

    /// A demo whose list has come.
    private func makeDemo(
        _ arguments: String..., demo: DemoProcess, sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> TerminalProcess {
        let terminal = try demo.open(arguments)
        try #require(
            await terminal.wait { $0.screen.text.contains("25 users") }, "\(terminal.screen.text)",
            sourceLocation: sourceLocation)
        return terminal
    }

    private func expectRestored(_ terminal: TerminalProcess, sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(terminal.screen.modes == ScreenEmulator.initialModes, sourceLocation: sourceLocation)
        let (now, original) = terminal.withTerminal { ($0.attributes, $0.originalAttributes) }
        #expect(now == original, sourceLocation: sourceLocation)
    }

    @Test(
        "Ended by a key, it leaves the terminal as it was and exits with 0", arguments: isSlow ? ["q", "\u{3}"] : ["q"])
    func endedByKey(key: String) async throws {
        let terminal = try await makeDemo("--in-memory", demo: DemoProcess())
        #expect(terminal.screen.modes.isSuperset(of: [1049, 2004, 1000, 1006]))
        #expect(terminal.withTerminal { $0.isRaw })
        terminal.type(key)
        #expect(await terminal.end() == .exited(0))
        expectRestored(terminal)
    }

    @Test(
        "Ended by a signal, it leaves the terminal as it was and dies by the signal",
        arguments: isSlow ? [SIGTERM, SIGHUP, SIGINT, SIGQUIT] : [SIGTERM])
    func endedBySignal(signal: Int32) async throws {
        let terminal = try await makeDemo("--in-memory", demo: DemoProcess())
        terminal.send(signal)
        #expect(await terminal.end() == .killed(by: signal))
        expectRestored(terminal)
    }

    @Test("Key for key it shows, row for row, what the headless run prints")
    func showsTheSame() async throws {
        let terminal = try await makeDemo("--in-memory", demo: DemoProcess())
        var words = ""
        for (typed, key) in [
            ("", ""), ("\u{1B}[B\u{1B}[B", "down down"), ("\u{1B}[6~", "pagedown"), ("\u{1B}[F", "end"), ("/a", "/ a"),
            ("da", "da"), ("\r", "enter"), ("\r", "enter"), ("b", "b"), ("\t", "tab"), (",", ","), ("\r", "enter"),
            ("?", "?"),
        ] {
            words += " " + key
            // In colour, because a picture is drawn with other characters without.
            let printed = try await headlessScreen("--in-memory", "--as", "styled", "--keys", words)
            let expected = String(
                printed.prefix(upTo: printed.firstRange(of: "\n---\n")?.lowerBound ?? printed.endIndex))
            terminal.type(typed)
            #expect(await terminal.wait { $0.screen.text == expected }, "\(words):\n\(terminal.screen.text)")
        }
        #expect(terminal.screen.misunderstood.isEmpty)
        terminal.type("\u{3}")
        #expect(await terminal.end() == .exited(0))
    }

    @Test("A bookmark is saved, however soon the app is quit")
    func savesAtOnce() async throws {
        let demo = try DemoProcess()
        let data = demo.folder.path(of: "kept")
        let terminal = try await makeDemo("--data", data, demo: demo)
        terminal.type("bq")
        #expect(await terminal.end() == .exited(0))
        #expect(try await headlessScreen("--data", data).contains("Bookmarks (1)"))
    }

    @Test("A terminal that goes away ends it quietly", .enabled(if: isSlow))
    func unplugged() async throws {
        let terminal = try await makeDemo("--in-memory", demo: DemoProcess())
        terminal.withTerminal { $0.unplug() }
        // Whichever it hears of first: the end of its input, or the hang-up.
        #expect([.exited(0), .killed(by: SIGHUP)].contains(await terminal.endUnread()))
    }

    @Test("Suspended, it gives the terminal back; resumed, it draws all again", .enabled(if: isSlow))
    func suspends() async throws {
        let demo = try DemoProcess()
        let program = try BuiltProgram.url(named: "demo").path
        // The shell is what it would be in a user's terminal: without a parent in its session nothing is stopped.
        let script = "'\(program)' --in-memory; echo stopped; read line; fg >/dev/null; echo ended $?"
        let terminal = try TerminalProcess(
            URL(filePath: "/bin/sh"), ["-mc", script], environment: demo.environment)
        #expect(await terminal.wait { $0.screen.text.contains("25 users") }, "\(terminal.screen.text)")
        let drawn = terminal.screen.text
        terminal.type("\u{1A}")
        #expect(await terminal.wait { $0.output.contains("stopped\r\n") }, "\(terminal.output)")
        expectRestored(terminal)
        terminal.type("\n")
        #expect(await terminal.wait { $0.screen.modes.contains(1049) && $0.screen.text == drawn }, "\(terminal.output)")
        #expect(terminal.withTerminal { $0.isRaw })
        terminal.type("q")
        #expect(await terminal.end() == .exited(0))
        #expect(terminal.output.contains("ended 0"))
        expectRestored(terminal)
    }
}
