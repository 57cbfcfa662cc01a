import Foundation
import TestProcesses
import Testing

@Suite("A child process in a terminal")
struct TerminalChildTests {
    @Test("A child process leads the session of its terminal, so ctrl-c ends the process")
    func controllingTerminal() async throws {
        let process = try shell(": >/dev/tty && echo ready; exec cat")
        #expect(await process.wait { $0.output.hasSuffix("ready\r\n") })
        process.type("\u{3}")
        #expect(await process.end() == .killed(by: SIGINT))
    }

    @Test("A terminal keeps the whole output and the changed attributes after its process has ended")
    func output() async throws {
        let process = try shell("stty -echo; i=0; while [ $i -lt 3000 ]; do echo line $i; i=$((i + 1)); done; exit 4")
        #expect(await process.end() == .exited(4))
        #expect(process.output.hasSuffix("line 2999\r\n"))
        #expect(process.output.count { $0 == "\r\n" } == 3000)
        process.withTerminal { #expect($0.attributes != $0.originalAttributes) }
    }

    @Test("A missing program is reported on the terminal")
    func missing() async throws {
        let process = try TerminalProcess(URL(filePath: "/no such program"), [], environment: [:])
        #expect(await process.end() == .exited(127))
        #expect(process.output.contains("/no such program"))
    }

    private func shell(_ script: String) throws -> TerminalProcess {
        try TerminalProcess(URL(filePath: "/bin/sh"), ["-c", script], environment: ["PATH": "/usr/bin:/bin"])
    }
}
