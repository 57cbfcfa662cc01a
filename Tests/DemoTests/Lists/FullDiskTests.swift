import Foundation
import TestKit
import TestProcesses
import Testing

private let mount = "mount -t tmpfs -o size=256k none"
private let isolated = "unshare --mount --map-root-user"

/// Returns whether this user may mount a disk that no other process sees; only Linux can do that.
private func canMount() async throws -> Bool {
    let script = "exec \(isolated) /bin/sh -c '\(mount) /mnt' 2>&-"
    return try await ChildProcess.shell(script).ending == .exited(0)
}

/// The full disk is a small disk in memory that only the test's own processes see.
@Suite(
    "A full disk when the app starts", .leakChecks,
    .enabled("The test may mount a separate disk") { try await canMount() })
struct FullDiskTests {
    private let demo: DemoProcess
    private static let fill = "dd if=/dev/zero of=disk/rest bs=1k 2>dd.txt"

    init() throws { demo = try DemoProcess() }

    @Test("On a full disk, the app shows the stored lists and explains why changes cannot be saved")
    func stored() async throws {
        let program = try program
        let store = "\(program) --keys 'n Books enter' >/dev/null"
        let opened = try await run(before: store, program)
        #expect(opened.contains("Books (0 items)"), "\(opened)")
        #expect(opened.contains("You can read your data, but changes cannot be saved now"), "\(opened)")
        // The first of two runs must leave nothing that stops the second from reading the lists.
        let changed = try await run(before: store, "\(program) >/dev/null; \(program) --keys 'n Tea enter'")
        #expect(changed.contains("There is no room for changes on the disk"), "\(changed)")
    }

    @Test("On a full disk without stored data, the app shows no lists", arguments: ["mkdir disk/data", "true"])
    func empty(before: String) async throws {
        let opened = try await run(before: before, program)
        #expect(opened.contains("No to-do lists yet"), "\(opened)")
        #expect(opened.contains("You can read your data, but changes cannot be saved now"), "\(opened)")
    }

    private var program: String {
        get throws { try demo.command("--data disk/data --screen lists") }
    }

    /// Returns the output and the errors of `command`, run on a disk that was filled after `preparation`.
    private func run(before preparation: String, _ command: String) async throws -> String {
        let script = "mkdir -p disk && \(mount) disk && \(preparation); \(Self.fill); \(command)"
        try demo.folder.write(script, to: "script")
        return try await demo.shell("exec \(isolated) /bin/sh script 2>&1").text
    }
}
