import Foundation
import TestKit
import TestProcesses
import Testing

@Suite("The demo's end with a form that is being filled in", .endsWhenStuck)
struct LiveFormTests {
    @Test(
        "With a half-filled form, ctrl-c asks and a second one ends it; a signal does not ask",
        arguments: [nil, SIGTERM])
    func endedWithForm(signal: Int32?) async throws {
        let keys = "shift-tab down enter Ada"
        let terminal = try DemoProcess().open(["--in-memory", "--keys", keys])
        try #require(await terminal.wait { $0.screen.text.contains("Name      Ada") }, "\(terminal.screen.text)")
        if let signal {
            terminal.send(signal)
            #expect(await terminal.end() == .killed(by: signal))
        } else {
            terminal.type("\u{3}")
            #expect(await terminal.wait { $0.screen.text.contains("will be lost") }, "\(terminal.screen.text)")
            terminal.type("\u{3}")
            #expect(await terminal.end() == .exited(1))
            #expect(terminal.output.contains("The app ended without your answer to this: "))
        }
        terminal.expectRestored()
    }
}
