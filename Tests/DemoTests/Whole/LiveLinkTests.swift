import Foundation
import TestKit
import TestProcesses
import Testing

/// The program itself runs in a terminal, and begins at a linked screen or where the user left off.
@Suite("The demo, opened at a certain screen", .endsWhenStuck)
struct LiveLinkTests {
    @Test("A demo opened by a link shows the linked screen, and escape leads back from there")
    func open() async throws {
        let terminal = try DemoProcess().open(["--in-memory", "--open", "strata:shop/linen-shirt"])
        #expect(await terminal.wait { $0.screen.text.contains("╭─ Linen Shirt") }, "\(terminal.screen.text)")
        terminal.type("\u{1B}")
        #expect(await terminal.wait { $0.screen.text.contains("▸   Linen Shirt") }, "\(terminal.screen.text)")
        terminal.type("q")
        #expect(await terminal.end() == .exited(0))
    }

    @Test("After it was killed, the demo starts where its user left off")
    func killed() async throws {
        let demo = try DemoProcess()
        let data = ["--data", demo.folder.path(of: "data")]
        let first = try demo.open(data)
        try #require(await first.wait { $0.screen.text.contains("25 users") }, "\(first.screen.text)")
        try await first.press(",", until: "[ ] Start where")
        try await first.press("\u{1B}[B\u{1B}[B\u{1B}[B\r", until: "[x] Start where")
        try await first.press("\u{1B}", until: "25 users")
        try await first.press("\t\t\tnTea\r", until: "Tea (0 items)")
        try await first.press("\r", until: "╭─ Tea ")
        // The place is stored first, so once the item is visible, the place is stored, too.
        try await first.press("nMilk\r", until: "[ ] Milk")
        first.send(SIGKILL)
        #expect(await first.end() == .killed(by: SIGKILL))

        let second = try demo.open(data)
        #expect(await second.wait { $0.screen.text.contains("╭─ Tea ") }, "\(second.screen.text)")
        #expect(await second.wait { $0.screen.text.contains("[ ] Milk") }, "\(second.screen.text)")
        second.type("q")
        #expect(await second.end() == .exited(0))
    }
}
