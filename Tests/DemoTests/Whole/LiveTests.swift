import Coordinator
import Foundation
import TestKit
import TestProcesses
import Testing
import TextUI

@testable import Demo

@Suite("The demo in a terminal", .leakChecks, .endsWhenStuck)
struct LiveTests {
    /// The bytes that a terminal sends for the words of `--keys`.
    private static let typed = [
        "up": "\u{1B}[A", "down": "\u{1B}[B", "right": "\u{1B}[C", "left": "\u{1B}[D", "home": "\u{1B}[H",
        "end": "\u{1B}[F", "pagedown": "\u{1B}[6~", "enter": "\r", "tab": "\t", "backspace": "\u{7F}", "esc": "\u{1B}",
        "space": " ", "ctrl-left": "\u{1B}[1;5D", "click-8-4": "\u{1B}[<0;9;5M\u{1B}[<0;9;5m",
    ]

    private static let scripts = [
        ("80x24", "down down click-8-4 pagedown end / ada ctrl-left enter enter b tab , enter ?"),
        ("200x60", "end enter down pagedown end esc tab tab tab , down enter esc / q x backspace esc"),
        ("120x40", "enter b pagedown esc tab enter esc , space down down esc ? esc home"),
        ("33x9", "down end up enter pagedown end tab , down ?"),
        ("20x5", "down enter tab , ?"),
        ("60x20", "tab tab tab tab down l enter down l b esc r esc end enter enter"),
    ]

    @Test(
        "After each key, the terminal shows the rows that a headless run prints",
        arguments: SlowTests.areEnabled ? scripts : [scripts[0]])
    func showsTheSame(size: String, script: String) async throws {
        let options = ["--in-memory", "--as", "styled", "--size", size]
        let terminal = try DemoProcess().open(["--in-memory"], size: try Options(parsing: options).size)
        var pressed = ""
        for word in [""] + script.split(separator: " ").map(String.init) {
            pressed += " " + word
            // Prints in colour, because without colours, a picture is drawn with different characters.
            let printed = try await headlessScreen(options + ["--keys", pressed])
            let expected = String(
                printed.prefix(upTo: printed.firstRange(of: "\n---\n")?.lowerBound ?? printed.endIndex))
            terminal.type(LiveTests.typed[word] ?? word)
            #expect(await terminal.wait { $0.screen.text == expected }, "\(pressed):\n\(terminal.screen.text)")
        }
        #expect(terminal.screen.misunderstood.isEmpty)
        terminal.type("\u{3}")
        #expect(await terminal.end() == .exited(0))
    }

    @Test("A trace can be followed while the app runs")
    func traces() async throws {
        let demo = try DemoProcess()
        let trace = demo.folder.path(of: "trace.txt")
        let terminal = try await demo.open(["--in-memory", "--trace", trace]).listed()
        terminal.type("b")
        #expect(await terminal.wait { $0.screen.text.contains(" (1)") })
        terminal.type("\t")
        #expect(await terminal.wait { $0.screen.text.contains("c clear all") }, "\(terminal.screen.text)")
        // No further key is pressed, and the app is still running.
        let written = try String(contentsOfFile: trace, encoding: .utf8)
        let changed = "  changed    BookmarksInteractor, but not its model\n"
        #expect(written.contains("\nb\n  taken      by UsersListView\n\(changed)"))
        #expect(written.contains("\ntab\n  taken      by the shell\n  selected   tab bookmarks\n"))
        terminal.type("q")
        #expect(await terminal.end() == .exited(0))
    }

    @Test("A pipe without a writer blocks only its own screen: other screens load, and q quits")
    func unwritten() async throws {
        let demo = try DemoProcess()
        let pipe = demo.folder.path(of: "pipe")
        try #require(mkfifo(pipe, 0o600) == 0)
        let terminal = try await demo.open(["--in-memory", "--shop", pipe]).listed()
        // Go to the shop, and refresh it more times than there are threads for tasks.
        try await terminal.clickTab(.shop)
        terminal.type(String(repeating: "r", count: ProcessInfo.processInfo.activeProcessorCount + 1))
        #expect(await terminal.wait { $0.screen.text.contains("Loading products") }, "\(terminal.screen.text)")
        // Go to the lists, which have not been opened yet.
        terminal.type("\u{1B}[Z")
        #expect(await terminal.wait { $0.screen.text.contains("No to-do lists yet") }, "\(terminal.screen.text)")
        terminal.type("q")
        #expect(await terminal.end() == .exited(0))
    }
}
