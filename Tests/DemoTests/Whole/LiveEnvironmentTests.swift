import TestKit
import TestProcesses
import Testing

@Suite("The demo in terminals that its environment describes", .leakChecks, .endsWhenStuck)
struct LiveEnvironmentTests {
    private let latin = ["LANG": "de_DE.ISO-8859-1"]

    @Test("A dumb terminal gets one screen without control sequences")
    func dumbTerminal() async throws {
        let terminal = try DemoProcess().open(["--in-memory"], environment: ["TERM": "dumb"])
        #expect(await terminal.end() == .exited(0))
        #expect(!terminal.output.contains("\u{1B}"))
        #expect(terminal.output.contains("25 users"))
        #expect(terminal.output.contains("demo: This terminal cannot move its cursor"))
    }

    @Test(
        "If the locale has no UTF-8, the demo draws only ASCII, unless --unicode is given",
        arguments: [([], ["--ascii"]), (["--unicode"], [])] as [([String], [String])])
    func characterSet(arguments: [String], same: [String]) async throws {
        let terminal = try DemoProcess().open(["--in-memory"] + arguments, environment: latin)
        let expected = try await headlessScreen(["--in-memory"] + same)
        #expect(await terminal.wait { $0.screen.text == expected }, "\(terminal.screen.text)")
        terminal.type("q")
        #expect(await terminal.end() == .exited(0))
    }

    @Test("A printed screen does not depend on the locale's character set")
    func printed() async throws {
        let child = try await DemoProcess().run("--in-memory", environment: latin)
        let expected = try await headlessScreen("--in-memory")
        #expect(child.text == expected + "\n")
    }
}
