import TestKit
import TestProcesses
import Testing

@Suite("The output of the demo as a process")
struct DemoOutputTests {
    @Test(
        "If the output cannot be written, the demo exits with 1 and writes one line to standard error",
        arguments: ["--help", "--in-memory --screen users"], ChildProcess.unwritableOutputs)
    func unwritable(arguments: String, redirection: String) async throws {
        let demo = try DemoProcess()
        let child = try await demo.shell("exec \(demo.command(arguments)) \(redirection)")
        #expect(child.ending == .exited(1))
        let reason = redirection == ">&-" ? "Bad file descriptor" : "No space left on device"
        #expect(child.errorText == "demo: The output could not be written completely: \(reason).\n")
    }

    @Test(
        "The demo exits with 0 even if a reader of its output stops early",
        arguments: SlowTests.areEnabled ? ["--help", "--in-memory --size 80x1000"] : ["--in-memory --size 80x1000"],
        ["head -n 1", "true"])
    func readerLeaves(arguments: String, reader: String) async throws {
        let demo = try DemoProcess()
        let child = try await demo.shell("{ \(demo.command(arguments)); echo status $? >&2; } | \(reader)")
        #expect(child.errorText == "status 0\n")
    }

    @Test("If standard output is closed, the demo does not write its output into the database")
    func closedOutput() async throws {
        let demo = try DemoProcess()
        let child = try await demo.shell("exec \(demo.command("--data . --screen users --keys b")) >&- 2>&-")
        #expect(child.ending == .exited(1))
        #expect(try await demo.run("--data", ".", "--screen", "bookmarks").text.contains(" (1)"))
    }
}
