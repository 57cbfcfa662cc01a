import Foundation
import TestKit
import TestProcesses
import Testing

/// The links of the program itself, in a terminal.
@Suite("The demo that is opened at a screen", .endsWhenStuck)
struct LiveLinkTests {
    @Test("shows the screen of a link in the terminal, and leads back from it")
    func open() async throws {
        let terminal = try DemoProcess().open(["--in-memory", "--open", "strata:shop/linen-shirt"])
        #expect(await terminal.wait { $0.screen.text.contains("╭─ Linen Shirt") }, "\(terminal.screen.text)")
        terminal.type("\u{1B}")
        #expect(await terminal.wait { $0.screen.text.contains("▸   Linen Shirt") }, "\(terminal.screen.text)")
        terminal.type("q")
        #expect(await terminal.end() == .exited(0))
    }

    @Test("shows where its user was when it was killed")
    func killed() async throws {
        let demo = try DemoProcess()
        let data = ["--data", demo.folder.path(of: "data")]
        let first = try demo.open(data)
        try #require(await first.wait { $0.screen.text.contains("25 users") }, "\(first.screen.text)")
        first.type(",")
        try #require(await first.wait { $0.screen.text.contains("[ ] Start where") }, "\(first.screen.text)")
        first.type("\u{1B}[B\u{1B}[B\u{1B}[B\r")
        try #require(await first.wait { $0.screen.text.contains("[x] Start where") }, "\(first.screen.text)")
        first.type("\u{1B}")
        try #require(await first.wait { $0.screen.text.contains("25 users") }, "\(first.screen.text)")
        first.type("\t\t\tnTea\r")
        try #require(await first.wait { $0.screen.text.contains("Tea (0 items)") }, "\(first.screen.text)")
        first.type("\r")
        try #require(await first.wait { $0.screen.text.contains("╭─ Tea ") }, "\(first.screen.text)")
        // An item that is stored later shows that the place is stored.
        first.type("nMilk\r")
        try #require(await first.wait { $0.screen.text.contains("[ ] Milk") }, "\(first.screen.text)")
        first.send(SIGKILL)
        #expect(await first.end() == .killed(by: SIGKILL))

        let second = try demo.open(data)
        #expect(await second.wait { $0.screen.text.contains("╭─ Tea ") }, "\(second.screen.text)")
        #expect(await second.wait { $0.screen.text.contains("[ ] Milk") }, "\(second.screen.text)")
        second.type("q")
        #expect(await second.end() == .exited(0))
    }
}
