import Foundation
import SnapshotFiles
import TestKit
import TestProcesses
import Testing
import TextSnapshots

@testable import Strata

@Suite("The commands for pending inline snapshots", .leakChecks, .snapshots())
struct InlineCommandsTests {
    @Test("The status command lists pending inline snapshots by source file, line and column")
    func status() throws {
        let (package, tool) = try makeTool()
        let status = tool.status()
        #expect(
            status.text.hasSuffix(
                """
                :
                  Tests/FixtureTests/Screens.swift:1:7 (new)
                  Tests/FixtureTests/Screens.swift:2:7 (changed)
                """))

        try package.writeSource("// gone")
        #expect(tool.status().text.contains("Screens.swift:2:7 (outdated: the snapshot has changed since; "))
    }

    @Test("The diff command prints the change to the source file and leaves the file unchanged")
    func diff() throws {
        let (package, tool) = try makeTool()
        let diff = try tool.diff([])
        #expect(diff.status == 0 && diff.isDiff)
        expectSnapshot(of: diff.text, as: .lines)
        #expect(try package.package.text(of: SnapshotPackage.source).hasPrefix("expect(a)\n"))
    }

    @Test(
        "Applying the printed diff with patch gives the same source as accept",
        .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/patch")))
    func patch() async throws {
        let (package, tool) = try makeTool()
        try package.package.write("\(tool.diff([]).text)\n", to: "a.patch")
        let patch = try await ChildProcess.shell("patch -p0 < a.patch", in: package.package.folder)
        #expect(patch.ending == .exited(0), "\(patch.wholeText)")
        let patched = try package.package.text(of: SnapshotPackage.source)
        try package.writeSource(#"expect(a)"#, #"expect(b) { "Ada" }"#, "// the end")
        #expect(try tool.accept([]).status == 0)
        #expect(try package.package.text(of: SnapshotPackage.source) == patched)
    }

    @Test("The diff command reports an inline snapshot whose call has changed, and prints the other changes")
    func refusedDiff() throws {
        let (package, tool) = try makeTool()
        try package.writeSource("expect(a)", "expect(c)", "// the end")
        let diff = try tool.diff([])
        #expect(diff.status == 1)
        #expect(diff.text.contains("+    new\n") && diff.text.contains("not compared: The inline snapshot's call"))
    }

    @Test("The accept and reject commands find an inline snapshot by line, or by line and column")
    func decisions() throws {
        let (package, tool) = try makeTool()
        let path = "Tests/FixtureTests/Screens.swift"
        #expect(try tool.reject(["\(path):1"]) == Outcome("rejected: \(path):1:7"))
        #expect(try tool.accept(["\(path):2:7"]) == Outcome("accepted: \(path):2:7"))
        #expect(try package.package.text(of: path).contains("    Grace\n"))
        #expect(package.store.pendingSnapshots().isEmpty)
    }

    @Test("A pending inline snapshot is compared with its source, and is broken if its call has changed")
    func compared() throws {
        let (package, _) = try makeTool()
        let changes = package.store.pendingChanges().changes
        #expect(changes.map(\.status) == [.new, .changed])
        #expect(changes.last?.hunks.first?.edits.map(\.description) == ["-Ada\n", "+Grace\n"])

        try package.writeSource("expect(a)", "expect(c)")
        let (comparable, broken) = package.store.pendingChanges()
        #expect(comparable.count == 1 && broken.map(\.path) == ["Tests/FixtureTests/Screens.swift:2:7"])
    }

    /// Creates a tool with one new and one changed inline snapshot.
    private func makeTool() throws -> (SnapshotPackage, SnapshotTool) {
        let package = try SnapshotPackage()
        try package.writeSource("expect(a)", #"expect(b) { "Ada" }"#, "// the end")
        try package.savePendingInline("new", line: 1)
        try package.savePendingInline("Grace", line: 2, insteadOf: "Ada")
        return (package, package.tool)
    }
}

extension SnapshotPackage {
    /// Writes the source file; each line is a call, with its closure.
    fileprivate func writeSource(_ lines: String...) throws {
        try package.write(lines.map { "\($0)\n" }.joined(), to: Self.source)
    }
}
