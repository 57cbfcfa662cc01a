import Foundation
import TestKit
import TestProcesses
import Testing

@Suite("The demo as a process, without a terminal")
struct DemoProcessTests {
    @Test("Without a terminal, the demo prints the screen with one final newline, and exits with 0")
    func prints() async throws {
        let demo = try DemoProcess()
        let folder = demo.folder.path(of: "kept")
        let child = try await demo.run("--data", folder, "--as", "ansi", "--keys", "b q")
        #expect(child.ending == .exited(0))
        #expect(child.errorText.isEmpty)
        #expect(child.text.contains(#/^\[.* \(1\) .*\n╭─ /#), "\(child.text)")
        #expect(child.text.hasSuffix("\n") && !child.text.hasSuffix("\n\n"))
        #expect(!child.text.contains("\u{1B}"), "automatic colours are for terminals")
        #expect(FileManager.default.fileExists(atPath: folder + "/strata.sqlite"))
        #expect(!FileManager.default.fileExists(atPath: demo.folder.path(of: "home")))
    }

    @Test("The option --color turns colours on or off; by default, a terminal has colours unless NO_COLOR is set")
    func colors() async throws {
        let demo = try DemoProcess()
        let always = try await demo.run(
            "--in-memory", "--as", "ansi", "--color", "always", environment: ["NO_COLOR": "1"])
        #expect(always.text.contains("\u{1B}["))
        let terminals: [(arguments: [String], isColored: Bool)] = [
            ([], true), (["--color", "never"], false),
        ]
        for (arguments, isColored) in terminals {
            let terminal = try demo.open(["--in-memory", "--screen", "users", "--as", "ansi"] + arguments)
            #expect(await terminal.end() == .exited(0))
            #expect(terminal.output.contains(/\u{1B}\[[0-9;]*[34]8;2;/) == isColored)
        }
        let refused = try demo.open(
            ["--in-memory", "--screen", "users", "--as", "ansi"], environment: ["NO_COLOR": "1"])
        #expect(await refused.end() == .exited(0))
        #expect(!refused.output.contains("\u{1B}["))
    }

    @Test("Without --data, all files go to the platform's data folder")
    func platformFolder() async throws {
        let demo = try DemoProcess()
        #expect(try await demo.runAtHome("--keys", "b").ending == .exited(0))
        let home = FileManager.default.enumerator(atPath: demo.folder.path(of: "home"))
        let kept = try #require(home).compactMap { $0 as? String }
        #expect(kept.contains { $0.hasSuffix("/strata/strata.sqlite") }, "\(kept)")
        let next = try await demo.runAtHome("--screen", "bookmarks")
        #expect(next.text.contains(" (1)"))
    }

    @Test(
        "After a wrong argument, the demo exits with 2 and refers to the help",
        arguments: [
            ["--nonsense"], ["--data", "x", "--in-memory"], ["--data", ""], ["--\u{1B}[31m"], ["--keys", "ctrl-xx"],
        ])
    func usage(arguments: [String]) async throws {
        let demo = try DemoProcess()
        let child = try await demo.run(arguments)
        #expect(child.ending == .exited(2))
        #expect(child.output.isEmpty)
        #expect(child.errorText.hasPrefix("demo: "))
        #expect(child.errorText.hasSuffix("\n'demo --help' shows the options.\n"))
        #expect(!child.errorText.contains("\u{1B}"), "An argument's control sequence must not be printed")
        // The process ran in this folder, and must not have written files.
        #expect(try demo.folder.contents().isEmpty)
    }

    @Test("The help is printed on standard output, and the status is 0", arguments: ["--help", "-h"])
    func help(option: String) async throws {
        let child = try await DemoProcess().run([option, "--screen", "users"])
        #expect(child.ending == .exited(0))
        #expect(child.errorText.isEmpty)
        #expect(child.text.hasPrefix("usage: demo "))
    }

