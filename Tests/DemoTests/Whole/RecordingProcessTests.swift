import Foundation
import TestKit
import TestProcesses
import Testing

@testable import Demo

/// Recording with the program itself.
@Suite("The demo that records a flow", .endsWhenStuck)
struct RecordingProcessTests {
    private let package: FlowPackage
    private let demo: DemoProcess

    init() throws {
        package = try FlowPackage()
        demo = try DemoProcess()
    }

    /// The flow's committed test passes, so a recording that equals the committed test passes, too.
    ///
    /// The keys go backwards to the More tab, so that a new tab, which is added before More, does not change the keys.
    @Test("If the committed flow is recorded again, its test and snapshots are unchanged, and no data is stored")
    func committed() async throws {
        let name = "EveryTab"
        let keys = """
            enter ctrl-s tab tab enter ctrl-s tab n Groceries enter enter n Milk enter ctrl-s tab enter enter ctrl-s \
            tab down l ctrl-s shift-tab shift-tab shift-tab shift-tab shift-tab shift-tab down enter Ada tab ctrl-c left enter
            """
        let child = try await demo.run("--record", name, "--into", package.folder.path, "--keys", keys)
        #expect(child.ending == .exited(0), "\(child.errorText)")
        #expect(child.errorText.hasPrefix("demo: Recorded Tests/DemoTests/Whole/\(name)FlowTests.swift and "))
        #expect(child.errorText.hasSuffix(" To run it: swift test --filter \(name)FlowTests\n"))
        let root = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL
        let snapshots = "Snapshots/DemoTests/\(name)FlowTests"
        let count = try FileManager.default.contentsOfDirectory(atPath: root.appending(path: snapshots).path).count
        #expect(try package.recorded.count == count + 1)
        for file in try package.recorded {
            let committed = try String(contentsOf: root.appending(path: file), encoding: .utf8)
            #expect(try package.text(of: file) == committed, "--record \(name) now writes a different text to \(file)")
        }
        #expect(!FileManager.default.fileExists(atPath: demo.folder.path(of: "data")))
    }

    @Test("A flow in a terminal is recorded, whether a key or a signal ends the demo", arguments: [nil, SIGTERM])
    func live(signal: Int32?) async throws {
        let terminal = try demo.open(["--record", "Groceries", "--into", package.folder.path])
        try #require(await terminal.wait { $0.screen.text.contains("25 users") }, "\(terminal.screen.text)")
        terminal.type("\t\t\t")
        #expect(await terminal.wait { $0.screen.text.contains("No to-do lists yet") }, "\(terminal.screen.text)")
        terminal.type("nMilk\r")
        #expect(await terminal.wait { $0.screen.text.contains("Milk (0 items)") }, "\(terminal.screen.text)")
        terminal.type("\u{13}")
        #expect(await terminal.wait { $0.screen.text.contains("snapshot (1)") }, "\(terminal.screen.text)")
        if let signal {
            terminal.send(signal)
            #expect(await terminal.end() == .killed(by: signal))
        } else {
            terminal.type("q")
            #expect(await terminal.end() == .exited(0))
        }
        #expect(
            terminal.output.contains("Recorded Tests/DemoTests/Whole/GroceriesFlowTests.swift and 1 snapshot."))
        let test = try package.text(of: "Tests/DemoTests/Whole/GroceriesFlowTests.swift")
        #expect(
            test.contains("await app.type(settling: \"nMilk\")\n        await app.press(settling: .enter)"), "\(test)")
        let snapshot = try package.text(of: "Snapshots/DemoTests/GroceriesFlowTests/groceries.txt")
        #expect(snapshot.contains("Milk (0 items)") && !snapshot.contains("ctrl-s"))
        terminal.expectRestored()
    }

    @Test(
        "Options that a test cannot replay are refused before the start",
        arguments: [
            ["--users", "live"], ["--photos", "http://127.0.0.1:9"], ["--shop", "x.json"], ["--data", "folder"],
            ["--locale", "de_DE"], ["--binding", "closures"],
        ])
    @MainActor
    func unrecordable(arguments: [String]) {
        #expect(throws: UsageError.unrecordable(arguments[0])) {
            try safeComposition(["--record", "Test"] + arguments)
        }
    }

    @Test("A recording needs an unused name, and a package with the tests' harness")
    func places() throws {
        let (bare, test) = (try TemporaryPackage(), "Tests/DemoTests/Whole/TestFlowTests.swift")
        #expect(throws: FlowError.noPackage(folder: demo.folder.path)) { try place("Test", into: demo.folder.url) }
        #expect(throws: FlowError.noFlows(package: bare.folder.path, file: FlowPackage.harness)) {
            try place("Test", into: bare.folder)
        }
        try package.write("", to: test)
        #expect(throws: FlowError.taken(name: "TestFlowTests", file: test)) { try place("Test", into: package.folder) }
        try package.write("", to: "Snapshots/DemoTests/OldFlowTests/old.txt")
        #expect(throws: FlowError.taken(name: "OldFlowTests", file: "Snapshots/DemoTests/OldFlowTests")) {
            try place("Old", into: package.folder)
        }
        #expect(try package.recorded.count == 2)
    }

    private func place(_ name: String, into folder: URL) throws -> FlowPlace {
        try FlowPlace(FlowName(name), into: folder.path)
    }

    @Test("A recording finds the package around the working folder, and --into needs --record")
    func workingFolder() async throws {
        try package.makeFolder("Sources/Deep")
        let folder = package.folder.appending(path: "Sources/Deep").path
        let child = try await demo.shell("cd '\(folder)' && exec \(demo.command("--record Deep --keys down"))")
        #expect(child.ending == .exited(0), "\(child.errorText)")
        #expect(try package.recorded.contains("Tests/DemoTests/Whole/DeepFlowTests.swift"))
        let lonely = try await demo.run("--into", package.folder.path)
        #expect(lonely.ending == .exited(2))
        #expect(lonely.errorText.hasPrefix("demo: --into needs --record\n"))
    }
}
