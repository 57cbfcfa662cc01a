import Coordinator
import Foundation
import TestKit
import TestProcesses
import Testing

@Suite("The demo in a terminal, with a pipe as a source", .leakChecks, .endsWhenStuck)
struct LivePipeTests {
    @Test("A pipe without a writer blocks only its own screen: other screens load, and q quits")
    func unwritten() async throws {
        let demo = try DemoProcess()
        let pipe = demo.folder.path(of: "pipe")
        try #require(mkfifo(pipe, 0o600) == 0)
        let terminal = try await demo.open(["--in-memory", "--shop", pipe]).listed()
        // Go to the shop, and refresh it more often than there are threads for all tasks.
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
