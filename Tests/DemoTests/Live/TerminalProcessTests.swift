import Foundation
import TestKit
import TestProcesses
import Testing

@Suite("A process in a terminal", .leakChecks, .endsWhenStuck)
struct TerminalProcessTests {
    @Test("that writes for ever, but not what a test waits for, or does not end, is given up and killed")
    func patience() async throws {
        let terminal = try TerminalProcess(
            URL(filePath: "/bin/sh"), ["-c", "while :; do echo .; sleep 0.1; done"],
            environment: ["PATH": "/usr/bin:/bin"], patience: 0.2)
        #expect(await !terminal.wait { $0.output.contains("done") })
        #expect(await terminal.end() == .killed(by: SIGKILL))
        let silent = try TerminalProcess(
            URL(filePath: "/bin/sh"), ["-c", "sleep 600"], environment: ["PATH": "/usr/bin:/bin"], patience: 0.2)
        #expect(await silent.endUnread() == .killed(by: SIGKILL))
    }
}
