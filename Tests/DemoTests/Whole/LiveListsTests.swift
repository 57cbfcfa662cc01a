import Coordinator
import Foundation
import TestKit
import TestProcesses
import Testing

@Suite("Lists in a terminal while another process locks the database", .endsWhenStuck)
struct LiveListsTests {
    @Test("Keys that arrive together are handled in order, after the database has stored the first change")
    func typedAhead() async throws {
        let demo = try DemoProcess()
        let data = demo.folder.path(of: "data")
        let terminal = try await demo.openedWithList(in: data)

        let lock = DatabaseLock.hold(in: data)
        terminal.type("\rnRome\rnOslo\rnBern\r")
        #expect(await terminal.wait { $0.screen.text.contains("Saving…") }, "\(terminal.screen.text)")
        #expect(!terminal.screen.text.contains("[ ] Rome"))
        close(lock)

        #expect(await terminal.wait { $0.screen.text.contains("[ ] Bern") }, "\(terminal.screen.text)")
        terminal.type("q")
        #expect(await terminal.end() == .exited(0))
        let list = try await demo.run("--data", data, "--screen", "list").text
        let items = list.split(separator: "\n").compactMap { $0.firstMatch(of: /\[ \] (\w+)/)?.1 }
        #expect(items == ["Bern", "Oslo", "Rome"], "\(list)")
    }

    @Test("If a new item cannot be saved, its text stays in the form, and at the end, the demo names the item")
    func refused() async throws {
        let demo = try DemoProcess()
        let data = demo.folder.path(of: "data")
        let terminal = try await demo.openedWithList(in: data)
        let lock = DatabaseLock.hold(in: data)
        defer { close(lock) }

        async let printed = demo.run("--data", data, "--screen", "list", "--keys", "n Dates enter")
        terminal.type("\rnFigs\r")
        #expect(await terminal.wait { $0.screen.text.contains("[ Try Again ]") }, "\(terminal.screen.text)")
        #expect(terminal.screen.text.contains("▸ Figs") && !terminal.screen.text.contains("[ ] Figs"))
        terminal.type("\u{3}\u{3}")
        #expect(await terminal.end() == .exited(1))
        #expect(terminal.output.contains("demo: Not saved: the new item “Figs”. The database "))
        #expect(!terminal.output.contains("will be lost.\r\n"), "Each loss must have one sentence only")

        let child = try await printed
        #expect(child.ending == .exited(1))
        #expect(child.errorText.hasPrefix("demo: Not saved: the new item “Dates”. The database "))
    }
}

extension DemoProcess {
    /// Runs the demo in a terminal, with the Lists tab open and one empty list, Trips.
    fileprivate func openedWithList(in data: String) async throws -> TerminalProcess {
        let made = try await run("--data", data, "--screen", "lists", "--keys", "n Trips enter")
        #expect(made.ending == .exited(0))
        let terminal = try await open(["--data", data]).listed()
        try await terminal.clickTab(.lists)
        #expect(await terminal.wait { $0.screen.text.contains("Trips (0 items)") }, "\(terminal.screen.text)")
        return terminal
    }
}