    @Test("Each example in the help prints a screen")
    func examples() async throws {
        let demo = try DemoProcess()
        let help = try await demo.run("--help").text
        let examples = help.matches(of: #/^  demo(.*?)  .*$/#.anchorsMatchLineEndings()).map { String($0.output.1) }
        #expect(examples.count == 3)
        for example in examples {
            let child = try await demo.shell(demo.command(example.trimmingCharacters(in: .whitespaces)))
            #expect(child.ending == .exited(0) && child.text.contains("╭─ "), "\(child.wholeText)")
        }
    }

    @Test("The demo prints the same version as the tool strata")
    func version() async throws {
        let child = try await DemoProcess().run("--version")
        #expect(child.ending == .exited(0))
        #expect(child.errorText.isEmpty)
        let tools = try String(
            contentsOf: URL(filePath: #filePath).appending(
                path: "../../../../Modules/Apps/Strata/Options/Version.swift"
            )
            .standardizedFileURL, encoding: .utf8)
        let version = try #require(child.text.wholeMatch(of: /demo ([0-9.]+)\n/), "\(child.text)")
        #expect(tools.contains("\"\(version.1)\""))
    }

    @Test("If nobody answers the alert about a failed change, standard error names the change, and the status is 1")
    func lossAtEnd() async throws {
        let demo = try DemoProcess()
        let folder = demo.folder.path(of: "data")
        #expect(try await demo.run("--data", folder, "--keys", "b").ending == .exited(0))
        try demo.folder.setPermissions(0o555, of: folder)
        defer { try? demo.folder.setPermissions(0o700, of: folder) }
        for (keys, subject) in [("b", "bookmarks"), (", enter", "settings")] {
            let child = try await demo.run("--data", folder, "--no-wait", "--keys", keys)
            #expect(child.ending == .exited(1))
            #expect(child.errorText.hasPrefix("demo: Not saved: your latest change to the \(subject). The database "))
            #expect(child.errorText.filter { $0 == "\n" }.count == 1)
        }
        let unwritten = try await demo.shell("exec \(demo.command("--data '\(folder)' --no-wait --keys b")) >&-")
        #expect(unwritten.ending == .exited(1))
        let lines = unwritten.errorText.split(separator: "\n")
        #expect(lines.first?.hasPrefix("demo: Not saved: your latest change to the bookmarks. ") == true)
        #expect(lines.dropFirst() == ["demo: The output could not be written completely: Bad file descriptor."])
        // The status is 0 only if the alert is answered, not if it is merely visible.
        #expect(try await demo.run("--data", folder, "--keys", "b").ending == .exited(1))
        #expect(try await demo.run("--data", folder, "--keys", "b esc").ending == .exited(0))
    }

    @Test("If the printed screen has an error, the demo exits with 1 and writes one line to standard error")
    func failureOnScreen() async throws {
        let demo = try DemoProcess()
        let path = demo.folder.path(of: "missing.json")
        for keys in ["", "esc"] {
            let child = try await demo.run("--screen", "users", "--users", path, "--keys", keys)
            #expect(child.ending == .exited(1))
            #expect(child.text.contains(keys.isEmpty ? "═ Error ═" : "Users could not be loaded"), "\(child.text)")
            #expect(child.errorText == "demo: The file \(path) does not exist. Check the path.\n")
        }
    }

    @Test("After a failure before the first screen, the demo exits with 1 and writes one line to standard error")
    func failure() async throws {
        let demo = try DemoProcess()
        let child = try await demo.run("--data", demo.folder.write("", to: "file") + "/data")
        #expect(child.ending == .exited(1))
        #expect(child.output.isEmpty)
        #expect(child.errorText.hasPrefix("demo: The data folder "))
        #expect(child.errorText.contains("/file/data could not be created: Not a directory. Choose another one"))
        #expect(child.errorText.filter { $0 == "\n" }.count == 1 && child.errorText.hasSuffix("\n"))
    }
}
